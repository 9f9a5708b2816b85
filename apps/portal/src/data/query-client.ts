import { QueryClient } from '@tanstack/react-query'
import { keepUnchanged } from './keep-unchanged.ts'

/**
 * What the server said, for one signed-in session: made at sign-in and dropped at sign-out (SHELL-40).
 * The client repeats failed reads itself, so nothing is repeated here.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: 30_000, structuralSharing: keepUnchanged },
      mutations: { retry: false },
    },
  })
