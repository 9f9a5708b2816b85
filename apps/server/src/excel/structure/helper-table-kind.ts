import type { HelperTable, Id } from '@tributary/domain'
import { conflict } from '../../http/http-error.ts'
import { violatedConstraint } from '../../storage/database-failure.ts'
import { excelMessages } from '../excel.messages.ts'
import { type ExpectedNameAndStatus, hasNameAndStatus } from './expected-state.ts'
import { changeInputTableName, helperTablesIn, insertHelperTable } from './helper-tables.queries.ts'
import { type ItemChange, type NewItem, type StructureKind, statusFact } from './structure-kind.ts'
import { changeNameAndStatus } from './write-names.ts'

type NewHelperTable = NewItem & { inputTableName: string }

type HelperTableChange = ItemChange<ExpectedNameAndStatus> & {
  name: string
  statusId: Id
  inputTableName: string
}

export const helperTableKind: StructureKind<
  HelperTable,
  NewHelperTable,
  HelperTableChange,
  ExpectedNameAndStatus
> = {
  table: 'helper_tables',
  read: helperTablesIn,
  facts: (table) => ({ name: table.name, ...statusFact(table), inputTableName: table.inputTableName }),
  insert: (trx, row, { inputTableName }) =>
    unlessTableTaken(inputTableName, () => insertHelperTable(trx, { ...row, inputTableName })),
  async change(trx, at, request) {
    const { inputTableName } = request
    await changeNameAndStatus(trx, 'helper_tables', at, request)
    await unlessTableTaken(inputTableName, () => changeInputTableName(trx, at, inputTableName))
  },
  matchesExpected: hasNameAndStatus,
}

/** Two helper tables with the same table name could not both be written to an organisation's database. */
async function unlessTableTaken<T>(inputTableName: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    throw violatedConstraint(error) === 'helper_tables_input_table_name'
      ? conflict(excelMessages.tableNameTaken(inputTableName))
      : error
  }
}
