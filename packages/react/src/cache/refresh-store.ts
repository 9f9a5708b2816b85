import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { ClientConnector, Id } from '@tributary/domain'
import {
  emptyRefreshStore,
  type RefreshStoreEvent,
  type RefreshStoreState,
  refreshStoreReducer,
} from '@tributary/sdk/connectors'
import { pendingKey } from './keys.ts'

/** The refreshes of one cached list of connectors. */
export type RefreshStore = {
  take: (event: RefreshStoreEvent) => RefreshStoreState
  /** Whether a click on this connector still waits for the server's response. */
  isPending: (id: Id) => boolean
  /** Resolves when no click on this connector is pending. */
  untilAnswered: (id: Id) => Promise<void>
  /** Loads the list. The returned rows keep clicks that are newer than the response. */
  poll: (load: () => Promise<ClientConnector[]>) => Promise<readonly ClientConnector[]>
}

/**
 * Creates the refresh store of a list. The rows stay in the cached list, or in `firstKey` until the list is loaded. Polls
 * and clicks are cached next to it. The SDK's `refreshStoreReducer` decides what an event does, so that a late response
 * does not undo a click.
 */
export function createRefreshStore(
  queries: QueryClient,
  queryKey: QueryKey,
  firstKey: QueryKey = queryKey,
): RefreshStore {
  const shownKey = () => (queries.getQueryData(queryKey) === undefined ? firstKey : queryKey)
  const pollsKey = pendingKey([...queryKey, 'refreshes'])
  const read = (): RefreshStoreState => ({
    ...emptyRefreshStore,
    ...queries.getQueryData<Omit<RefreshStoreState, 'connectors'>>(pollsKey),
    connectors: queries.getQueryData<ClientConnector[]>(shownKey()) ?? null,
  })
  const take = (event: RefreshStoreEvent) => {
    const before = read()
    const board = refreshStoreReducer(before, event)
    const { connectors, ...polls } = board
    queries.setQueryData(pollsKey, polls)
    // The rows of a poll are cached by the query that made it.
    if (event.type !== 'poll-answered' && connectors !== before.connectors)
      queries.setQueryData(shownKey(), connectors)
    return board
  }
  const isPending = (id: Id) => read().clicks.get(String(id))?.pending ?? false
  const untilAnswered = (id: Id) =>
    new Promise<void>((resolve) => {
      const check = () => {
        if (isPending(id)) return
        unsubscribe()
        resolve()
      }
      const unsubscribe = queries.getQueryCache().subscribe(check)
      check()
    })
  const poll: RefreshStore['poll'] = async (load) => {
    const number = take({ type: 'poll-left' }).sequence
    const connectors = await load()
    return take({ type: 'poll-answered', poll: number, connectors }).connectors ?? []
  }
  return { take, isPending, untilAnswered, poll }
}
