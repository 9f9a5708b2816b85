import { byName } from '@tributary/domain'

/** Which end of the alphabet a list begins with; ascending unless somebody asked otherwise (connectors spec 5). */
export type SortDirection = 'ascending' | 'descending'

/** What pressing the sort button leads to. */
export const otherDirection = (direction: SortDirection): SortDirection =>
  direction === 'ascending' ? 'descending' : 'ascending'

/** A copy sorted by a text of its items, whatever their letter case; those that are alike keep their order. */
export const sortedBy = <T>(
  items: readonly T[],
  textOf: (item: T) => string,
  direction: SortDirection = 'ascending',
): T[] => {
  const sign = direction === 'ascending' ? 1 : -1
  return items.toSorted((a, b) => sign * byName(textOf(a), textOf(b)))
}

/** A copy in the order of every list but that of users: by name (requirements VALID-15 and CONST-24). */
export const sortedByName = <T extends { name: string }>(
  items: readonly T[],
  direction?: SortDirection,
): T[] => sortedBy(items, ({ name }) => name, direction)

/** A copy in the order of users: by first name, then by last name (requirement USER-19). */
export const sortedByFirstName = <T extends { firstName: string; lastName: string }>(
  users: readonly T[],
  direction?: SortDirection,
): T[] =>
  sortedBy(
    sortedBy(users, ({ lastName }) => lastName, direction),
    ({ firstName }) => firstName,
    direction,
  )
