import fc from 'fast-check'
import { expect, it } from 'vitest'
import { byName, organisationsByName } from './by-name.ts'

const named = (...names: string[]) => names.map((companyName, id) => ({ id, companyName }))
const sorted = (...names: string[]) =>
  organisationsByName(named(...names)).map(({ companyName }) => companyName)

it.each([
  [
    ['kite', 'Anchor', 'harbour'],
    ['Anchor', 'harbour', 'kite'],
  ],
  [
    ['Shop 10', 'Shop 9', 'shop 1'],
    ['shop 1', 'Shop 9', 'Shop 10'],
  ],
  [
    ['Zebra', 'Éclair', 'apple'],
    ['apple', 'Éclair', 'Zebra'],
  ],
  [[], []],
])('sorts %j to %j [SHELL-08]', (names, expected) => {
  expect(sorted(...names)).toEqual(expected)
})

it('does not change the original, and keeps equal names in their order', () => {
  const original = named('kite', 'KITE', 'Kite', 'Anchor')
  const copy = structuredClone(original)
  expect(organisationsByName(original).map(({ id }) => id)).toEqual([3, 0, 1, 2])
  expect(original).toEqual(copy)
})

it('sorts a list and its reverse to the same order', () => {
  const name = fc.string({ unit: 'grapheme' })
  fc.assert(
    fc.property(fc.array(name), (names) => {
      const once = names.toSorted(byName)
      const again = names.toReversed().toSorted(byName)
      expect(once.map((text, index) => byName(text, again[index] ?? ''))).toEqual(once.map(() => 0))
    }),
  )
})
