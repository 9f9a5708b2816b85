import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { UpdatedAgo, useMoment } from '@tributary/ui'
import { useClient } from '../session/use-client.ts'

/** When something was last answered. Read at the clock's next tick: a poll without news draws nothing at all. */
export function QueryUpdated({ queryKey }: { queryKey: QueryKey }) {
  const client = useClient()
  const queries = useQueryClient()
  const updatedAt = useMoment(() => queries.getQueryState(queryKey)?.dataUpdatedAt ?? 0)
  // The query library writes the browser's time down; ages are counted by the server's.
  const offset = client.now().getTime() - Date.now()
  return updatedAt > 0 && <UpdatedAgo at={new Date(updatedAt + offset)} />
}
