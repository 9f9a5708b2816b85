import { byName, type Id, type Named } from '@tributary/domain'

/** A name as it is kept. */
export const storedName = (name: string): string => name.trim().normalize('NFC')

/** A name as it is compared: two that differ in letter case alone are one. */
export const nameKey = (name: string): string => storedName(name).toLowerCase()

/** A copy in the order every list has (requirement VALID-15). */
export const sortedByName = <T extends { name: string }>(things: readonly T[]): T[] =>
  things.toSorted((a, b) => byName(a.name, b.name))

/**
 * Links by what they start from, each list in order of name. Thousands of users share a few dozen things, so these are
 * put in order once and then handed out.
 */
export function namesBy<Row>(
  rows: readonly Row[],
  from: (row: Row) => string,
  to: (row: Row) => Named,
): (id: string) => Named[] {
  const things = new Map<Id, Named>()
  const linked = new Map<Id, string[]>()
  for (const row of rows) {
    const thing = to(row)
    things.set(thing.id, thing)
    push(linked, thing.id, from(row))
  }
  const lists = new Map<string, Named[]>()
  for (const thing of sortedByName([...things.values()]))
    for (const id of linked.get(thing.id) ?? []) push(lists, id, thing)
  return (id) => lists.get(id) ?? []
}

function push<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value) {
  const list = lists.get(key)
  if (list) list.push(value)
  else lists.set(key, [value])
}
