import { type CompiledQuery, Kysely, type QueryResult } from 'kysely'
import { type Lead, leads } from './leads.ts'
import type { Database } from './schema.ts'
import { dialectOf } from './session-dialect.ts'
import { readDriver } from './share-round-trips.ts'

/**
 * A database for one query, which is sent in front of the first query of `begin`, in the same round trip. It is sent alone
 * if `begin` makes no query, or if that round trip fails.
 */
export function leadingReads(
  db: Kysely<Database>,
  begin: () => Promise<unknown> | undefined,
): Kysely<Database> {
  const executeQuery = async <R>(query: CompiledQuery): Promise<QueryResult<R>> => {
    const result = (await inFront(query, begin)) ?? (await db.executeQuery(query))
    // The author of the query asserts the row type; it cannot be checked here.
    return result as QueryResult<R>
  }
  return new Kysely<Database>({ dialect: dialectOf(readDriver(executeQuery)) })
}

async function inFront(query: CompiledQuery, begin: () => Promise<unknown> | undefined) {
  const { promise, resolve } = Promise.withResolvers<QueryResult<unknown> | undefined>()
  const lead: Lead = { query, taken: false, settle: resolve }
  const end = () => {
    if (!lead.taken) resolve(undefined)
    lead.taken = true
  }
  const reads = leads.run(lead, begin)
  if (reads) reads.then(end, end)
  else end()
  return promise
}
