import type { UseQueryResult } from '@tanstack/react-query'

/** Loaded data: undefined while it loads, "unknown" when it failed to load. */
export type Known<T> = T | 'unknown' | undefined

/** The state of a query that fails without a message. */
export const known = <T>({ data, isPending }: Pick<UseQueryResult<T>, 'data' | 'isPending'>): Known<T> =>
  data ?? (isPending ? undefined : 'unknown')
