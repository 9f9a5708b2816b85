import { useQuery } from '@tanstack/react-query'
import { can, type SessionUser } from '@tributary/domain'
import { approvalsQuery } from '@tributary/react'
import { approvalsMessages, filterApprovals } from '@tributary/sdk/approvals'
import { useClient } from '../session/use-client.ts'

/** The number of requests that wait for this user; undefined while loading, 0 when it cannot be loaded. */
export function useWaitingCount(user: SessionUser): number | undefined {
  const client = useClient()
  const decides = can(user, 'approvals.decide')
  const { data, isPending } = useQuery({
    ...approvalsQuery(client, { background: true }),
    enabled: decides,
  })
  return decides && isPending ? undefined : filterApprovals(data ?? [], 'pending').length
}

/** The number of waiting requests with its label; undefined while it is unknown or 0. */
export function useAdminWaiting(user: SessionUser) {
  const count = useWaitingCount(user)
  return count ? { count, words: approvalsMessages.waiting(count) } : undefined
}
