import { type Client, listApprovals } from '@tributary/sdk'
import { approvalsKey } from '../data/query-keys.ts'

/** The query of the requests. A background load does not show a loading state. */
export const approvalsQuery = (client: Client, isBackground: () => boolean) => ({
  queryKey: approvalsKey,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    listApprovals(client, {}, { signal, background: isBackground() }),
})
