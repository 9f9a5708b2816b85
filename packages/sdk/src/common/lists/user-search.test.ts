import fc from 'fast-check'
import { expect, it } from 'vitest'
import { nameContains } from './search.ts'
import { userSearch } from './user-search.ts'

const users = [
  { firstName: 'Sue', lastName: 'Marsh', emailAddress: 'sue@birch.example' },
  { firstName: ' Eli ', lastName: 'Stone', emailAddress: 'E.Stone@acme.example' },
  { firstName: 'Élodie', lastName: "O'Hara", emailAddress: 'elodie@acme.example' },
]

it.each([
  ['', ['Marsh', 'Stone', "O'Hara"]],
  ['su', ['Marsh']],
  ['STON', ['Stone']],
  ['sue marsh', ['Marsh']],
  ['  sue   mar ', ['Marsh']],
  ['eli s', ['Stone']],
  ['marsh sue', []],
  ['élo', ["O'Hara"]],
  ["o'h", ["O'Hara"]],
  ['.*', []],
  ['@ACME', ['Stone', "O'Hara"]],
  ['sue@', ['Marsh']],
  ['marsh sue@', []],
  ['marsh\nsue@', []],
])('%j finds %j [USER-02, USER-23, SHELL-50]', (search, found) => {
  expect(userSearch(users)(search).map(({ lastName }) => lastName)).toEqual(found)
})

const name = fc.oneof(fc.string({ maxLength: 6 }), fc.constantFrom('Sue', 'ŞULE', 'ﬁona', ' straße ', 'İlay'))
const crowd = fc.array(fc.record({ firstName: name, lastName: name, emailAddress: name }), { maxLength: 12 })

it('a prepared list gives the same results as comparing each name [USER-23]', () => {
  fc.assert(
    fc.property(crowd, fc.array(name, { maxLength: 4 }), (people, keys) => {
      const find = userSearch(people)
      for (const key of keys) {
        const words = key.trim().replace(/\s+/g, ' ')
        const plain = people.filter(({ firstName, lastName, emailAddress }) =>
          [`${firstName.trim()} ${lastName.trim()}`, emailAddress].some((text) => nameContains(text, words)),
        )
        expect(find(key)).toEqual(plain)
      }
    }),
  )
})
