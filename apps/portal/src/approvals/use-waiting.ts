import { useQuery } from '@tanstack/react-query'
import { can, type SessionUser } from '@tributary/domain'
import { approvalsMessages, filterApprovals } from '@tributary/sdk/rules'
import { useClient } from '../session/use-client.ts'
import { approvalsQuery } from './approvals-query.ts'

const always = () => true

/** How many requests wait for this person, with the words for it; undefined while it is unknown or none. */
export function useWaiting(user: SessionUser) {
  const client = useClient()
  const { data = [] } = useQuery({
    ...approvalsQuery(client, always),
    enabled: can(user, 'approvals.decide'),
  })
  const count = filterApprovals(data, 'pending').length
  return count > 0 ? { count, words: approvalsMessages.waiting(count) } : undefined
}
