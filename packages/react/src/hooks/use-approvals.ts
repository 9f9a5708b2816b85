'use client'

import { useQuery } from '@tanstack/react-query'
import { refetchAlways } from '../polling/refetch-always.ts'
import { useClient } from '../provider/client-context.ts'
import { approvalsQuery } from '../queries/approvals.ts'

const RENEWED_EVERY_MS = 60_000

/** Requests for approval, loaded on return and once a minute while visible, because other administrators decide as well. */
export const useApprovals = () =>
  useQuery({
    ...approvalsQuery(useClient()),
    refetchInterval: RENEWED_EVERY_MS,
    ...refetchAlways,
  })
