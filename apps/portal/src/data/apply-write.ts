import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { type Id, sameId } from '@tributary/domain'

/**
 * Shows at once what a write has answered, and asks for the list anew. An answer that was asked for before the write
 * knows nothing of it and is given up.
 */
export async function applyWrite<Row>(
  queries: QueryClient,
  queryKey: QueryKey,
  change: (rows: readonly Row[]) => Row[],
): Promise<void> {
  await queries.cancelQueries({ queryKey })
  queries.setQueryData<Row[]>(queryKey, (rows) => rows && change(rows))
  queries.invalidateQueries({ queryKey })
}

/** The rows with one as it was saved: in the place of the old one, or at the end. */
export function withSaved<Row extends { id: Id }>(rows: readonly Row[], saved: Row): Row[] {
  const known = rows.some(({ id }) => sameId(id, saved.id))
  return known ? rows.map((row) => (sameId(row.id, saved.id) ? saved : row)) : [...rows, saved]
}
