import { type Actor, type ClientConnector, can } from '@tributary/domain'
import { connectorState } from './connector-state.ts'
import { connectorStatus, isSwitchedOff } from './connector-status.ts'
import { connectorsMessages } from './connectors.messages.ts'
import { slowHintOf } from './kinds/kind-text.ts'
import { isCauseKnown } from './runs/failure-of-run.ts'

/** The sentences of a card: the state of the refresh, and a hint. Either may be null. */
export type CardHints = {
  /** The state of the refresh; null if there is nothing to say. */
  state: string | null
  /** What the user can do; null without a hint. */
  hint: string | null
}

/** Returns the sentences of a connector's card. `type` is the connector type. */
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
    return { state: sentence, hint: slowHintOf(type) ?? connectorsMessages.takingLongerHint }
  // A known cause has its own remedy, which replaces this guess.
  const guesses = state === 'forbidden' && mayReconnect && !isCauseKnown(connector.log)
  return { state: sentence, hint: guesses ? connectorsMessages.reconnectHint : null }
}

/** Returns the two sentences of a dashboard without connectors. */
export const emptyDashboard = (viewer: Actor | null): readonly [heading: string, advice: string] => [
  connectorsMessages.nothingToDo,
  can(viewer, 'connectors.open-manage') ? connectorsMessages.tryAdding : connectorsMessages.askAdministrator,
]
