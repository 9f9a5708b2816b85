import type { QueryClient } from '@tanstack/react-query'
import type { ClientOptions } from '@tributary/sdk'

type Outdated = Parameters<NonNullable<ClientOptions['onOutdated']>>[0]

/**
 * Invalidates the data that a write has made outdated: it is loaded again now if shown, else when it is next shown. Pass
 * it what `onOutdated` of the client reports.
 */
export function invalidateOutdated(queries: QueryClient, outdated: Outdated): void {
  // The query keys contain these words.
  queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes(outdated) })
}
