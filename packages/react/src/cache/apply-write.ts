import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { type Id, sameId } from '@tributary/domain'

/**
 * Puts the response to a write into cached data. A load that started before the write does not contain it, so it is
 * cancelled.
 */
export async function writeCache<Data>(
  queries: QueryClient,
  queryKey: QueryKey,
  change: (data: Data) => Data,
): Promise<void> {
  await queries.cancelQueries({ queryKey })
  queries.setQueryData<Data>(queryKey, (data) => data && change(data))
}

/** Puts the response to a write into a cached list, and reloads the list. */
export async function applyWrite<Row>(
  queries: QueryClient,
  queryKey: QueryKey,
  change: (rows: readonly Row[]) => Row[],
): Promise<void> {
  await writeCache<Row[]>(queries, queryKey, change)
  queries.invalidateQueries({ queryKey })
}

/** Returns the rows with the saved one in place of the old one, or at the end. */
export function withSaved<Row extends { id: Id }>(rows: readonly Row[], saved: Row): Row[] {
  const known = rows.some(({ id }) => sameId(id, saved.id))
  return known ? rows.map((row) => (sameId(row.id, saved.id) ? saved : row)) : [...rows, saved]
}
