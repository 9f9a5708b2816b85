import { QueryClient, skipToken } from '@tanstack/react-query'
import { keepUnchanged } from './keep-unchanged.ts'
import { pendingKey } from './query-keys.ts'

/**
 * Creates the cache of server data for one session: it is created at sign-in and dropped at sign-out (SHELL-40). The SDK
 * client retries failed reads, so queries do not.
 */
export function createQueryClient(): QueryClient {
  const queries = new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: 30_000, structuralSharing: keepUnchanged },
      mutations: { retry: false },
    },
  })
  // Pending changes are never loaded, and stay until the server has responded.
  queries.setQueryDefaults(pendingKey([]), { queryFn: skipToken, gcTime: Number.POSITIVE_INFINITY })
  return queries
}
