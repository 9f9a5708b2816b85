import type { Id } from '../id.ts'

/** Caches the value made from an object while the object exists, so that a list is indexed once and not per user. */
export function memoizeByObject<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new WeakMap<Key, { value: Value }>()
  return (key) => {
    const known = made.get(key) ?? { value: make(key) }
    made.set(key, known)
    return known.value
  }
}

/** Rows by id, where a number equals its text. `getAll` returns each row once and skips unknown ids. */
export type RowIndex<Row> = {
  get: (id: Id) => Row | undefined
  getAll: (ids: readonly { id: Id }[]) => Row[]
}

/** Returns a function that indexes a list of rows, and caches the index per list. */
export const rowIndex = <Row extends { id: Id }>() =>
  memoizeByObject((rows: readonly Row[]): RowIndex<Row> => {
    const byId = new Map(rows.map((row) => [String(row.id), row]))
    const get = (id: Id) => byId.get(String(id))
    return {
      get,
      getAll: (ids) => [...new Set(ids.map(({ id }) => get(id)))].filter((row) => row !== undefined),
    }
  })
