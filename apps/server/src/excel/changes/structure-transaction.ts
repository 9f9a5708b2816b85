import { randomUUID } from 'node:crypto'
import { type Kysely, sql, type Transaction } from 'kysely'
import {
  type Author,
  auditedTransaction,
  type Change,
  type RecordChange,
} from '../../audit/audited-transaction.ts'
import type { Services } from '../../services.ts'
import { defer } from '../../storage/batches.ts'
import type { Database } from '../../storage/schema.ts'
import { insertChange } from './changes.queries.ts'

type Trx = Transaction<Database>

type NamedChange = Change & { organisationId: string; name: string; mailed?: boolean }

/**
 * Records a change in the audit log and for its undoing. `name` is that of the item or user, `mailed` whether the user was
 * mailed about it.
 */
export type RecordStructure = (change: NamedChange) => Promise<void>

/**
 * As `auditedTransaction`, for changes of the Excel structure and of what users see: the database notes every row that
 * the transaction writes, so that `undoChange` can undo it.
 */
export const structureTransaction = <T>(
  services: Pick<Services, 'storage' | 'clock'>,
  author: Author,
  work: (trx: Trx, record: RecordStructure, changeId: string) => Promise<T>,
): Promise<T> =>
  auditedTransaction(services, author, async (trx, record) => {
    const changeId = randomUUID()
    await noteRows(trx, changeId)
    return work(trx, recorder({ trx, record, changeId, author, at: services.clock() }), changeId)
  })

type Recorder = { trx: Trx; record: RecordChange; changeId: string; author: Author; at: Date }

const recorder =
  ({ trx, record, changeId, author, at }: Recorder): RecordStructure =>
  async ({ name, mailed = false, ...change }) => {
    await record(change)
    const { organisationId, action, target } = change
    await insertChange(trx, {
      id: changeId,
      organisationId,
      actorId: author.caller.userId,
      at,
      action,
      target,
      name,
      mailed,
    })
  }

const noteRows = (db: Kysely<Database>, changeId: string) =>
  db.executeQuery(defer(sql`select set_config('app.change', ${sql.lit(changeId)}, true)`.compile(db)))
