/** Records by key, in the order they were added. */
export type RecordTable<Row> = {
  /** Returns the same array until a record changes. */
  all(): readonly Row[]
  get(key: string): Row
  has(key: string): boolean
  /** Stores a record unchanged. */
  put(row: Row): void
  /** Changes fields of a record, and what the system itself changes with them. */
  change(key: string, change: Partial<Row>): Row
  remove(key: string): void
}

/** Creates a table. `touched` returns the fields that the system sets at every change, such as its time. */
export function recordTable<Row extends object>(
  keyOf: (row: Row) => string,
  touched: () => Partial<Row> = () => ({}),
): RecordTable<Row> {
  const rows = new Map<string, Row>()
  let list: readonly Row[] | undefined

  function get(key: string): Row {
    const row = rows.get(key)
    if (!row) throw new Error(`There is no record ${key}`)
    return row
  }

  function put(row: Row) {
    rows.set(keyOf(row), row)
    list = undefined
  }

  return {
    all() {
      list ??= [...rows.values()]
      return list
    },
    get,
    has: (key) => rows.has(key),
    put,
    change(key, change) {
      const row = { ...get(key), ...touched(), ...change }
      put(row)
      return row
    },
    remove(key) {
      get(key)
      rows.delete(key)
      list = undefined
    },
  }
}
