import { byName } from '@tributary/domain'

/** The direction of a sorted list; ascending by default. */
export type SortDirection = 'ascending' | 'descending'

/** Returns the direction after the sort button is pressed. */
export const otherDirection = (direction: SortDirection): SortDirection =>
  direction === 'ascending' ? 'descending' : 'ascending'

/** Returns a copy sorted by a text of its items, ignoring letter case. Equal texts keep their order. */
export const sortedBy = <T>(
  items: readonly T[],
  textOf: (item: T) => string,
  direction: SortDirection = 'ascending',
): T[] => {
  const sign = direction === 'ascending' ? 1 : -1
  return items.toSorted((a, b) => sign * byName(textOf(a), textOf(b)))
}

/** Returns a copy sorted by name, the order of every list except users. */
export const sortedByName = <T extends { name: string }>(
  items: readonly T[],
  direction?: SortDirection,
): T[] => sortedBy(items, ({ name }) => name, direction)

/** Returns a copy sorted by first name, then last name: the order of users. */
export const sortedByFirstName = <T extends { firstName: string; lastName: string }>(
  users: readonly T[],
  direction?: SortDirection,
): T[] =>
  sortedBy(
    sortedBy(users, ({ lastName }) => lastName, direction),
    ({ firstName }) => firstName,
    direction,
  )
