import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ClientConnector, Id, RefreshLog } from '@tributary/domain'
import { listConnectors, refreshConnector } from '@tributary/sdk'
import { type BoardEvent, RELOAD_AFTER_REFRESH_MS, type RefreshButton } from '@tributary/sdk/rules'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useClient } from '../session/use-client.ts'
import { connectorsKey } from '../shell/query-keys.ts'
import { keepBoard } from './refresh-board.ts'

type Request = RefreshButton['request']

/** Asks the server for a refresh, and answers the log as it is from then on. */
export type SendRefresh = (connector: ClientConnector, request: Request) => Promise<RefreshLog>

/** The connectors of one type, asked for every 10 s while the page is seen, and how to refresh one (connectors spec 4). */
export function useConnectorList(organisationId: Id | undefined, connectorType: string) {
  const client = useClient()
  const queries = useQueryClient()
  const orgId = organisationId ?? ''
  const queryKey = useMemo(() => connectorsKey(orgId, connectorType), [orgId, connectorType])
  // Another list is another board; one seen before goes on from what is known.
  const board = useMemo(() => keepBoard({ rows: queries.getQueryData(queryKey) }), [queries, queryKey])

  const shown = useRef(board)
  useEffect(() => {
    shown.current = board
  }, [board])

  const query = useQuery({
    queryKey,
    enabled: organisationId !== undefined,
    queryFn: ({ signal }) => {
      const background = board.hasAnswered()
      const params = { orgId, connectorId: connectorType }
      return board.poll(() => listConnectors(client, { params }, { signal, background }))
    },
    refetchInterval: board.interval,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
    // Once there are cards, that a poll is under way is nobody's news: only what it brings is drawn.
    notifyOnChangeProps: () => (queries.getQueryData(queryKey) ? ['data', 'error'] : 'all'),
  })

  const sendById: SendRefresh = useCallback(
    async ({ id }, request) =>
      (await refreshConnector(client, { params: { orgId, id }, body: request })).data,
    [client, orgId],
  )

  const refresh = useCallback(
    async (connector: ClientConnector, request: Request, send: SendRefresh = sendById) => {
      const tell = (event: BoardEvent) => {
        const { connectors } = board.take(event)
        // An answer that comes after a change of organisation brings nothing of the old one back (SHELL-44).
        if (connectors && shown.current === board) queries.setQueryData(queryKey, connectors)
      }
      const { id } = connector
      if (board.isAsking(id)) return
      tell({ type: 'refresh-clicked', id, at: client.now() })
      setTimeout(() => queries.invalidateQueries({ queryKey }), RELOAD_AFTER_REFRESH_MS)
      try {
        tell({ type: 'refresh-accepted', id, log: await send(connector, request) })
      } catch (error) {
        tell({ type: 'refresh-failed', id })
        throw error
      }
    },
    [client, queries, queryKey, board, sendById],
  )
  return { query, refresh }
}
