import type { Transaction } from 'kysely'
import type { Database } from '../storage/schema.ts'

/** Whoever carries out refreshes. A run is handed over inside the transaction that queues it. */
export type RefreshEngine = {
  /** Whether connectors of this type can be refreshed at all. */
  supports(type: string): boolean
  enqueue(runId: string, trx: Transaction<Database>): Promise<void>
}
