'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Id } from '@tributary/domain'
import { listEveryConnector } from '@tributary/sdk'
import { useMemo } from 'react'
import { everyConnectorKey } from '../cache/keys.ts'
import { createRefreshStore } from '../cache/refresh-store.ts'
import { createPollBackoff } from '../polling/poll-backoff.ts'
import { useClient } from '../provider/client-context.ts'
import { loadOptions } from '../queries/load-options.ts'
import { useRefreshPresses } from './use-refresh-presses.ts'

/**
 * The connectors of every type, polled every 10 s while the page is visible, and how to refresh one and to cancel that.
 */
export function useEveryConnector(organisationId: Id | undefined) {
  const client = useClient()
  const queries = useQueryClient()
  const orgId = organisationId ?? ''
  const queryKey = useMemo(() => everyConnectorKey(orgId), [orgId])
  const { store, backoff } = useMemo(
    () => ({ store: createRefreshStore(queries, queryKey), backoff: createPollBackoff() }),
    [queries, queryKey],
  )
  const query = useQuery({
    queryKey,
    enabled: organisationId !== undefined,
    queryFn: (context) => {
      const load = () => listEveryConnector(client, { params: { orgId }, query: {} }, loadOptions(context))
      return store.poll(() => backoff.keep(load, context.signal))
    },
    refetchInterval: backoff.interval,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  })
  return { query, ...useRefreshPresses({ client, orgId, queryKey, store }) }
}
