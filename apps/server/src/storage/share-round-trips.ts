import { nextTick } from 'node:process'
import { type CompiledQuery, type DatabaseConnection, type Driver, Kysely, type QueryResult } from 'kysely'
import { together } from './batches.ts'
import type { Database } from './schema.ts'
import { dialectOf } from './session-dialect.ts'

/** Runs reads whose queries, if they are made at the same time, share one round trip. */
export const readTogether = <T>(
  db: Kysely<Database>,
  read: (db: Kysely<Database>) => Promise<T>,
): Promise<T> => read(sharingRoundTrips(db))

type Waiting = PromiseWithResolvers<QueryResult<unknown>> & { query: CompiledQuery }

/** A database that collects queries until the code that makes them waits. With a scope, each round trip begins with it. */
export function sharingRoundTrips(db: Kysely<Database>, scope?: CompiledQuery): Kysely<Database> {
  let waiting: Waiting[] = []
  const flush = async () => {
    const sent = waiting
    waiting = []
    try {
      const { rows } = await db.executeQuery(together({ queries: sent.map(({ query }) => query), scope }))
      for (const [index, { resolve }] of sent.entries()) resolve(rows[index] ?? { rows: [] })
    } catch (error) {
      for (const { reject } of sent) reject(error)
    }
  }
  const executeQuery = async <R>(query: CompiledQuery) => {
    const one: Waiting = { ...Promise.withResolvers<QueryResult<unknown>>(), query }
    waiting.push(one)
    if (waiting.length === 1) nextTick(flush)
    return (await one.promise) as QueryResult<R>
  }
  return new Kysely<Database>({ dialect: dialectOf(readDriver(executeQuery)) })
}

const refuse = async () => {
  throw new Error('Reads that share a round trip need no transaction and no cursor.')
}

/** A driver for single queries without a transaction. */
export const readDriver = (executeQuery: DatabaseConnection['executeQuery']): Driver => ({
  init: async () => undefined,
  acquireConnection: async () => ({ executeQuery, streamQuery: noCursor }),
  beginTransaction: refuse,
  commitTransaction: refuse,
  rollbackTransaction: refuse,
  releaseConnection: async () => undefined,
  destroy: async () => undefined,
})

// biome-ignore lint/correctness/useYield: the interface requires a generator.
async function* noCursor() {
  await refuse()
}
