import type { UseQueryResult } from '@tanstack/react-query'

/** What was loaded: undefined while it is on its way, "unknown" when it could not be loaded. */
export type Known<T> = T | 'unknown' | undefined

/** The state of a query whose failure is not worth a page of its own. */
export const known = <T>({ data, isPending }: Pick<UseQueryResult<T>, 'data' | 'isPending'>): Known<T> =>
  data ?? (isPending ? undefined : 'unknown')
