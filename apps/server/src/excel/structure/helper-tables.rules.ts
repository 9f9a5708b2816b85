import type { HelperTable, Id } from '@tributary/domain'
import type { Author } from '../../audit/recorded.ts'
import { conflict } from '../../plugins/http-error.ts'
import type { Services } from '../../services.ts'
import { violatedConstraint } from '../../storage/database-failure.ts'
import { excelMessages } from '../excel.messages.ts'
import { type ExpectedNameAndStatus, hasNameAndStatus } from './expected-state.ts'
import { changeInputTableName, helperTablesIn, insertHelperTable } from './helper-tables.queries.ts'
import {
  asSeen,
  create,
  type Piece,
  remove,
  rename,
  setStatus,
  statusFact,
  update,
} from './structure-crud.ts'

const helperTablePiece: Piece<HelperTable> = {
  kind: 'helper_tables',
  read: helperTablesIn,
  facts: (table) => ({
    name: table.name,
    ...statusFact(table),
    inputTableName: table.inputTableName,
  }),
}

export type NewHelperTableRequest = { name: string; organisationId: Id; inputTableName: string }

export const createHelperTable = (services: Services, author: Author, table: NewHelperTableRequest) =>
  create(services, author, helperTablePiece, table, (trx, row) =>
    unlessTableTaken(
      table.inputTableName,
      insertHelperTable(trx, { ...row, inputTableName: table.inputTableName }),
    ),
  )

export type HelperTableRequest = NewHelperTableRequest & {
  statusId: Id
  expected?: ExpectedNameAndStatus | undefined
}

export const updateHelperTable = (services: Services, author: Author, id: Id, table: HelperTableRequest) =>
  update(
    services,
    author,
    helperTablePiece,
    { organisationId: table.organisationId, id, isAsSeen: asSeen(table.expected, hasNameAndStatus) },
    async (trx, at) => {
      const { inputTableName } = table
      await rename(trx, 'helper_tables', at, table.name)
      await setStatus(trx, 'helper_tables', at, table.statusId)
      await unlessTableTaken(inputTableName, changeInputTableName(trx, at, inputTableName))
    },
  )

// Two tables of one name could not both be written into an organisation's database.
async function unlessTableTaken<T>(inputTableName: string, write: Promise<T>): Promise<T> {
  try {
    return await write
  } catch (error) {
    throw violatedConstraint(error) === 'helper_tables_input_table_name'
      ? conflict(excelMessages.tableNameTaken(inputTableName))
      : error
  }
}

export const deleteHelperTable = (services: Services, author: Author, id: Id, seen?: ExpectedNameAndStatus) =>
  remove(services, author, helperTablePiece, { id, isAsSeen: asSeen(seen, hasNameAndStatus) })
