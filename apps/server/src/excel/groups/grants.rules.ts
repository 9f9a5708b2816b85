import type { AreaGrant, MilestoneGrant, SecurityGroup } from '@tributary/domain'
import type { AreaGrantRequest, MilestoneGrantRequest, Written } from '@tributary/sdk/contract'
import { grantKey } from '@tributary/sdk/excel'
import type { Transaction } from 'kysely'
import type { Author } from '../../audit/audited-transaction.ts'
import { concurrentChange } from '../../audit/concurrent-change.ts'
import { notFound } from '../../http/http-error.ts'
import type { Services } from '../../services.ts'
import type { Database } from '../../storage/schema.ts'
import { structureTransaction } from '../changes/structure-transaction.ts'
import { excelMessages } from '../excel.messages.ts'
import { lockOwned, lockReferences, type Owned } from '../structure/load-owned.ts'
import { isMilestoneOf } from '../structure/milestones.queries.ts'
import { readItem } from '../structure/structure-crud.ts'
import {
  deleteAreaGrant,
  deleteMilestoneGrant,
  insertAreaGrant,
  insertMilestoneGrant,
} from './grants.queries.ts'
import { groupKind } from './groups.rules.ts'

type Trx = Transaction<Database>

/** Lets a group see a combination, a whole area or a whole sub-area. */
export const grantAreas = (services: Services, author: Author, request: AreaGrantRequest) =>
  changeGrants(services, author, request, 'granted', async (trx, group) => {
    const ids = areaIdsOf(request.grant)
    await lockReferences(trx, group.organisationId, ['areas', ids.areaId], ['subareas', ids.subareaId])
    await insertAreaGrant(trx, { organisationId: group.organisationId, groupId: group.id, ...ids })
  })

export const revokeAreas = (services: Services, author: Author, request: AreaGrantRequest) =>
  changeGrants(services, author, request, 'revoked', async (trx, group) => {
    const ids = areaIdsOf(request.grant)
    await lockReferences(trx, group.organisationId, ['areas', ids.areaId], ['subareas', ids.subareaId])
    const row = { organisationId: group.organisationId, groupId: group.id, ...ids }
    if (!(await deleteAreaGrant(trx, row))) throw notFound(excelMessages.noSuchGrant)
  })

/** Lets a group see a milestone or a whole version. */
export const grantMilestones = (services: Services, author: Author, request: MilestoneGrantRequest) =>
  changeGrants(services, author, request, 'granted', async (trx, group) => {
    await insertMilestoneGrant(trx, await milestoneGrantRow(trx, group, request.grant))
  })

export const revokeMilestones = (services: Services, author: Author, request: MilestoneGrantRequest) =>
  changeGrants(services, author, request, 'revoked', async (trx, group) => {
    const row = await milestoneGrantRow(trx, group, request.grant)
    if (!(await deleteMilestoneGrant(trx, row))) throw notFound(excelMessages.noSuchGrant)
  })

const areaIdsOf = (grant: AreaGrant) => ({
  areaId: 'areaId' in grant ? String(grant.areaId) : null,
  subareaId: 'subareaId' in grant ? String(grant.subareaId) : null,
})

async function milestoneGrantRow(trx: Trx, group: Owned, grant: MilestoneGrant) {
  const versionId = String(grant.versionId)
  const milestoneId = grant.kind === 'milestone' ? String(grant.milestoneId) : null
  await lockReferences(trx, group.organisationId, ['versions', versionId], ['milestones', milestoneId])
  const belongs =
    milestoneId === null ||
    (await isMilestoneOf(trx, { organisationId: group.organisationId, versionId, id: milestoneId }))
  if (!belongs) throw notFound()
  return { organisationId: group.organisationId, groupId: group.id, versionId, milestoneId }
}

const isGranted = (group: SecurityGroup, grant: AreaGrant | MilestoneGrant): boolean =>
  [...group.areaGrants, ...group.milestoneGrants].some((one) => grantKey(one) === grantKey(grant))

const grantsOf = ({ organisationId, id }: Owned) => ({
  organisationId,
  target: id,
  thing: 'what this security group may see',
  actions: ['security_groups.granted', 'security_groups.revoked'],
  elsewhere: ['areas.deleted', 'subareas.deleted', 'versions.deleted', 'milestones.deleted'],
})

const changeGrants = (
  services: Services,
  author: Author,
  { groupId, grant, expected }: AreaGrantRequest | MilestoneGrantRequest,
  verb: 'granted' | 'revoked',
  change: (trx: Trx, group: Owned) => Promise<void>,
): Promise<Written<SecurityGroup>> =>
  structureTransaction(services, author, async (trx, record) => {
    const group = await lockOwned(trx, author, 'security_groups', groupId)
    if (expected && expected.granted !== isGranted(await readItem(trx, groupKind, group), grant))
      throw await concurrentChange(trx, services, author, grantsOf(group))
    await change(trx, group)
    await record({
      action: `security_groups.${verb}`,
      organisationId: group.organisationId,
      target: group.id,
      name: group.name,
      [verb === 'granted' ? 'after' : 'before']: grant,
    })
    return { message: excelMessages[verb], data: await readItem(trx, groupKind, group) }
  })
