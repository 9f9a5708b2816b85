import type { Id } from '@tributary/domain'
import { call } from '../client/call.ts'
import type { Client } from '../client/client.ts'
import * as contract from '../contract/access.ts'

const saveUserAccess = call(contract.saveUserAccess)

/** The connectors that a user gets as well. */
export type AddedConnectors = { organisationId: Id; userId: Id; connectorIds: readonly Id[] }

/** Adds connectors to those of a user. The server keeps what others add at the same time, and mails the user once. */
export async function addConnectors(
  client: Client,
  { organisationId, userId, connectorIds }: AddedConnectors,
): Promise<void> {
  const body = { organisationId, add: { connectors: [...connectorIds] } }
  await saveUserAccess(client, { params: { id: userId }, body })
}
