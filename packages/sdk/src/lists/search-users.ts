import { nameContains } from './search.ts'

/** The users whose first name, last name or both, "first last", contain the search text, in their order (requirement USER-23). */
export const searchUsers = <T extends { firstName: string; lastName: string }>(
  users: readonly T[],
  search: string,
): T[] => {
  const words = search.trim().replace(/\s+/g, ' ')
  return users.filter(({ firstName, lastName }) =>
    nameContains(`${firstName.trim()} ${lastName.trim()}`, words),
  )
}
