import { nameSearch } from './search.ts'

type Searched = { firstName: string; lastName: string; emailAddress: string }

/**
 * Prepares a list of users for being searched at every key: names and addresses are folded once, at the first search. Answers as
 * {@link searchUsers} does.
 */
export function userSearch<T extends Searched>(users: readonly T[]): (search: string) => T[] {
  const find = nameSearch(users, searchedText)
  return (search) => find(search.replace(/\s+/g, ' '))
}

// No search holds a line break, so none is found that begins in the name and ends in the address.
const searchedText = ({ firstName, lastName, emailAddress }: Searched) =>
  `${firstName.trim()} ${lastName.trim()}\n${emailAddress}`

/**
 * The users whose first name, last name, both, "first last", or email address contain the search text, in their order
 * (requirements USER-02, USER-23).
 */
export const searchUsers = <T extends Searched>(users: readonly T[], search: string): T[] =>
  userSearch(users)(search)
