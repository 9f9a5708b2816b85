import { isDeepStrictEqual } from 'node:util'
import type { Kysely, Transaction } from 'kysely'
import { auditedTransaction, type RecordChange } from '../audit/audited-transaction.ts'
import { groupMembers } from '../excel/groups/group-members.queries.ts'
import { groupKind } from '../excel/groups/groups.rules.ts'
import { lockOwned } from '../excel/structure/load-owned.ts'
import { deleteRow, insertRow } from '../excel/structure/named-rows.queries.ts'
import { readItem } from '../excel/structure/structure-crud.ts'
import { changeName, givenName, unlessNameTaken } from '../excel/structure/write-names.ts'
import { forbidden, notFound } from '../http/http-error.ts'
import { isUuid } from '../is-uuid.ts'
import type { Services } from '../services.ts'
import { enterOrganisation } from '../storage/organisation-scope.ts'
import type { Database } from '../storage/schema.ts'
import { refusingTakenId } from './external-id.ts'
import { changeMembers } from './group-members.rules.ts'
import { groupResource } from './group-resource.ts'
import type { JsonObject } from './protocol/attributes.ts'
import { type GroupAttributes, readGroup } from './read-values.ts'
import { type Resource, refuseOtherVersion } from './resource.ts'
import { scimMessages } from './scim.messages.ts'
import type { Directory } from './scim-caller.rules.ts'
import { noteScimGroup, type ScimGroupRow, scimGroupRows, storeScimGroup } from './scim-groups.queries.ts'

type Db = Kysely<Database>
type Trx = Transaction<Database>

/** The security groups of an organisation as SCIM groups. */
export const scimGroups = async (services: Services, organisationId: string): Promise<Resource[]> =>
  (await scimGroupRows(services.storage.db, organisationId)).map((row) => groupResource(services, row))

export const scimGroup = async (services: Services, { organisationId }: Directory, id: string) =>
  groupResource(services, await groupAt(services.storage.db, organisationId, id))

async function groupAt(db: Db, organisationId: string, id: string): Promise<ScimGroupRow> {
  const [group] = isUuid(id) ? await scimGroupRows(db, organisationId, id) : []
  if (!group) throw notFound()
  return group
}

/** Adds a security group. It grants nothing until an administrator chooses what it may see. */
export const createScimGroup = (
  services: Services,
  { author, organisationId }: Directory,
  { displayName, externalId, members }: GroupAttributes,
): Promise<Resource> =>
  auditedTransaction(services, author, async (trx, record) => {
    await enterOrganisation(trx, organisationId)
    const row = { ...givenName(displayName), organisationId }
    const { id } = await unlessNameTaken('security_groups', row.name, () =>
      insertRow(trx, 'security_groups', row),
    )
    await refusingTakenId(storeScimGroup(trx, { organisationId, groupId: id, externalId, provisioned: true }))
    const after = { ...(await factsAt(trx, organisationId, id)), externalId }
    await record({ action: 'security_groups.created', organisationId, target: id, after })
    await changeMembers(trx, record, { organisationId, groupId: id }, [], members)
    return groupResource(services, await groupAt(trx, organisationId, id))
  })

const factsAt = async (trx: Trx, organisationId: string, id: string) =>
  groupKind.facts(await readItem(trx, groupKind, { organisationId, id }))

/** Changes a security group. `change` returns the whole new resource. */
export const changeScimGroup = (
  services: Services,
  directory: Directory,
  id: string,
  change: (now: Resource) => JsonObject,
): Promise<Resource> =>
  auditedTransaction(services, directory.author, async (trx, record) => {
    const { organisationId } = directory
    const now = await lockedGroup(trx, directory, id)
    const resource = groupResource(services, now)
    refuseOtherVersion(resource, directory.ifMatch)
    const wanted = readGroup(change(resource))
    await changeOwn(trx, record, organisationId, now, wanted)
    await noteScimGroup(trx, { organisationId, groupId: now.id })
    const members = now.members.map(({ userId }) => userId)
    await changeMembers(trx, record, { organisationId, groupId: now.id }, members, wanted.members)
    return groupResource(services, await groupAt(trx, organisationId, now.id))
  })

async function lockedGroup(trx: Trx, { author, organisationId }: Directory, id: string) {
  const owned = await lockOwned(trx, author, 'security_groups', id)
  return groupAt(trx, organisationId, owned.id)
}

async function changeOwn(
  trx: Trx,
  record: RecordChange,
  organisationId: string,
  now: ScimGroupRow,
  { displayName, externalId }: GroupAttributes,
) {
  const { id, provisioned } = now
  if (isDeepStrictEqual([now.name, now.externalId], [displayName, externalId])) return
  const before = { ...(await factsAt(trx, organisationId, id)), externalId: now.externalId }
  await changeName(trx, 'security_groups', { organisationId, id }, displayName)
  await refusingTakenId(storeScimGroup(trx, { organisationId, groupId: id, externalId, provisioned }))
  const after = { ...(await factsAt(trx, organisationId, id)), externalId }
  await record({ action: 'security_groups.changed', organisationId, target: id, before, after })
}

/** Deletes a security group that SCIM created. Others may have grants that took work, so they stay. */
export const deleteScimGroup = (services: Services, directory: Directory, id: string): Promise<void> =>
  auditedTransaction(services, directory.author, async (trx, record) => {
    const { organisationId } = directory
    const group = await lockedGroup(trx, directory, id)
    refuseOtherVersion(groupResource(services, group), directory.ifMatch)
    if (!group.provisioned) throw forbidden(scimMessages.notProvisioned)
    const at = { organisationId, id: group.id }
    const before = { ...(await factsAt(trx, organisationId, group.id)), ...(await groupMembers(trx, at)) }
    await deleteRow(trx, 'security_groups', at)
    await record({ action: 'security_groups.deleted', organisationId, target: group.id, before })
  })
