import { AsyncLocalStorage } from 'node:async_hooks'
import type { CompiledQuery, QueryResult } from 'kysely'

/** A query that waits for the next round trip of the reads it leads. */
export type Lead = {
  query: CompiledQuery
  taken: boolean
  /** Without a result, the query is sent again. */
  settle(result: QueryResult<unknown> | undefined): void
}

export const leads = new AsyncLocalStorage<Lead>()

/** Returns the query that leads the current reads. Undefined after the first call. */
export function takeLead(): Lead | undefined {
  const lead = leads.getStore()
  if (!lead || lead.taken) return undefined
  lead.taken = true
  return lead
}
