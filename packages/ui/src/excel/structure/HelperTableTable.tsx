import { type HelperTable, helperTableNames } from '@tributary/domain'
import { excelMessages } from '@tributary/sdk/excel'
import { type ReactNode, useMemo, useState } from 'react'
import { RowActions } from '../../patterns/RowActions.tsx'
import { CopyText } from '../../primitives/CopyButton/CopyText.tsx'
import { DataTable } from '../../primitives/DataTable/DataTable.tsx'
import type { DataTableColumn, TableSort } from '../../primitives/DataTable/table-columns.ts'
import { StructureStatus } from '../status/StructureStatus.tsx'

export type HelperTableTableProps = {
  tables: readonly HelperTable[]
  onEdit: (table: HelperTable) => void
  /** Missing for whoever may not delete (HELPER-05). */
  onDelete?: ((table: HelperTable) => void) | undefined
  /** What to press when there are none. */
  emptyAction?: ReactNode
  onFocusLost?: () => void
}

/** The helper tables of an organisation (connectors spec 2.5, requirement HELPER-02). */
export function HelperTableTable({
  tables,
  onEdit,
  onDelete,
  emptyAction,
  onFocusLost,
}: HelperTableTableProps) {
  const [sort, setSort] = useState<TableSort>({ column: 'name', direction: 'ascending' })
  const columns = useMemo(() => [...facts, manage(onEdit, onDelete)], [onEdit, onDelete])
  return (
    <DataTable
      label="Helper Tables"
      nouns={{ one: 'helper table', many: 'helper tables' }}
      columns={columns}
      rows={tables}
      rowKey={keyOf}
      sort={sort}
      onSort={setSort}
      searchBy={wordsOf}
      empty={excelMessages.none.helperTables}
      emptyAction={emptyAction}
      onFocusLost={onFocusLost}
    />
  )
}

const keyOf = ({ id }: HelperTable) => String(id)
/** Whoever knows a table by the name it has elsewhere finds it as well. */
const wordsOf = (table: HelperTable) => `${table.name}\n${table.inputTableName}`

const facts: readonly DataTableColumn<HelperTable>[] = [
  { id: 'name', header: 'Name', cell: ({ name }) => name, sortBy: ({ name }) => name },
  {
    id: 'excel',
    header: 'Excel Table Name',
    cell: (table) => helperTableNames(table).excel,
    kind: 'mono',
    width: '20%',
  },
  {
    id: 'sql',
    header: 'SQL Table Name',
    cell: (table) => <SqlName table={table} />,
    kind: 'mono',
    width: '26%',
  },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status }) => <StructureStatus status={status} />,
    width: '108px',
  },
]

const manage = (
  onEdit: HelperTableTableProps['onEdit'],
  onDelete: HelperTableTableProps['onDelete'],
): DataTableColumn<HelperTable> => ({
  id: 'manage',
  header: 'Manage',
  kind: 'actions',
  width: '108px',
  cell: (table) => (
    <RowActions
      id={table.id}
      name={table.name}
      onEdit={() => onEdit(table)}
      onDelete={onDelete && (() => onDelete(table))}
    />
  ),
})

function SqlName({ table }: { table: HelperTable }) {
  const { sql, sqlWhole } = helperTableNames(table)
  return <CopyText text={sqlWhole}>{sql}</CopyText>
}
