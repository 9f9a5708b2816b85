import type { Id } from '@tributary/domain'
import { call } from '../client/call.ts'
import type { Client } from '../client/client.ts'
import * as contract from '../contract/access.ts'

const saveUserAccess = call(contract.saveUserAccess)

/** What a user gets as well. */
export type AddedAccess = {
  organisationId: Id
  userId: Id
  add: { connectors: readonly Id[] } | { groups: readonly Id[] }
}

/**
 * Adds to what a user has. The server keeps what others add at the same time, and mails the user once. Returns the change for
 * `undoStructureChange`; null if the user had everything already.
 */
export async function addAccess(
  client: Client,
  { organisationId, userId, add }: AddedAccess,
): Promise<Id | null> {
  const added = 'groups' in add ? { groups: [...add.groups] } : { connectors: [...add.connectors] }
  const { change } = await saveUserAccess(client, {
    params: { id: userId },
    body: { organisationId, add: added },
  })
  return change
}
