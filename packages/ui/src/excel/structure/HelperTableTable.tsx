import { type HelperTable, helperTableNames } from '@tributary/domain'
import { nouns } from '@tributary/sdk/common'
import { excelMessages } from '@tributary/sdk/excel'
import {
  nameOf,
  StructureTable,
  type StructureTableKind,
  type StructureTableProps,
  statusColumn,
  tableNameColumns,
  useManageColumn,
} from './StructureTable.tsx'
import { structureText } from './structure.messages.ts'

const helperTableKind: StructureTableKind<HelperTable> = {
  get label() {
    return structureText.helperTables
  },
  nouns: nouns['helper table'],
  get empty() {
    return excelMessages.none.helperTables
  },
  // Users may look for a table by its name in another system.
  searchBy: (table) => `${table.name}\n${table.inputTableName}`,
  columns: [
    {
      id: 'name',
      get header() {
        return structureText.name
      },
      cell: nameOf,
      sortBy: nameOf,
    },
    ...tableNameColumns<HelperTable>(helperTableNames, ['20%', '26%']),
    statusColumn,
  ],
}

export type HelperTableTableProps = StructureTableProps<HelperTable> & {
  /** The helper tables to show. */
  tables: readonly HelperTable[]
}

/** The helper tables of an organisation. */
export function HelperTableTable(props: HelperTableTableProps) {
  const { tables, onEdit, onDelete, lineageHrefOf, ...rest } = props
  const manage = useManageColumn(lineageHrefOf ? '140px' : '108px', { onEdit, onDelete, lineageHrefOf })
  return <StructureTable {...rest} kind={helperTableKind} items={tables} manage={manage} />
}
