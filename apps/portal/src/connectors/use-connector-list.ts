import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ClientConnector, Id, RefreshLog } from '@tributary/domain'
import { cancelRefresh, listConnectors, refreshConnector } from '@tributary/sdk'
import { type BoardEvent, RELOAD_AFTER_REFRESH_MS, type RefreshButton } from '@tributary/sdk/connectors'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { connectorsKey } from '../data/query-keys.ts'
import { useClient } from '../session/use-client.ts'
import { keepBoard } from './refresh-board.ts'

type Request = RefreshButton['request']

/** Asks the server for a refresh, and answers the log as it is from then on. */
export type SendRefresh = (connector: ClientConnector, request: Request) => Promise<RefreshLog>

/** The connectors of one type, asked for every 10 s while the page is seen, and how to refresh one and to stop that (connectors spec 4). */
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

  const ask = useCallback(
    async (clicked: Extract<BoardEvent, { at: Date }>, send: () => Promise<RefreshLog>) => {
      const tell = (event: BoardEvent) => {
        const { connectors } = board.take(event)
        // An answer that comes after a change of organisation brings nothing of the old one back (SHELL-44).
        if (connectors && shown.current === board) queries.setQueryData(queryKey, connectors)
      }
      const { id } = clicked
      tell(clicked)
      setTimeout(() => queries.invalidateQueries({ queryKey }), RELOAD_AFTER_REFRESH_MS)
      try {
        tell({ type: 'refresh-accepted', id, log: await send() })
      } catch (error) {
        tell({ type: 'refresh-failed', id })
        throw error
      }
    },
    [queries, queryKey, board],
  )

  const refresh = useCallback(
    async (connector: ClientConnector, request: Request, send: SendRefresh = sendById) => {
      const { id } = connector
      if (board.isAsking(id)) return
      const clicked = { type: 'refresh-clicked', id, at: client.now() } as const
      const asked = ask(clicked, () => send(connector, request))
      board.waitFor(id, asked)
      await asked
    },
    [client, board, ask, sendById],
  )

  const cancel = useCallback(
    async ({ id }: ClientConnector) => {
      // Pressed right after Refresh: there is nothing to cancel before the server knows of it.
      await board.asked(id)
      if (board.isAsking(id)) return
      const send = () => cancelRefresh(client, { params: { orgId, id } })
      await ask({ type: 'cancel-clicked', id, at: client.now() }, async () => (await send()).data)
    },
    [client, board, orgId, ask],
  )
  return { query, refresh, cancel }
}
