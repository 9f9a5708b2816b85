import { useQueryClient } from '@tanstack/react-query'
import { type Approval, type SessionUser, sameId } from '@tributary/domain'
import { decideApproval } from '@tributary/sdk'
import { type ApprovalDecision, decidedApproval } from '@tributary/sdk/rules'
import { useCallback, useRef, useState } from 'react'
import { useClient } from '../session/use-client.ts'
import { approvalsKey } from '../shell/query-keys.ts'

type Made = { decision: ApprovalDecision; at: Date }

/** Decides; rejects with why not. A token is of the link that brought the person here. */
export type Decide = (approval: Approval, decision: ApprovalDecision, token?: string) => Promise<void>

/**
 * Decisions on their way to the server. They lie over the list instead of in it: a poll between click and answer
 * undoes nothing, and a refusal puts the card back by taking the decision off again (APPR-09, APPR-12).
 */
export function useDecisions(viewer: SessionUser) {
  const client = useClient()
  const queries = useQueryClient()
  const [made, setMade] = useState<ReadonlyMap<string, Made>>(new Map())
  const asking = useRef(new Set<string>())

  const decide: Decide = useCallback(
    async ({ id }, decision, token) => {
      const key = String(id)
      if (asking.current.has(key)) return
      asking.current.add(key)
      setMade((before) => new Map(before).set(key, { decision, at: client.now() }))
      try {
        const body = { approvalId: id, approvalStatus: decision, ...(token && { token }) }
        const { data } = await decideApproval(client, { body })
        // An answer that was asked for before the decision knows nothing of it.
        await queries.cancelQueries({ queryKey: approvalsKey })
        queries.setQueryData<Approval[]>(approvalsKey, (rows) =>
          rows?.map((row) => (sameId(row.id, id) ? data : row)),
        )
        queries.invalidateQueries({ queryKey: approvalsKey })
      } finally {
        asking.current.delete(key)
        setMade((before) => new Map([...before].filter(([other]) => other !== key)))
      }
    },
    [client, queries],
  )

  const overlay = useCallback(
    (rows: readonly Approval[]): readonly Approval[] =>
      rows.map((row) => {
        const mine = made.get(String(row.id))
        return mine ? decidedApproval(row, mine.decision, nameOf(viewer), mine.at) : row
      }),
    [made, viewer],
  )
  return { decide, overlay, made }
}

const nameOf = ({ firstName, lastName }: SessionUser) => `${firstName} ${lastName}`
