import { expect, it } from 'vitest'
import { searchUsers } from './search-users.ts'

const users = [
  { firstName: 'Sue', lastName: 'Marsh' },
  { firstName: ' Eli ', lastName: 'Stone' },
  { firstName: 'Élodie', lastName: "O'Hara" },
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
])('%j finds %j [USER-02] [USER-23] [SHELL-50]', (search, found) => {
  expect(searchUsers(users, search).map(({ lastName }) => lastName)).toEqual(found)
})
