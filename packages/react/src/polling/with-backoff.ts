import type { QueryFunction, QueryFunctionContext, QueryKey, UseQueryOptions } from '@tanstack/react-query'
import type { PollBackoff } from './poll-backoff.ts'

/** The query function of the options that the factories of this package return. */
export type Load<Data, Key extends QueryKey> = UseQueryOptions<Data, Error, Data, Key>['queryFn']

/** Returns a query function whose failures and successes a backoff counts. */
export const withBackoff =
  <Data, Key extends QueryKey>(backoff: PollBackoff, load: Load<Data, Key>) =>
  (context: QueryFunctionContext<Key>): Promise<Data> =>
    backoff.keep(async () => functionOf(load)(context), context.signal)

function functionOf<Data, Key extends QueryKey>(load: Load<Data, Key>): QueryFunction<Data, Key> {
  if (typeof load !== 'function') throw new TypeError('A polled query needs a query function.')
  return load
}
