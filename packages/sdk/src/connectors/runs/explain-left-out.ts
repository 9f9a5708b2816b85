import type { Actor, ClientConnector, RefreshRun } from '@tributary/domain'
import { connectorState } from '../connector-state.ts'
import { typeTitle } from '../kinds/kind-text.ts'
import { authorisationRemedy, type FailureExplanation, inSettings } from './explain-failure.ts'
import { runsMessages } from './runs.messages.ts'

/** How many tables a refresh left out and why, and what the viewer can do. */
export type LeftOutExplanation = {
  /** How many tables were left out, and why. */
  sentence: string
  /** Null if no user of the portal can do something. */
  advice: string | null
  /** What the viewer can do; null without an action. */
  action: FailureExplanation['action']
}

type Asked = {
  /** The connector that left tables out. */
  connector: Pick<ClientConnector, 'status' | 'log' | 'needsAuthorisation' | 'authorisation'>
  /** The connector's type. */
  type: string
  /** The signed-in user; null before the sign-in. */
  viewer: Actor | null
  /** The time on the server's clock. */
  now: Date
  /** A run of the history; by default the latest one, from the log. */
  run?: RefreshRun | undefined
}

/** Explains which tables a successful refresh left out; null if it read all. */
export function explainLeftOut({ connector, type, viewer, now, run }: Asked): LeftOutExplanation | null {
  const isIncomplete = run ? run.state === 'succeeded' : connectorState(connector, now) === 'incomplete'
  const leftOut = run ? run.leftOut : connector.log?.leftOut
  if (!isIncomplete || !leftOut) return null
  const { count, cause } = leftOut
  const sentence = runsMessages.leftOut(count, cause, typeTitle(type))
  if (cause !== 'not-authorised') return { sentence, advice: null, action: null }
  const { advice, action } = inSettings(authorisationRemedy(connector, type), viewer)
  return { sentence, advice, action }
}
