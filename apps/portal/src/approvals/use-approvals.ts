import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Approval, SessionUser } from '@tributary/domain'
import { type ApprovalDecision, type RequestedConnector, requestedConnector } from '@tributary/sdk/approvals'
import type { LoadErrorProps } from '@tributary/ui'
import { useCallback, useMemo } from 'react'
import { firstFailure } from '../data/first-failure.ts'
import { approvalsKey } from '../data/query-keys.ts'
import { refetchAlways } from '../data/refetch-always.ts'
import { useStickyError } from '../data/use-sticky-error.ts'
import { useClient } from '../session/use-client.ts'
import { approvalsQuery } from './approvals-query.ts'
import { type Decide, useDecisions } from './use-decisions.ts'
import { useRefusalToast } from './use-refusal-toast.ts'
import { useSetUp } from './use-set-up.ts'

const RENEWED_EVERY_MS = 60_000

/** What the approvals page shows (portal spec 2.12). */
export type Approvals =
  | { state: 'loading' }
  | { state: 'failed'; failure: LoadErrorProps }
  | {
      state: 'ready'
      approvals: readonly Approval[]
      /** The ids of those whose decision is on its way. */
      busy: ReadonlySet<string>
    }

/** The requests, and how to decide one: shown at once, put back with a sentence when it is refused. */
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
    /** As the server has just told them: what a link asks for is judged by these. */
    renewed: isFetchedAfterMount ? data : undefined,
    decide,
    press,
    setUp,
  }
}

/** Decides, and leads on from an approved connector to where it is set up. */
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

/** Asked for anew whenever somebody comes or returns, and once a minute while they look: others decide as well. */
function useApprovalList() {
  const client = useClient()
  const queries = useQueryClient()
  return useQuery({
    ...approvalsQuery(client, () => queries.getQueryData(approvalsKey) !== undefined),
    refetchInterval: RENEWED_EVERY_MS,
    ...refetchAlways,
  })
}
