import { type Noun, plural } from '@tributary/sdk/common'
import { Button } from '../Button/Button.tsx'
import { CsvButton } from '../CsvButton/CsvButton.tsx'
import { SearchField } from '../SearchField/SearchField.tsx'
import * as css from './DataTable.css.ts'
import { dataTableText } from './data-table.messages.ts'
import { csvColumnsOf, type DataTableColumn, type TableCsv, type TableExpansion } from './table-columns.ts'

/** What the rows are. The counted forms are for languages in which a number changes more than one and many. */
export type TableNouns = Pick<Noun, 'one' | 'many'> & Partial<Noun>

export type TableToolbarProps<Row, Child> = {
  nouns: TableNouns
  rows: readonly Row[]
  rowKey: (row: Row) => string
  expansion?: TableExpansion<Row, Child>
  searchBy?: (row: Row) => string
  search: string
  onSearch: (search: string) => void
  /** The rows that match the search. */
  shown: readonly Row[]
  label: string
  columns: readonly DataTableColumn<Row, Child>[]
  csv?: TableCsv<Row> | undefined
}

/** Above the rows: the search, the row count, and buttons to open or close all rows. */
export function TableToolbar<Row, Child>(props: TableToolbarProps<Row, Child>) {
  const { nouns, rows, expansion, searchBy, search, onSearch, csv } = props
  if (rows.length === 0 || !(searchBy || expansion || csv)) return null
  return (
    <div className={css.toolbar}>
      {searchBy && (
        <SearchField
          value={search}
          onChange={onSearch}
          label={dataTableText.searchNamed(nouns.many)}
          className={css.search}
        />
      )}
      {expansion && <ExpandAll {...props} expansion={expansion} />}
      <p role="status" className={css.count}>
        {countOf(props)}
      </p>
      {csv && (
        <CsvButton
          size="sm"
          variant="ghost"
          columns={[...csvColumnsOf(props.columns), ...(csv.more ?? [])]}
          rows={props.shown}
          subject={props.label}
          organisation={csv.organisation}
          exports={csv.exports}
        />
      )}
    </div>
  )
}

const countOf = <Row, Child>({ nouns, rows, shown }: TableToolbarProps<Row, Child>) => {
  const counted = nouns.counted ?? countedBy(nouns)
  if (shown.length === rows.length) return counted(shown.length)
  return dataTableText.shown(shown.length, (nouns.countedTo ?? counted)(rows.length))
}

const countedBy = ({ one, many }: TableNouns) => {
  const forms = { one: (count: string) => `${count} ${one}`, other: (count: string) => `${count} ${many}` }
  return (count: number) => plural(count, forms)
}

type ExpandAllProps<Row, Child> = TableToolbarProps<Row, Child> & { expansion: TableExpansion<Row, Child> }

function ExpandAll<Row, Child>({ rows, rowKey, expansion }: ExpandAllProps<Row, Child>) {
  const keys = rows.map(rowKey)
  const allOpen = keys.every((key) => expansion.expanded.has(key))
  return (
    <Button size="sm" variant="ghost" onClick={() => expansion.onExpand(new Set(allOpen ? [] : keys))}>
      {allOpen ? dataTableText.collapseAll : dataTableText.expandAll}
    </Button>
  )
}
