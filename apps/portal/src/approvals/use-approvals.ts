import type { Approval, SessionUser } from '@tributary/domain'
import { useApprovals as useApprovalList, useStickyError } from '@tributary/react'
import { type ApprovalDecision, type RequestedConnector, requestedConnector } from '@tributary/sdk/approvals'
import type { LoadErrorProps } from '@tributary/ui'
import { useCallback, useMemo } from 'react'
import { firstFailure } from '../data/first-failure.ts'
import { type Decide, useDecisions } from './use-decisions.ts'
import { useRefusalToast } from './use-refusal-toast.ts'
import { useSetUp } from './use-set-up.ts'

/** The state of the approvals page. */
export type Approvals =
  | { state: 'loading' }
  | { state: 'failed'; failure: LoadErrorProps }
  | {
      state: 'ready'
      approvals: readonly Approval[]
      /** The ids of requests with a decision that is being saved. */
      busy: ReadonlySet<string>
    }

/** Loads the requests and decides them. A decision shows immediately and is undone with a message if it is refused. */
export function useApprovals(viewer: SessionUser) {
  const query = useApprovalList()
  const decisions = useDecisions(viewer)
  const { overlay, pending } = decisions
  const setUp = useSetUp()
  const decide = useLeading(decisions.decide, setUp)
  const tell = useRefusalToast()
  const press = useCallback(
    (approval: Approval, decision: ApprovalDecision) => {
      decide(approval, decision).catch((error: unknown) => tell(approval, error))
    },
    [decide, tell],
  )
  const { data, isFetching, refetch, isFetchedAfterMount } = query
  const approvals = useMemo(() => data && overlay(data), [data, overlay])
  const busy = useMemo(() => new Set(pending.keys()), [pending])
  const failure = firstFailure({ error: useStickyError(query), isFetching, refetch })
  return {
    shown: stateOf(approvals, busy, failure),
    /** The rows loaded since the page was opened: a link's decision needs fresh ones. */
    renewed: isFetchedAfterMount ? data : undefined,
    decide,
    press,
    setUp,
  }
}

/** Decides a request, then opens the page that sets up an approved connector. */
function useLeading(decide: Decide, setUp: (requested: RequestedConnector) => void): Decide {
  return useCallback(
    async (approval, decision, token) => {
      await decide(approval, decision, token)
      const requested = requestedConnector(approval)
      if (requested && decision === 'APPROVED') setUp(requested)
    },
    [decide, setUp],
  )
}

function stateOf(
  approvals: readonly Approval[] | undefined,
  busy: ReadonlySet<string>,
  failure: LoadErrorProps | null,
): Approvals {
  if (approvals) return { state: 'ready', approvals, busy }
  return failure ? { state: 'failed', failure } : { state: 'loading' }
}
