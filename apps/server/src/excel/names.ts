import { byName, type Named } from '@tributary/domain'

/** A name as it is kept. */
export const storedName = (name: string): string => name.trim().normalize('NFC')

/** A name as it is compared: two that differ in letter case alone are one. */
export const nameKey = (name: string): string => storedName(name).toLowerCase()

/** A copy in the order every list has (requirement VALID-15). */
export const sortedByName = <T extends { name: string }>(things: readonly T[]): T[] =>
  things.toSorted((a, b) => byName(a.name, b.name))

/** Links by what they start from, each list in order of name. */
export function namesBy<Row>(
  rows: readonly Row[],
  from: (row: Row) => string,
  to: (row: Row) => Named,
): (id: string) => Named[] {
  const lists = new Map<string, Named[]>()
  for (const [id, group] of Map.groupBy(rows, from)) lists.set(id, sortedByName(group.map(to)))
  return (id) => lists.get(id) ?? []
}
