import type { ClientConnector, Id } from '@tributary/domain'
import { type BoardEvent, boardReducer, emptyBoard, type RefreshBoard } from '@tributary/sdk/connectors'
import { createPollBackoff } from '../data/poll-backoff.ts'

/** A dashboard's list between the polls: takes events, tells the rows, and when to ask again. */
export type BoardKeeper = {
  take: (event: BoardEvent) => RefreshBoard
  /** Whether a click on this connector still waits for the server: another one asks for nothing new. */
  isAsking: (id: Id) => boolean
  /** Remembers a click's request, and waits until it has been answered, one way or the other. */
  waitFor: (id: Id, answer: Promise<unknown>) => void
  asked: (id: Id) => Promise<unknown>
  /** Loads through the board: a late answer undoes no click, and failures in a row slow the polling down. */
  poll: (load: () => Promise<ClientConnector[]>) => Promise<readonly ClientConnector[]>
  /** Milliseconds until the next poll. The same until a poll has been answered: a changed delay starts anew. */
  interval: () => number
  /** Whether a poll has been answered before: later ones are nobody's wish and say so. */
  hasAnswered: () => boolean
}

type BoardOptions = {
  /** Rows that are known already, from an earlier visit. */
  rows?: readonly ClientConnector[] | undefined
  /** Spreads the polls of many tabs. */
  random?: () => number
}

/** Keeps one board. */
export function keepBoard({ rows, random = Math.random }: BoardOptions = {}): BoardKeeper {
  let board: RefreshBoard = rows ? { ...emptyBoard, connectors: rows } : emptyBoard
  const pace = createPollBackoff(random)
  const take = (event: BoardEvent) => {
    board = boardReducer(board, event)
    return board
  }
  const poll: BoardKeeper['poll'] = async (load) => {
    const number = take({ type: 'poll-left' }).sequence
    const connectors = await pace.keep(load)
    return take({ type: 'poll-answered', poll: number, connectors }).connectors ?? []
  }
  const requests = new Map<string, Promise<unknown>>()
  const waitFor: BoardKeeper['waitFor'] = (id, answer) => {
    requests.set(
      String(id),
      answer.catch(() => undefined),
    )
  }
  const asked: BoardKeeper['asked'] = async (id) => requests.get(String(id))
  const isAsking = (id: Id) => board.clicks.get(String(id))?.pending ?? false
  return {
    take,
    isAsking,
    waitFor,
    asked,
    poll,
    interval: pace.interval,
    hasAnswered: () => board.connectors !== null,
  }
}
