import type { RefreshRun } from '@tributary/domain'
import type { CallOptions } from '../client/call-options.ts'
import type { Client } from '../client/client.ts'
import { listRefreshRuns } from './runs.calls.ts'

/** A page of the history that is loaded in one call, if the input has no limit. */
const PAGE = 200

type Input = Parameters<typeof listRefreshRuns>[1]
type EachRunInput = Input & {
  /** Filters and the length of a page. */
  query: { each?: never }
}

/**
 * Iterates over the refreshes of the connectors of a type, the newest first, and loads a page when it is needed.
 * `limit` is the length of a page, 200 by default. Break out of the loop to stop loading.
 */
export async function* eachRefreshRun(
  client: Client,
  { params, query }: EachRunInput,
  options?: CallOptions,
): AsyncGenerator<RefreshRun, void, undefined> {
  const { limit = PAGE } = query
  let before = query.before
  for (;;) {
    const page = await listRefreshRuns(
      client,
      { params, query: { ...query, limit, ...(before && { before }) } },
      options,
    )
    yield* page
    const last = page.at(-1)
    if (!last || page.length < limit) return
    before = String(last.id)
  }
}
