import type { ClientConnector, Id, RefreshLog } from '@tributary/domain'
import { connectorsMessages } from './connectors.messages.ts'
import { lastRefresh } from './last-refresh.ts'

/** Returns the log after Refresh was pressed: triggered manually, not completed. */
export const logAfterClick = (log: RefreshLog | null, at: Date): RefreshLog => ({
  manuallyTriggeredAt: at,
  automaticallyTriggeredAt: log?.automaticallyTriggeredAt ?? null,
  completedAt: null,
  hasError: false,
  forbidden: false,
  refreshDetail: null,
  error: null,
})

/**
 * Returns the log after a refresh was cancelled: completed, without an outcome. It never ends before it started, even
 * if this clock is behind the server's.
 */
export const logAfterCancel = (log: RefreshLog | null, at: Date): RefreshLog => ({
  ...logAfterClick(log, at),
  manuallyTriggeredAt: log?.manuallyTriggeredAt ?? null,
  completedAt: new Date(Math.max(at.getTime(), lastRefresh(log).startedAt?.getTime() ?? 0)),
  hasError: true,
  cause: 'cancelled',
  refreshDetail: connectorsMessages.cancelledDetail,
})

type Click = {
  /** Polls up to this number may have been sent before the server handled the last accepted click. 0 without one. */
  since: number
  /** Whether the server has not responded yet. */
  pending: boolean
  /** The row as the server last sent it, restored when the click fails. */
  before: RefreshLog | null
}

/** A list of connectors, with what is needed so that a late response never undoes a click. */
export type RefreshStoreState = {
  /** Null until the response to the first poll. */
  connectors: readonly ClientConnector[] | null
  /** Numbers polls and clicks in the order they were sent. */
  sequence: number
  /** The latest poll whose response is shown. */
  shown: number
  /** The latest click on each connector, by its id as text. */
  clicks: ReadonlyMap<string, Click>
}

/** The initial state. Use a new one for another organisation or connector type. */
export const emptyRefreshStore: RefreshStoreState = {
  connectors: null,
  sequence: 0,
  shown: 0,
  clicks: new Map(),
}

/** An event of the store. A poll's number is the store's `sequence` right after its `poll-left`. */
export type RefreshStoreEvent =
  | { type: 'poll-left' }
  | {
      type: 'poll-answered'
      /** The number of the poll. */
      poll: number
      /** The connectors in the response. */
      connectors: readonly ClientConnector[]
    }
  | {
      type: 'refresh-clicked'
      /** The connector. */
      id: Id
      /** The time of the click. */
      at: Date
    }
  /** Ends like a refresh, with `refresh-accepted` or `refresh-failed`. */
  | {
      type: 'cancel-clicked'
      /** The connector. */
      id: Id
      /** The time of the click. */
      at: Date
    }
  | {
      type: 'refresh-accepted'
      /** The connector. */
      id: Id
      /** The refresh in the response. */
      log: RefreshLog
    }
  | {
      type: 'refresh-failed'
      /** The connector. */
      id: Id
    }

/** Returns the state after an event. Pure: an event that changes nothing returns the same object. */
export function refreshStoreReducer(board: RefreshStoreState, event: RefreshStoreEvent): RefreshStoreState {
  switch (event.type) {
    case 'poll-left':
      return { ...board, sequence: board.sequence + 1 }
    case 'poll-answered':
      return event.poll > board.shown ? showPoll(board, event.poll, event.connectors) : board
    case 'refresh-clicked':
      return click(board, event.id, (log) => logAfterClick(log, event.at))
    case 'cancel-clicked':
      return click(board, event.id, (log) => logAfterCancel(log, event.at))
    case 'refresh-accepted':
      return accept(board, event.id, event.log)
    case 'refresh-failed':
      return rollBack(board, event.id)
  }
}

const rowOf = (board: RefreshStoreState, id: Id): ClientConnector | undefined =>
  board.connectors?.find((row) => String(row.id) === String(id))

const withLog = (board: RefreshStoreState, id: Id, log: RefreshLog | null): RefreshStoreState['connectors'] =>
  board.connectors?.map((row) => (String(row.id) === String(id) ? { ...row, log } : row)) ?? null

const withClick = (board: RefreshStoreState, id: Id, change: Click | null): RefreshStoreState['clicks'] => {
  const clicks = new Map(board.clicks)
  if (change) clicks.set(String(id), change)
  else clicks.delete(String(id))
  return clicks
}

function showPoll(
  board: RefreshStoreState,
  poll: number,
  rows: readonly ClientConnector[],
): RefreshStoreState {
  const clicks = new Map<string, Click>()
  const connectors = rows.map((row) => {
    const made = board.clicks.get(String(row.id))
    if (!made || (!made.pending && poll > made.since)) return row
    clicks.set(String(row.id), made.pending && poll > made.since ? { ...made, before: row.log } : made)
    return { ...row, log: rowOf(board, row.id)?.log ?? row.log }
  })
  return { ...board, connectors, shown: poll, clicks }
}

function click(
  board: RefreshStoreState,
  id: Id,
  logAfter: (log: RefreshLog | null) => RefreshLog,
): RefreshStoreState {
  const row = rowOf(board, id)
  const last = board.clicks.get(String(id))
  if (!row || last?.pending) return board
  const sequence = board.sequence + 1
  const clicks = withClick(board, id, { since: last?.since ?? 0, pending: true, before: row.log })
  return { ...board, sequence, clicks, connectors: withLog(board, id, logAfter(row.log)) }
}

/** Polls sent before this moment may still show the state before the click. */
function accept(board: RefreshStoreState, id: Id, log: RefreshLog): RefreshStoreState {
  const made = board.clicks.get(String(id))
  if (!made?.pending) return board
  const clicks = withClick(board, id, { ...made, since: board.sequence, pending: false })
  return { ...board, clicks, connectors: withLog(board, id, log) }
}

function rollBack(board: RefreshStoreState, id: Id): RefreshStoreState {
  const made = board.clicks.get(String(id))
  if (!made?.pending) return board
  const clicks = withClick(board, id, made.since > 0 ? { ...made, pending: false } : null)
  return { ...board, clicks, connectors: withLog(board, id, made.before) }
}
