import { foldCase } from './search.ts'

type Names = { firstName: string; lastName: string }

/**
 * Prepares a list of users for being searched at every key: names are folded once, at the first search. Answers as
 * {@link searchUsers} does.
 */
export function userSearch<T extends Names>(users: readonly T[]): (search: string) => T[] {
  let folded: string[] | undefined
  return (search) => {
    const wanted = foldCase(search.trim().replace(/\s+/g, ' '))
    if (wanted === '') return [...users]
    folded ??= users.map(foldedName)
    const names = folded
    return users.filter((_, place) => names[place]?.includes(wanted))
  }
}

const foldedName = ({ firstName, lastName }: Names) => foldCase(`${firstName.trim()} ${lastName.trim()}`)

/** The users whose first name, last name or both, "first last", contain the search text, in their order (requirement USER-23). */
export const searchUsers = <T extends Names>(users: readonly T[], search: string): T[] =>
  userSearch(users)(search)
