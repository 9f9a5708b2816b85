import { nameSearch } from './search.ts'

type Searched = {
  /** The first name. */
  firstName: string
  /** The last name. */
  lastName: string
  /** The address the user signs in with. */
  emailAddress: string
}

/**
 * Returns a search for the users whose first name, last name, "first last" or email address contains the search text,
 * in their order. Names and addresses are folded once, at the first search.
 */
export function userSearch<T extends Searched>(users: readonly T[]): (search: string) => T[] {
  const find = nameSearch(users, searchedText)
  return (search) => find(search.replace(/\s+/g, ' '))
}

// A search cannot contain a line break, so no match spans the name and the address.
const searchedText = ({ firstName, lastName, emailAddress }: Searched) =>
  `${firstName.trim()} ${lastName.trim()}\n${emailAddress}`
