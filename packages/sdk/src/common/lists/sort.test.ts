import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { otherDirection, sortedByFirstName, sortedByName } from './sort.ts'

const named = (...names: string[]) => names.map((name) => ({ name }))
const namesOf = (items: readonly { name: string }[]) => items.map(({ name }) => name)

describe('sorting by name [VALID-15, CONST-24]', () => {
  it.each([
    ['ascending by default', undefined, ['apple', 'Banana', 'Émile', 'zebra']],
    ['descending', 'descending', ['zebra', 'Émile', 'Banana', 'apple']],
  ] as const)('%s, in any letter case', (_, direction, names) => {
    expect(namesOf(sortedByName(named('zebra', 'Banana', 'Émile', 'apple'), direction))).toEqual(names)
  })

  it('compares numbers as numbers', () => {
    expect(namesOf(sortedByName(named('Q10', 'Q9', 'Q1')))).toEqual(['Q1', 'Q9', 'Q10'])
  })

  it('keeps the order of equal names in both directions', () => {
    const alike = named('sales', 'SALES', 'Sales')
    expect(sortedByName(alike)).toEqual(alike)
    expect(sortedByName(alike, 'descending')).toEqual(alike)
  })

  it('returns a copy with the same items', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (names) => {
        const before = named(...names)
        const after = sortedByName(before, 'descending')
        expect(namesOf(before)).toEqual(names)
        expect(namesOf(after).toSorted()).toEqual(names.toSorted())
      }),
    )
  })
})

it('sorts users by first name, then last name [USER-19]', () => {
  const users = [
    { firstName: 'sue', lastName: 'Marsh' },
    { firstName: 'Eli', lastName: 'Stone' },
    { firstName: 'Sue', lastName: 'Adams' },
  ]
  const [marsh, stone, adams] = users
  expect(sortedByFirstName(users)).toEqual([stone, adams, marsh])
  expect(sortedByFirstName(users, 'descending')).toEqual([marsh, adams, stone])
})

it('the sort button switches the direction', () => {
  expect(otherDirection('ascending')).toBe('descending')
  expect(otherDirection('descending')).toBe('ascending')
})
