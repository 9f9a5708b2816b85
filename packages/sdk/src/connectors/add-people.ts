import { assignedUserIds, type Id } from '@tributary/domain'
import type { Client } from '../client/client.ts'
import { idsWithout } from '../common/queue/plan.ts'
import { getConnector } from './connectors.calls.ts'
import { assignUsers } from './manage.calls.ts'

/** Who shall see a connector as well. */
export type AddedPeople = {
  /** The users who shall see the connector as well. */
  userIds: readonly Id[]
  /** Every member of the organisation. No one else can stay assigned. */
  memberIds: readonly Id[]
}

/** Adds users to those that are assigned to a connector now. The call replaces the whole list. */
export async function addPeople(
  client: Client,
  connectorId: Id,
  { userIds, memberIds }: AddedPeople,
): Promise<void> {
  const params = { id: connectorId }
  const connector = await getConnector(client, { params, query: {} })
  const assigned = assignedUserIds(connector)
  const added = idsWithout(userIds, assigned)
  if (added.length === 0) return
  const others = idsWithout(assigned, memberIds)
  await assignUsers(client, { params, body: { users: [...idsWithout(assigned, others), ...added] } })
}
