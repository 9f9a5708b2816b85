import type { Transaction } from 'kysely'
import type { Database } from '../storage/schema.ts'

/** Executes refreshes. A run is enqueued within the transaction that inserts it. */
export type RefreshEngine = {
  /** Whether connectors of this type can be refreshed. */
  supports(type: string): boolean
  enqueue(runId: string, trx: Transaction<Database>): Promise<void>
}
