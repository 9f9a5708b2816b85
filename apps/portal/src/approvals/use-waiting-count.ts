import { useQuery } from '@tanstack/react-query'
import { can, type SessionUser } from '@tributary/domain'
import { approvalsMessages, filterApprovals } from '@tributary/sdk/approvals'
import { useClient } from '../session/use-client.ts'
import { approvalsQuery } from './approvals-query.ts'

const always = () => true

/** How many requests wait for this person; undefined while that is being asked, none where it cannot be told. */
export function useWaitingCount(user: SessionUser): number | undefined {
  const client = useClient()
  const decides = can(user, 'approvals.decide')
  const { data, isPending } = useQuery({
    ...approvalsQuery(client, always),
    enabled: decides,
  })
  return decides && isPending ? undefined : filterApprovals(data ?? [], 'pending').length
}

/** How many requests wait for this person, with the words for it; undefined while it is unknown or none. */
export function useAdminWaiting(user: SessionUser) {
  const count = useWaitingCount(user)
  return count ? { count, words: approvalsMessages.waiting(count) } : undefined
}
