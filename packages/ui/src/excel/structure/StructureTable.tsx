import type { Id, Status } from '@tributary/domain'
import type { Noun } from '@tributary/sdk/common'
import { userStatusLabel } from '@tributary/sdk/users'
import { type ReactNode, useMemo, useState } from 'react'
import { RowActions } from '../../patterns/RowActions.tsx'
import { CopyText } from '../../primitives/CopyButton/CopyText.tsx'
import { DataTable } from '../../primitives/DataTable/DataTable.tsx'
import type {
  DataTableColumn,
  TableCsv,
  TableExpansion,
  TableSort,
} from '../../primitives/DataTable/table-columns.ts'
import { StructureStatus } from '../status/StructureStatus.tsx'
import { structureText } from './structure.messages.ts'

type Item = { id: Id; name: string }

/** The table of one kind of structure item. */
export type StructureTableKind<Row extends Item, Child = never> = {
  label: string
  nouns: Noun
  /** Shown when there are no items. */
  empty: string
  /** The columns before "Manage". */
  columns: readonly DataTableColumn<Row, Child>[]
  searchBy: (item: Row) => string
  /** Columns that only the CSV download has. */
  csvMore?: TableCsv<Row>['more']
  minWidth?: 860
}

/** The props that the application passes to a table of structure items. */
export type StructureTableProps<Row> = {
  /** Called when the user edits a row. */
  onEdit: (item: Row) => void
  /** Left out for users who must not delete. */
  onDelete?: ((item: Row) => void) | undefined
  /** Returns the address with the lineage of a row. Without it, the rows have no link. */
  lineageHrefOf?: ((item: Row) => string) | undefined
  /** The button shown when there are no items. */
  emptyAction?: ReactNode
  /** Adds the CSV download, with the organisation in the file's name. */
  csv?: Pick<TableCsv<Row>, 'organisation'> | undefined
  /** Called when the focused row is removed, so that the screen can move the focus. */
  onFocusLost?: () => void
}

type TableProps<Row extends Item, Child> = Omit<
  StructureTableProps<Row>,
  'onEdit' | 'onDelete' | 'lineageHrefOf'
> & {
  kind: StructureTableKind<Row, Child>
  items: readonly Row[]
  manage: DataTableColumn<Row, Child>
  expansion?: TableExpansion<Row, Child>
}

/** A table of structure items, sorted by name, with a search box and the actions of each row. */
export function StructureTable<Row extends Item, Child = never>(props: TableProps<Row, Child>) {
  const { kind, items, manage, csv, ...rest } = props
  const { columns, csvMore = [], ...words } = kind
  const [sort, setSort] = useState<TableSort>({ column: 'name', direction: 'ascending' })
  const all = useMemo(() => [...columns, manage], [columns, manage])
  return (
    <DataTable
      {...words}
      {...rest}
      columns={all}
      rows={items}
      csv={csv && { ...csv, more: csvMore }}
      rowKey={({ id }) => String(id)}
      sort={sort}
      onSort={setSort}
    />
  )
}

/** Returns the "Manage" column of items that can be edited and deleted. */
export function useManageColumn<Row extends Item>(
  width: string,
  { onEdit, onDelete, lineageHrefOf }: StructureTableProps<Row>,
): DataTableColumn<Row> {
  return useMemo(
    () => ({
      ...manageColumn(width),
      cell: (item) => (
        <RowActions
          id={item.id}
          name={item.name}
          lineageHref={lineageHrefOf?.(item)}
          onEdit={() => onEdit(item)}
          onDelete={onDelete && (() => onDelete(item))}
        />
      ),
    }),
    [width, onEdit, onDelete, lineageHrefOf],
  )
}

export const manageColumn = (width: string) =>
  ({ id: 'manage', header: structureText.manage, kind: 'actions', width }) as const

export const nameOf = ({ name }: { name: string }) => name

type TableNames = { excel: string; sql: string; sqlWhole: string }

/** Returns the two columns with the names that an item has as a table. */
export const tableNameColumns = <Row, Child = never>(
  namesOf: (item: Row) => TableNames,
  [excelWidth, sqlWidth]: readonly [string, string],
): DataTableColumn<Row, Child>[] => [
  {
    id: 'excel',
    get header() {
      return structureText.excelTableName
    },
    cell: (item) => namesOf(item).excel,
    kind: 'mono',
    width: excelWidth,
  },
  {
    id: 'sql',
    get header() {
      return structureText.sqlTableName
    },
    cell: (item) => {
      const { sql, sqlWhole } = namesOf(item)
      return <CopyText text={sqlWhole}>{sql}</CopyText>
    },
    csv: (item) => namesOf(item).sqlWhole,
    kind: 'mono',
    width: sqlWidth,
  },
]

export const statusColumn = {
  id: 'status',
  get header() {
    return structureText.status
  },
  cell: ({ status }: { status: Status | null }) => <StructureStatus status={status} />,
  csv: ({ status }: { status: Status | null }) => userStatusLabel(status),
  width: '108px',
} as const
