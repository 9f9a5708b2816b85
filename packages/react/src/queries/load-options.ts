import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** What TanStack Query passes to a query function, as far as calls need it. */
type LoadContext = { client: QueryClient; queryKey: QueryKey; signal: AbortSignal }

/** Options of a query. */
export type LoadingOptions = {
  /**
   * Whether no user waits for the load. A busy server refuses such a call first, and it does not prolong the session. By
   * default a load of known data is in the background, as polls are.
   */
  background?: boolean | undefined
}

/** Returns the options of the call that loads a query. */
export const loadOptions = (
  { client, queryKey, signal }: LoadContext,
  { background = client.getQueryData(queryKey) !== undefined }: LoadingOptions = {},
) => ({ signal, background })
