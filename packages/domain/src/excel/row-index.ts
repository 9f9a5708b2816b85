import type { Id } from '../id.ts'

/** Remembers what is made of an object for as long as there is that object: a list is indexed once, not per person. */
export function memoizeByObject<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new WeakMap<Key, { value: Value }>()
  return (key) => {
    const known = made.get(key) ?? { value: make(key) }
    made.set(key, known)
    return known.value
  }
}

/** Rows by their id as text, and the rows that the ids of another list mean: each once, unknown ones left out. */
export type RowIndex<Row> = {
  get: (id: Id) => Row | undefined
  getAll: (ids: readonly { id: Id }[]) => Row[]
}

/** An index of rows that remembers the lists it was made for. */
export const rowIndex = <Row extends { id: Id }>() =>
  memoizeByObject((rows: readonly Row[]): RowIndex<Row> => {
    const byId = new Map(rows.map((row) => [String(row.id), row]))
    const get = (id: Id) => byId.get(String(id))
    return {
      get,
      getAll: (ids) => [...new Set(ids.map(({ id }) => get(id)))].filter((row) => row !== undefined),
    }
  })
