import { type Area, type Id, type Milestone, type Subarea, sameId } from '@tributary/domain'
import type { Written } from '@tributary/sdk/contract'
import type { Transaction } from 'kysely'
import type { Author } from '../../audit/audited-transaction.ts'
import { badRequest, notFound } from '../../http/http-error.ts'
import type { Services } from '../../services.ts'
import type { Database } from '../../storage/schema.ts'
import { limitCustomLinks } from '../links/area-links.limits.ts'
import { deleteLink, insertLink, isAutomatic } from '../links/area-links.queries.ts'
import { setLinkType } from '../links/link-type.ts'
import { areaKind } from '../structure/area-kind.ts'
import { lockOwned, lockReferences, type Owned } from '../structure/load-owned.ts'
import { milestoneKind } from '../structure/milestone-kind.ts'
import { deleteRow } from '../structure/named-rows.queries.ts'
import { readItem } from '../structure/structure-crud.ts'
import type { ReadableKind } from '../structure/structure-kind.ts'
import { subareaKind } from '../structure/subarea-kind.ts'
import { unlessNameTaken } from '../structure/write-names.ts'
import { changesMessages } from './changes.messages.ts'
import {
  copyAreaGrants,
  copyAreaLinks,
  copySubareaGrants,
  copySubareaLinks,
  deleteGrantsOf,
  moveToVersion,
  type Pair,
} from './move.queries.ts'
import { structureTransaction } from './structure-transaction.ts'

type Trx = Transaction<Database>

/** The item to merge into another one, both in the organisation that the request names. */
export type MergeRequest = { organisationId: Id; intoId: Id }

/** Merges an area into another one, which gets its links and what groups may see of it. */
export const mergeArea = (services: Services, author: Author, id: Id, request: MergeRequest) =>
  merge<Area>(services, author, areaKind, id, request, async (trx, pair) => {
    const { organisationId } = pair
    if (await isAutomatic(trx, { organisationId, id: pair.from }))
      await setLinkType(trx, { organisationId, id: pair.to }, 'automatic')
    else if (!(await isAutomatic(trx, { organisationId, id: pair.to }))) await copyAreaLinks(trx, pair)
    await copyAreaGrants(trx, pair)
  })

/** Merges a sub-area into another one, which gets its links and what groups may see of it. */
export const mergeSubarea = (services: Services, author: Author, id: Id, request: MergeRequest) =>
  merge<Subarea>(services, author, subareaKind, id, request, async (trx, pair) => {
    await copySubareaLinks(trx, pair)
    await copySubareaGrants(trx, pair)
  })

const merge = <Item extends { name: string }>(
  services: Services,
  author: Author,
  kind: ReadableKind<Item>,
  id: Id,
  { organisationId, intoId }: MergeRequest,
  join: (trx: Trx, pair: Pair) => Promise<unknown>,
): Promise<Written<Item>> =>
  structureTransaction(services, author, async (trx, record) => {
    if (sameId(id, intoId)) throw badRequest(changesMessages.sameItem)
    const from = inOrganisation(await lockOwned(trx, author, kind.table, id), organisationId)
    await lockReferences(trx, from.organisationId, [kind.table, intoId])
    await join(trx, { organisationId: from.organisationId, from: from.id, to: String(intoId) })
    await deleteRow(trx, kind.table, from)
    await limitCustomLinks(trx, from.organisationId)
    const data = await readItem(trx, kind, { organisationId: from.organisationId, id: String(intoId) })
    const facts = { before: { name: from.name }, after: { name: data.name } }
    await record({ action: `${kind.table}.merged`, ...placeOf(from), ...facts })
    return { message: changesMessages.merged(from.name, data.name), data }
  })

const placeOf = ({ organisationId, id, name }: Owned) => ({ organisationId, target: id, name })

function inOrganisation(owned: Owned, organisationId: Id): Owned {
  if (!sameId(owned.organisationId, organisationId)) throw notFound()
  return owned
}

export type SubareaMove = { organisationId: Id; fromAreaId: Id; toAreaId: Id }

/** Links a sub-area to another area instead, with what groups may see of it there. */
export const moveSubarea = (
  services: Services,
  author: Author,
  id: Id,
  { organisationId, fromAreaId, toAreaId }: SubareaMove,
): Promise<Written<Subarea>> =>
  structureTransaction(services, author, async (trx, record) => {
    if (sameId(fromAreaId, toAreaId)) throw badRequest(changesMessages.sameItem)
    const subarea = inOrganisation(await lockOwned(trx, author, 'subareas', id), organisationId)
    const areas = [fromAreaId, toAreaId].map(String).toSorted()
    for (const area of areas) await lockOwned(trx, author, 'areas', area)
    const pair = { organisationId: subarea.organisationId, from: String(fromAreaId), to: String(toAreaId) }
    await moveLink(trx, pair, subarea.id)
    await copyAreaGrants(trx, pair, subarea.id)
    await deleteGrantsOf(trx, pair.organisationId, pair.from, subarea.id)
    const facts = { before: { area: pair.from }, after: { area: pair.to } }
    await record({ action: 'subareas.moved', ...placeOf(subarea), ...facts })
    return { message: changesMessages.moved(subarea.name), data: await readItem(trx, subareaKind, subarea) }
  })

/** The area that loses the sub-area becomes custom, and an automatic area has it already. */
async function moveLink(trx: Trx, { organisationId, from, to }: Pair, subareaId: string): Promise<void> {
  await setLinkType(trx, { organisationId, id: from }, 'custom')
  await deleteLink(trx, { organisationId, id: from }, subareaId)
  if (await isAutomatic(trx, { organisationId, id: to })) return
  await insertLink(trx, { organisationId, id: to }, subareaId)
  await limitCustomLinks(trx, organisationId)
}

export type MilestoneMove = { organisationId: Id; versionId: Id }

/** Moves a milestone to another version, with what groups may see of it. */
export const moveMilestone = (
  services: Services,
  author: Author,
  id: Id,
  { organisationId, versionId }: MilestoneMove,
): Promise<Written<Milestone>> =>
  structureTransaction(services, author, async (trx, record) => {
    const milestone = inOrganisation(await lockOwned(trx, author, 'milestones', id), organisationId)
    await lockReferences(trx, milestone.organisationId, ['versions', versionId])
    const before = await readItem(trx, milestoneKind, milestone)
    if (sameId(before.versionId, versionId)) throw badRequest(changesMessages.sameItem)
    await unlessNameTaken('milestones', milestone.name, () =>
      moveToVersion(trx, milestone, String(versionId)),
    )
    const data = await readItem(trx, milestoneKind, milestone)
    const facts = { before: { version: String(before.versionId) }, after: { version: String(versionId) } }
    await record({ action: 'milestones.moved', ...placeOf(milestone), ...facts })
    return { message: changesMessages.moved(milestone.name), data }
  })
