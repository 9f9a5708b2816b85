import { type Actor, type ClientConnector, can, kindOf } from '@tributary/domain'
import { connectorState } from './connector-state.ts'
import { connectorStatus, isSwitchedOff } from './connector-status.ts'
import { connectorsMessages } from './connectors.messages.ts'
import { isCauseKnown } from './runs/failure-of-run.ts'

/** The sentences of a card: how the refresh stands, and what to make of it. Either may be missing. */
export type CardHints = { state: string | null; hint: string | null }

/** What the dashboard says on a connector's card (connectors spec 4 and 8). `type` is the connector type. */
export function cardHints(
  connector: Pick<ClientConnector, 'status' | 'log' | 'needsAuthorisation'>,
  type: string,
  viewer: Actor | null,
  now: Date,
): CardHints {
  const mayReconnect = can(viewer, 'connectors.reconnect-hints')
  if (isSwitchedOff(connector.status)) {
    const pointer = mayReconnect && connectorStatus(connector.status) === 'disconnected'
    return { state: null, hint: pointer ? connectorsMessages.disconnectedPointer : null }
  }
  const state = connectorState(connector, now)
  const sentence = connectorsMessages.states[state]
  if (state === 'taking-longer')
    return { state: sentence, hint: kindOf(type)?.slowHint ?? connectorsMessages.takingLongerHint }
  // Where the cause is known, its own remedy replaces this guess.
  const guesses = state === 'forbidden' && mayReconnect && !isCauseKnown(connector.log)
  return { state: sentence, hint: guesses ? connectorsMessages.reconnectHint : null }
}

/** The two sentences of a dashboard without cards (connectors spec 2.16). */
export const emptyDashboard = (viewer: Actor | null): readonly [heading: string, advice: string] => [
  connectorsMessages.nothingToDo,
  can(viewer, 'connectors.open-manage') ? connectorsMessages.tryAdding : connectorsMessages.askAdministrator,
]
