import { type Approval, sameId } from '@tributary/domain'
import {
  type ApprovalDecision,
  approvalsMessages,
  decidedMessage,
  decisionInAddress,
  isLinkRefused,
  isPendingApproval,
  tooLateSentence,
} from '@tributary/sdk/approvals'
import { useToasts } from '@tributary/ui'
import { useCallback, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { useQueryString } from '../page/use-address.ts'
import { useClient } from '../session/use-client.ts'
import { isOpenedByPerson, useIsVisited } from './navigation-site.ts'
import type { Decide } from './use-decisions.ts'
import { useRefusalToast } from './use-refusal-toast.ts'

/** A decision that the user has to confirm, because another site's link made it. */
export type ToConfirm = { approval: Approval; decision: ApprovalDecision }

/** Without a decision, the address only shows the request. */
type Asked = { approvalId: string; decision: ApprovalDecision | null; token: string | undefined }

/**
 * Carries out the decision in an address (APPR-07, APPR-11). It is removed from the address immediately, so that neither a
 * reload nor Back repeats it, and carried out once, when the list is loaded and the page is visible. A link of another
 * site needs the token of our mail; without it, the user is asked first.
 */
export function useLinkDecision(
  approvalId: string | undefined,
  approvals: readonly Approval[] | undefined,
  decide: Decide,
) {
  const [asked, forget] = useAskedInAddress(approvalId)
  const [toConfirm, setToConfirm] = useState<ToConfirm | null>(null)
  const decideByLink = useDecideByLink(decide)
  const visited = useIsVisited()
  const { show } = useToasts()
  const client = useClient()

  useEffect(() => {
    if (!asked || !approvals || !visited) return
    forget()
    const { decision, token } = asked
    const approval = approvals.find(({ id }) => sameId(id, asked.approvalId))
    const confirm = () => setToConfirm(approval && decision ? { approval, decision } : null)
    if (!approval) show({ type: 'error', content: approvalsMessages.unknown })
    else if (!decision) return
    else if (!isPendingApproval(approval))
      show({ type: 'blank', content: tooLateSentence(approval, client.now()) })
    else if (isOpenedByPerson()) decideByLink({ approval, decision })
    else if (token) decideByLink({ approval, decision }, { token, otherwise: confirm })
    else confirm()
  }, [asked, approvals, visited, forget, decideByLink, show, client])

  return {
    toConfirm,
    cancel: () => setToConfirm(null),
    confirm: () => {
      setToConfirm(null)
      if (toConfirm) decideByLink(toConfirm)
    },
  }
}

/** Moves the decision from the address into state. The address becomes that of the list. */
function useAskedInAddress(approvalId: string | undefined) {
  const [, navigate] = useLocation()
  const query = useQueryString()
  const [asked, setAsked] = useState<Asked | null>(null)
  useEffect(() => {
    if (approvalId === undefined) return
    const parameters = new URLSearchParams(query)
    const decision = decisionInAddress(parameters.get('status'))
    setAsked({ approvalId, decision, token: parameters.get('t') ?? undefined })
    if (query) navigate('/admin/approvals', { replace: true })
  }, [approvalId, query, navigate])
  const forget = useCallback(() => setAsked(null), [])
  return [asked, forget] as const
}

type ByToken = { token: string; otherwise: () => void }

/**
 * Sends the decision and always shows the outcome, because a user who follows a link has not pressed the
 * card's button.
 */
function useDecideByLink(decide: Decide) {
  const { show } = useToasts()
  const tell = useRefusalToast()
  return useCallback(
    async ({ approval, decision }: ToConfirm, byToken?: ByToken) => {
      try {
        await decide(approval, decision, byToken?.token)
        show({ type: 'success', content: decidedMessage(approval, decision) })
      } catch (error) {
        if (byToken && isLinkRefused(error)) byToken.otherwise()
        else await tell(approval, error)
      }
    },
    [decide, show, tell],
  )
}
