import { nameSearch, sortedBy } from '@tributary/sdk/common'
import { useMemo, useState } from 'react'
import type { DataTableColumn, TableSort } from './table-columns.ts'

type Options<Row, Child> = {
  rows: readonly Row[]
  columns: readonly DataTableColumn<Row, Child>[]
  sort: TableSort | undefined
  searchBy: ((row: Row) => string) | undefined
}

/** Returns the rows that match the search, in the chosen order. The table keeps its search itself. */
export function useTableRows<Row, Child>({ rows, columns, sort, searchBy }: Options<Row, Child>) {
  const [search, setSearch] = useState('')
  const sortBy = columns.find(({ id }) => id === sort?.column)?.sortBy
  const direction = sort?.direction
  const sorted = useMemo(() => (sortBy ? sortedBy(rows, sortBy, direction) : rows), [rows, sortBy, direction])
  const find = useMemo(() => searchBy && nameSearch(sorted, searchBy), [sorted, searchBy])
  const shown = useMemo(() => (find && search.trim() ? find(search) : sorted), [find, search, sorted])
  return { search, setSearch, shown }
}
