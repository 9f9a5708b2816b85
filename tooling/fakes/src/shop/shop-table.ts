/** Rows by number. The list is the same array until a row changes. */
export type ShopTable<Row> = {
  all(): readonly Row[]
  get(id: number): Row | undefined
  put(row: Row): void
  remove(id: number): void
}

export function shopTable<Row extends { readonly id: number }>(): ShopTable<Row> {
  const rows = new Map<number, Row>()
  let list: readonly Row[] | undefined
  return {
    all() {
      list ??= [...rows.values()]
      return list
    },
    get: (id) => rows.get(id),
    put(row) {
      rows.set(row.id, row)
      list = undefined
    },
    remove(id) {
      rows.delete(id)
      list = undefined
    },
  }
}
