import { useQueryClient } from '@tanstack/react-query'
import type { Approval, SessionUser } from '@tributary/domain'
import { decideApproval } from '@tributary/sdk'
import { type ApprovalDecision, decidedApproval } from '@tributary/sdk/approvals'
import { useCallback } from 'react'
import { applyWrite, withSaved } from '../data/apply-write.ts'
import { approvalsKey } from '../data/query-keys.ts'
import { usePending } from '../data/use-pending.ts'
import { useClient } from '../session/use-client.ts'

type Made = { decision: ApprovalDecision; at: Date }

/** Decides a request. Rejects with the reason. The token comes from the link in a mail. */
export type Decide = (approval: Approval, decision: ApprovalDecision, token?: string) => Promise<void>

/** Decides immediately, and restores the card when the server refuses (APPR-12). */
export function useDecisions(viewer: SessionUser) {
  const client = useClient()
  const queries = useQueryClient()
  const { pending, send } = usePending<Made>(approvalsKey)

  const decide: Decide = useCallback(
    ({ id }, decision, token) =>
      send(id, { decision, at: client.now() }, async () => {
        const body = { approvalId: id, approvalStatus: decision, ...(token && { token }) }
        const { data } = await decideApproval(client, { body })
        await applyWrite<Approval>(queries, approvalsKey, (rows) => withSaved(rows, data))
      }),
    [client, queries, send],
  )

  const overlay = useCallback(
    (rows: readonly Approval[]): readonly Approval[] =>
      rows.map((row) => {
        const mine = pending.get(String(row.id))
        return mine ? decidedApproval(row, mine.decision, nameOf(viewer), mine.at) : row
      }),
    [pending, viewer],
  )
  return { decide, overlay, pending }
}

const nameOf = ({ firstName, lastName }: SessionUser) => `${firstName} ${lastName}`
