import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { UpdatedAgo, useMoment } from '@tributary/ui'
import { useClient } from '../session/use-client.ts'

/**
 * The time since a query was last loaded. It is read when the clock ticks, so an unchanged poll renders
 * nothing.
 */
export function QueryUpdated({ queryKey }: { queryKey: QueryKey }) {
  const client = useClient()
  const queries = useQueryClient()
  const updatedAt = useMoment(() => queries.getQueryState(queryKey)?.dataUpdatedAt ?? 0)
  // TanStack Query uses the browser's time, but ages are counted by the server's.
  const offset = client.now().getTime() - Date.now()
  return updatedAt > 0 && <UpdatedAgo at={new Date(updatedAt + offset)} />
}
