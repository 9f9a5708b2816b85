import { byName, type Id, type Named } from '@tributary/domain'

/** A name as it is stored. */
export const storedName = (name: string): string => name.trim().normalize('NFC')

/** A name as it is compared: ignores letter case. */
export const nameKey = (name: string): string => storedName(name).toLowerCase()

/** A copy sorted by name, the order of every list. */
export const sortedByName = <T extends { name: string }>(items: readonly T[]): T[] =>
  items.toSorted((a, b) => byName(a.name, b.name))

/**
 * Groups links by where they start, each group sorted by name. Thousands of users share a few dozen items, so the items
 * are sorted only once.
 */
export function namesBy<Row>(
  rows: readonly Row[],
  from: (row: Row) => string,
  to: (row: Row) => Named,
): (id: string) => Named[] {
  const items = new Map<Id, Named>()
  const linked = new Map<Id, string[]>()
  for (const row of rows) {
    const item = to(row)
    items.set(item.id, item)
    push(linked, item.id, from(row))
  }
  const lists = new Map<string, Named[]>()
  for (const item of sortedByName([...items.values()]))
    for (const id of linked.get(item.id) ?? []) push(lists, id, item)
  return (id) => lists.get(id) ?? []
}

function push<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value) {
  const list = lists.get(key)
  if (list) list.push(value)
  else lists.set(key, [value])
}
