import type { Actor, ClientConnector, RefreshRun } from '@tributary/domain'
import { cardHints } from './card-hints.ts'
import { type CardReport, cardReport } from './card-report.ts'
import { type ConnectorState, connectorState } from './connector-state.ts'
import { lastRefresh } from './last-refresh.ts'

/** One line below the state on a connector's card. A card has at most one line of each kind. */
export type CardLine =
  | {
      kind: 'slow'
      /** The sentence about the long refresh. */
      hint: string
      /** The start of the refresh; null if it is not known. */
      startedAt: Date | null
    }
  | {
      /** The event. */
      kind: 'started' | 'completed' | 'last-loaded'
      /** The time of the event. */
      at: Date
    }
  | ({ kind: 'report' } & CardReport)

type CardFacts = {
  /** The connector of the card. */
  connector: Pick<ClientConnector, 'status' | 'log' | 'needsAuthorisation' | 'authorisation'>
  /** The connector's type. */
  type: string
  /** The signed-in user; null before the sign-in. */
  viewer: Actor | null
  /** The time on the server's clock. */
  now: Date
  /** Its latest runs, newest first; undefined while they load. */
  runs?: readonly RefreshRun[] | undefined
}

/** Returns the lines below the state of a card, in reading order: when it ran, what happened, how old the data is. */
export function cardLines(facts: CardFacts): CardLine[] {
  const state = connectorState(facts.connector, facts.now)
  return [timeLine(facts, state), reportLine(facts), lastLoadedLine(facts, state)].flatMap(
    (line) => line ?? [],
  )
}

function timeLine({ connector, type, viewer, now }: CardFacts, state: ConnectorState): CardLine | null {
  const { startedAt, completedAt } = lastRefresh(connector.log)
  if (state === 'taking-longer')
    return { kind: 'slow', hint: cardHints(connector, type, viewer, now).hint ?? '', startedAt }
  if (state === 'refreshing') return startedAt && { kind: 'started', at: startedAt }
  return hasCompleted(state) ? completedAt && { kind: 'completed', at: completedAt } : null
}

function reportLine(facts: CardFacts): CardLine | null {
  const report = cardReport(facts)
  const isEmpty = !report.line && !report.advice && !report.action
  return isEmpty ? null : { kind: 'report', ...report }
}

/** A completed refresh already shows when the data was loaded. */
function lastLoadedLine({ runs }: CardFacts, state: ConnectorState): CardLine | null {
  if (hasCompleted(state)) return null
  const at = runs?.find((run) => run.state === 'succeeded' && run.completedAt)?.completedAt
  return at ? { kind: 'last-loaded', at } : null
}

const hasCompleted = (state: ConnectorState) => state === 'completed' || state === 'incomplete'
