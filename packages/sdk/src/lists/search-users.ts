import { nameSearch } from './search.ts'

type Names = { firstName: string; lastName: string }

/**
 * Prepares a list of users for being searched at every key: names are folded once, at the first search. Answers as
 * {@link searchUsers} does.
 */
export function userSearch<T extends Names>(users: readonly T[]): (search: string) => T[] {
  const find = nameSearch(users, wholeName)
  return (search) => find(search.replace(/\s+/g, ' '))
}

const wholeName = ({ firstName, lastName }: Names) => `${firstName.trim()} ${lastName.trim()}`

/** The users whose first name, last name or both, "first last", contain the search text, in their order (requirement USER-23). */
export const searchUsers = <T extends Names>(users: readonly T[], search: string): T[] =>
  userSearch(users)(search)
