import { useQueryClient } from '@tanstack/react-query'
import { type Approval, sameId } from '@tributary/domain'
import { approvalsKey } from '@tributary/react'
import { failureMessage } from '@tributary/sdk'
import { isDecidedAlready, isPendingApproval, tooLateSentence } from '@tributary/sdk/approvals'
import { useToasts } from '@tributary/ui'
import { useCallback } from 'react'
import { useClient } from '../session/use-client.ts'

/** Shows why a decision was refused, or who made an earlier one and when (APPR-12). */
export function useRefusalToast() {
  const client = useClient()
  const queries = useQueryClient()
  const { show } = useToasts()
  return useCallback(
    async ({ id }: Approval, error: unknown) => {
      const renewal = queries.refetchQueries({ queryKey: approvalsKey })
      if (isDecidedAlready(error)) await renewal
      const rows = queries.getQueryData<Approval[]>(approvalsKey)
      const known = rows?.find((row) => sameId(row.id, id))
      const tooLate = isDecidedAlready(error) && known && !isPendingApproval(known)
      show({ type: 'error', content: tooLate ? tooLateSentence(known, client.now()) : failureMessage(error) })
    },
    [client, queries, show],
  )
}
