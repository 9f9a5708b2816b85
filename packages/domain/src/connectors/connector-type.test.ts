import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { availableTypes, connectorTag } from './connector-type.ts'

const type = (name: string, changes: { isInsider?: boolean; isEarlyStages?: boolean } = {}) => ({
  id: name,
  type: name,
  isInsider: false,
  isEarlyStages: false,
  requiresAuthorisation: false,
  ...changes,
})

it.each([
  [{}, null],
  [{ isInsider: true }, 'insider'],
  [{ isEarlyStages: true }, 'early stage'],
  [{ isInsider: true, isEarlyStages: true }, 'insider'],
])('tags %o as %s [HOME-05, HOME-13]', (changes, tag) => {
  expect(connectorTag(type('xero', changes))).toBe(tag)
})

describe('the available types [HOME-03]', () => {
  it('are the types the organisation does not have, in the given order', () => {
    const all = ['xero', 'ftp', 'aws', 'vend'].map((name) => type(name))
    expect(availableTypes(all, [type('FTP'), type('vend')]).map((one) => one.type)).toEqual(['xero', 'aws'])
    expect(availableTypes(all, [])).toEqual(all)
    expect(availableTypes([], all)).toEqual([])
  })

  it('do not contain custom sources', () => {
    expect(availableTypes([type('custom'), type('xero')], []).map((one) => one.type)).toEqual(['xero'])
  })

  it('and the owned types are disjoint and together complete', () => {
    const names = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,6}$/))
    fc.assert(
      fc.property(names, fc.func(fc.boolean()), (list, isOwned) => {
        const all = list.map((name) => type(name))
        const owned = all.filter((one) => isOwned(one.type))
        const available = availableTypes(all, owned)
        expect([...owned, ...available].map((one) => one.type).toSorted()).toEqual(list.toSorted())
      }),
    )
  })
})
