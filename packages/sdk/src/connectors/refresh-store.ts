import type { ClientConnector, Id, RefreshLog } from '@tributary/domain'
import { lastRefresh } from './last-refresh.ts'

/** The log of a connector whose Refresh was just pressed: manually triggered, not completed (connectors spec 4). */
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
 * The log of a connector whose refresh was just cancelled: over, with nothing said of it yet. It does not end before
 * it began, however far this clock is behind the server's.
 */
export const logAfterCancel = (log: RefreshLog | null, at: Date): RefreshLog => ({
  ...logAfterClick(log, at),
  manuallyTriggeredAt: log?.manuallyTriggeredAt ?? null,
  completedAt: new Date(Math.max(at.getTime(), lastRefresh(log).startedAt?.getTime() ?? 0)),
  hasError: true,
  cause: 'cancelled',
  refreshDetail: CANCELLED,
})

const CANCELLED = 'Cancelled. What was stored before stays.'

type Click = {
  /** Polls numbered lower left before the server had answered this click. */
  since: number
  pending: boolean
  /** What the server last said of the row, to go back to when the click fails. */
  before: RefreshLog | null
}

/** A list of connectors with everything needed to keep late answers from undoing a click. */
export type RefreshStoreState = {
  /** Null until the first poll has been answered. */
  connectors: readonly ClientConnector[] | null
  /** Counts polls and clicks in the order they left. */
  sequence: number
  /** The youngest poll whose answer is shown. */
  shown: number
  clicks: ReadonlyMap<string, Click>
}

/** A board before anything was asked. Make a new one for another organisation or connector type. */
export const emptyRefreshStore: RefreshStoreState = {
  connectors: null,
  sequence: 0,
  shown: 0,
  clicks: new Map(),
}

/** What happens to a board. A poll's number is the board's `sequence` right after its `poll-left`. */
export type RefreshStoreEvent =
  | { type: 'poll-left' }
  | { type: 'poll-answered'; poll: number; connectors: readonly ClientConnector[] }
  | { type: 'refresh-clicked'; id: Id; at: Date }
  /** Answered, as a refresh is, by `refresh-accepted` or `refresh-failed`. */
  | { type: 'cancel-clicked'; id: Id; at: Date }
  | { type: 'refresh-accepted'; id: Id; log: RefreshLog }
  | { type: 'refresh-failed'; id: Id }

/** The board after an event. Pure; an event that changes nothing answers the same board. */
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
    clicks.set(String(row.id), made.pending ? { ...made, before: row.log } : made)
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
  if (!row || board.clicks.get(String(id))?.pending) return board
  const sequence = board.sequence + 1
  const clicks = withClick(board, id, { since: sequence, pending: true, before: row.log })
  return { ...board, sequence, clicks, connectors: withLog(board, id, logAfter(row.log)) }
}

/** Polls that left before this moment may still tell of the time before the click. */
function accept(board: RefreshStoreState, id: Id, log: RefreshLog): RefreshStoreState {
  const made = board.clicks.get(String(id))
  if (!made?.pending) return board
  const clicks = withClick(board, id, { ...made, since: board.sequence, pending: false })
  return { ...board, clicks, connectors: withLog(board, id, log) }
}

function rollBack(board: RefreshStoreState, id: Id): RefreshStoreState {
  const made = board.clicks.get(String(id))
  if (!made?.pending) return board
  return { ...board, clicks: withClick(board, id, null), connectors: withLog(board, id, made.before) }
}
