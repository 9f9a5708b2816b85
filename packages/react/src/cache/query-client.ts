import { QueryClient, skipToken } from '@tanstack/react-query'
import { keepUnchanged } from './keep-unchanged.ts'
import { pendingKey, tributaryKey } from './keys.ts'

/** How data of Tributary is cached. The SDK client retries failed reads, so queries do not. */
const defaults = { retry: false, staleTime: 30_000, structuralSharing: keepUnchanged } as const

/** Applies the rules of this package to the queries with our keys. Other queries of the cache keep their own. */
export function applyQueryDefaults(queries: QueryClient): void {
  queries.setQueryDefaults(tributaryKey, defaults)
  // Pending changes are never loaded, and stay until the server has responded.
  queries.setQueryDefaults(pendingKey([]), { queryFn: skipToken, gcTime: Number.POSITIVE_INFINITY })
}

/**
 * Creates a cache in which every query follows the rules of this package. Create one for each session, at sign-in or
 * for each request on a server.
 */
export function createQueryClient(): QueryClient {
  const queries = new QueryClient({ defaultOptions: { queries: defaults, mutations: { retry: false } } })
  applyQueryDefaults(queries)
  return queries
}
