import type { Id } from '@tributary/domain'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { linkerChoices, wantedLinks } from './linker-choices.ts'

const archived = { id: 's3', name: 'Archived' }
const item = (id: Id, status: { id: Id; name: string } | null = null) => ({ id, status })
const idsOf = (items: readonly { id: Id }[]) => items.map(({ id }) => id)

it.each<[string, Id[], Id[]]>([
  ['nothing linked', [], [1, 3]],
  ['the archived one is linked', [2], [1, 2, 3]],
  ['its id is text', ['2'], [1, 2, 3]],
])('hides archived items unless they are linked: %s [STATE-26]', (_, linked, expected) => {
  expect(
    idsOf(linkerChoices([item(1), item(2, archived), item(3, { id: 's2', name: 'Locked' })], linked)),
  ).toEqual(expected)
})

it('offers items without a status', () => {
  expect(idsOf(linkerChoices([{ id: 'e' }], []))).toEqual(['e'])
})

it.each<[string, 'onlySelected' | 'allCurrent' | 'allCurrentAndFuture', Id[], Id[], Id[]]>([
  ['the ticked ones', 'onlySelected', [2], [], [2]],
  ['every one shown', 'allCurrent', [2], [], [1, 2]],
  ['every one shown, and future ones', 'allCurrentAndFuture', [], [], [1, 2]],
  ['the ticked ones and hidden links', 'onlySelected', [2], [1, 9], [2, 9]],
  ['every one shown and hidden links', 'allCurrent', [], ['1', 9], [1, 2, 9]],
])('a choice means %s [LINKAREA-12, USERENT-10, STATE-26]', (_, applyFor, ids, linked, expected) => {
  expect(wantedLinks({ applyFor, ids }, [item(1), item(2)], linked)).toEqual(expected)
})

it('keeps hidden items linked for every choice [STATE-26]', () => {
  const ids = fc.subarray([1, 2, 3, 4, 5, 6])
  const applyFor = fc.constantFrom(
    'onlySelected' as const,
    'allCurrent' as const,
    'allCurrentAndFuture' as const,
  )
  fc.assert(
    fc.property(ids, ids, ids, applyFor, (shown, linked, ticked, mode) => {
      const wanted = wantedLinks(
        { applyFor: mode, ids: ticked },
        shown.map((id) => item(id)),
        linked,
      )
      expect(wanted).toEqual(expect.arrayContaining(linked.filter((id) => !shown.includes(id))))
    }),
  )
})
