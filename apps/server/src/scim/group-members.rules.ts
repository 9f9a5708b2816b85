import type { Transaction } from 'kysely'
import type { RecordChange } from '../audit/audited-transaction.ts'
import { isUuid } from '../is-uuid.ts'
import type { Database } from '../storage/schema.ts'
import { invalidValue } from './protocol/scim-error.ts'
import { scimMessages } from './scim.messages.ts'
import { addToGroup, holdMembers, takeFromGroup } from './scim-groups.queries.ts'

type Place = { organisationId: string; groupId: string }

/** Adds and removes members. Throws 400 if one of the new members is not a user of this organisation. */
export async function changeMembers(
  trx: Transaction<Database>,
  record: RecordChange,
  { organisationId, groupId }: Place,
  before: readonly string[],
  after: readonly string[],
): Promise<void> {
  const [had, wants] = [new Set(before), new Set(after)]
  const added = [...wants].filter((id) => !had.has(id))
  const removed = [...had].filter((id) => !wants.has(id))
  const known = added.every(isUuid) ? await holdMembers(trx, organisationId, added) : []
  if (known.length < added.length) throw invalidValue(scimMessages.unknownMember)
  await addToGroup(trx, { organisationId, groupId, userIds: added })
  await takeFromGroup(trx, { organisationId, groupId, userIds: removed })
  for (const target of added)
    await record({ action: 'users.linked', organisationId, target, after: { groupId } })
  for (const target of removed)
    await record({ action: 'users.unlinked', organisationId, target, before: { groupId } })
}
