import type { Id } from '@tributary/domain'
import type { Transaction } from 'kysely'
import { conflict } from '../../http/http-error.ts'
import { isUniqueViolation } from '../../storage/database-failure.ts'
import type { Database } from '../../storage/schema.ts'
import { excelMessages, type ItemTable } from '../excel.messages.ts'
import { findStatus } from './find-status.ts'
import {
  changeRowStatus,
  type GivenName,
  type RowKey,
  renameRow,
  type StatusTable,
} from './named-rows.queries.ts'
import { nameKey, storedName } from './names.ts'

type Trx = Transaction<Database>

export const givenName = (name: string): GivenName => ({ name: storedName(name), nameKey: nameKey(name) })

/** The unique index decides whether a name is taken, also when two users choose it at the same moment. */
export async function unlessNameTaken<T>(
  table: ItemTable,
  name: string,
  write: () => Promise<T>,
): Promise<T> {
  try {
    return await write()
  } catch (error) {
    throw isUniqueViolation(error) ? conflict(excelMessages.taken(table, name)) : error
  }
}

export async function changeName(trx: Trx, table: ItemTable, at: RowKey, name: string): Promise<void> {
  const given = givenName(name)
  await unlessNameTaken(table, given.name, () => renameRow(trx, table, { ...at, ...given }))
}

export async function changeNameAndStatus(
  trx: Trx,
  table: StatusTable,
  at: RowKey,
  { name, statusId }: { name: string; statusId: Id },
): Promise<void> {
  await changeName(trx, table, at, name)
  await changeRowStatus(trx, table, at, (await findStatus(trx, statusId)).id)
}
