import type { CompiledQuery, QueryResult } from 'kysely'

// What the dialect knows of a query beyond its text.

const deferred = new WeakSet<CompiledQuery>()
const batches = new WeakMap<CompiledQuery, QueryBatch>()

/** Marks a query without a result, which may be sent together with the next one of its transaction. */
export function defer<R>(query: CompiledQuery<R>): CompiledQuery<R> {
  deferred.add(query)
  return query
}

export const isDeferred = (query: CompiledQuery): boolean => deferred.has(query)

/** Queries that share a round trip. With a scope, they are a separate transaction, which begins with it. */
export type QueryBatch = { queries: readonly CompiledQuery[]; scope: CompiledQuery | undefined }

/** Combines queries into one, whose rows are the results of the queries. */
export function together(batch: QueryBatch): CompiledQuery<QueryResult<unknown>> {
  const carrier = { ...batch.queries[0] } as CompiledQuery<QueryResult<unknown>>
  batches.set(carrier, batch)
  return carrier
}

export const batchOf = (query: CompiledQuery): QueryBatch | undefined => batches.get(query)
