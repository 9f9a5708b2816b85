'use client'

import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { ClientConnector, Id, RefreshLog } from '@tributary/domain'
import { refreshState } from '@tributary/sdk/connectors'
import { useState } from 'react'
import { createPollBackoff } from '../polling/poll-backoff.ts'
import { withBackoff } from '../polling/with-backoff.ts'
import { useClient } from '../provider/client-context.ts'
import { connectorQuery } from '../queries/connector.ts'

/** A connector's latest refresh with its state, which is undefined until it is loaded. */
export type ConnectorLog = UseQueryResult<ClientConnector> & {
  /** The latest refresh; null if there was none, or while it loads. */
  log: RefreshLog | null
  /** The state of the latest refresh; undefined while it loads. */
  state: ReturnType<typeof refreshState> | undefined
}

/**
 * The latest refresh of one connector and its state. It is polled every 10 s while a refresh runs, less often after
 * failures, and not at all otherwise. `useRefreshConnector` starts a refresh, which begins the polls.
 */
export function useConnectorLog(organisationId: Id, connectorId: Id): ConnectorLog {
  const client = useClient()
  const [backoff] = useState(createPollBackoff)
  const { queryFn, ...options } = connectorQuery(client, organisationId, connectorId)
  const query = useQuery({
    ...options,
    queryFn: withBackoff(backoff, queryFn),
    refetchInterval: ({ state: { data } }) =>
      data && isRunning(refreshState(data.log, client.now())) ? backoff.interval() : false,
    refetchOnWindowFocus: 'always',
  })
  const log = query.data?.log ?? null
  return { ...query, log, state: query.data && refreshState(log, client.now()) }
}

const isRunning = (state: string) => state === 'refreshing' || state === 'taking-longer'
