import { assignedUserIds, type ClientConnector } from '@tributary/domain'
import { getConnector } from '@tributary/sdk'
import { CommandFailure } from '../failure/command-failure.ts'
import type { Current } from './read-current.ts'
import { stateMessages as messages } from './state.messages.ts'

/**
 * Fails if a connector is not as the plan has shown it. The API takes no expected state for connectors, so it is compared
 * just before the write. A change in the moment between them is not noticed.
 */
export async function refuseChanged({ client }: Current, planned: ClientConnector): Promise<void> {
  const now = await getConnector(client, { params: { id: planned.id } })
  if (stateOf(now) !== stateOf(planned))
    throw new CommandFailure('changed', messages.changedSince('connector', planned.name))
}

/** Everything that a plan can change, as text. Refreshes change other fields. */
const stateOf = (connector: ClientConnector): string => {
  const { name, status, schedule, pausedAt, properties } = connector
  const values = properties.map((one) => [one.name, one.value]).toSorted()
  const users = assignedUserIds(connector).map(String).toSorted()
  return JSON.stringify([name, status, schedule || null, pausedAt ?? null, values, users])
}
