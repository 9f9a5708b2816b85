'use client'

import { useQueryClient } from '@tanstack/react-query'
import type { Approval } from '@tributary/domain'
import { decideApproval } from '@tributary/sdk'
import { type ApprovalDecision, decidedApproval } from '@tributary/sdk/approvals'
import { useCallback } from 'react'
import { applyWrite, withSaved } from '../cache/apply-write.ts'
import { approvalsKey } from '../cache/keys.ts'
import { useClient } from '../provider/client-context.ts'
import { usePending } from './use-pending.ts'

type Made = { decision: ApprovalDecision; at: Date }

/** Decides a request. Rejects with the reason. The token comes from the link in a mail. */
export type DecideApproval = (approval: Approval, decision: ApprovalDecision, token?: string) => Promise<void>

/**
 * Decides requests. `overlay` is applied to the list on screen: it shows a decision immediately, with the name of the
 * user, and the request as it was when the server refuses. `pending` has the ids that wait for the server.
 */
export function useDecideApproval(userName: string) {
  const client = useClient()
  const queries = useQueryClient()
  const { pending, send } = usePending<Made>(approvalsKey)

  const decide: DecideApproval = useCallback(
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
        return mine ? decidedApproval(row, mine.decision, userName, mine.at) : row
      }),
    [pending, userName],
  )
  return { decide, overlay, pending }
}
