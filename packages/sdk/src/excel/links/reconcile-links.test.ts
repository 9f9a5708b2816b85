import { describe, expect, it } from 'vitest'
import { choiceOf, type LinkState } from './link-state.ts'
import { afterPartialSave, type LinkCheck, reconcileLinks } from './reconcile-links.ts'

const links = (...ids: string[]): LinkState => ({ ids, later: false })

/** A form opened with sub-area a, in which b was ticked as well. */
const check = (changes: Partial<LinkCheck> = {}): LinkCheck => ({
  base: links('a'),
  choice: choiceOf(links('a', 'b')),
  wanted: links('a', 'b'),
  theirs: links('a'),
  tried: null,
  ...changes,
})

describe('before anything is sent', () => {
  it('continues when the links are as the form shows them', () => {
    expect(reconcileLinks(check())).toEqual({
      state: 'current',
      draft: { base: links('a'), choice: choiceOf(links('a', 'b')) },
    })
  })

  it('takes over what another user changed', () => {
    expect(reconcileLinks(check({ theirs: links('a', 'c') }))).toEqual({
      state: 'changed',
      draft: { base: links('a', 'c'), choice: choiceOf(links('a', 'b', 'c')) },
      change: { added: ['c'], removed: [] },
    })
  })

  it('shows also a change that is wanted here', () => {
    expect(reconcileLinks(check({ theirs: links('a', 'b') }))).toMatchObject({ state: 'changed' })
  })

  it('stops when the item was deleted', () => {
    expect(reconcileLinks(check({ theirs: 'deleted' }))).toEqual({ state: 'deleted' })
  })
})

describe('after calls without a known outcome', () => {
  const lost = { tried: links('a') }

  it('treats a change that is wanted here as its own', () => {
    expect(reconcileLinks(check({ ...lost, theirs: links('a', 'b') }))).toMatchObject({
      state: 'current',
      draft: { base: links('a', 'b') },
    })
  })

  it('treats the effect of an abandoned call as its own', () => {
    const found = reconcileLinks(
      check({ wanted: links('a'), tried: links('a', 'b'), theirs: links('a', 'b') }),
    )
    expect(found).toMatchObject({ state: 'current', draft: { base: links('a', 'b') } })
  })

  it('still shows what another user changed', () => {
    expect(reconcileLinks(check({ ...lost, theirs: links('b', 'c') }))).toMatchObject({
      state: 'changed',
      draft: { choice: choiceOf(links('b', 'c')) },
      change: { added: ['b', 'c'], removed: ['a'] },
    })
  })

  it('keeps the form when the list does not load', () => {
    const form = { base: links('a'), choice: choiceOf(links('a', 'b')) }
    expect(reconcileLinks(check({ ...lost, theirs: 'unknown' }))).toEqual({ state: 'unsure', draft: form })
  })
})

describe('a partial save', () => {
  const save = {
    before: links('a'),
    choice: choiceOf(links('b', 'c', 'd')),
    wanted: links('b', 'c', 'd'),
    goneIds: ['d'],
    effects: {
      done: [{ kind: 'link', id: 'b' }],
      tried: [
        { kind: 'link', id: 'b' },
        { kind: 'link', id: 'c' },
      ],
    },
  } as const

  it('starts from what worked, without what was deleted', () => {
    expect(afterPartialSave(save)).toEqual({
      base: links('a', 'b'),
      choice: choiceOf(links('b', 'c')),
      wanted: links('b', 'c'),
      tried: links('a', 'b', 'c'),
    })
  })

  it.each([
    ['worked although its response was lost', links('a', 'b', 'c')],
    ['failed', links('a', 'b')],
  ])('continues when the other call %s', (_, theirs) => {
    expect(reconcileLinks({ ...afterPartialSave(save), theirs }).state).toBe('current')
  })

  it('does not send when another user changed the links meanwhile', () => {
    expect(reconcileLinks({ ...afterPartialSave(save), theirs: links('b') })).toMatchObject({
      state: 'current',
    })
    expect(reconcileLinks({ ...afterPartialSave(save), theirs: links('a', 'b', 'x') })).toMatchObject({
      state: 'changed',
      change: { added: ['x'], removed: [] },
    })
  })
})
