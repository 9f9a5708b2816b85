import { type Client, listApprovals } from '@tributary/sdk'
import { approvalsKey } from '../data/query-keys.ts'

/** How the requests are asked for; in the background when nobody waits for the answer. */
export const approvalsQuery = (client: Client, isBackground: () => boolean) => ({
  queryKey: approvalsKey,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    listApprovals(client, {}, { signal, background: isBackground() }),
})
