import type { Id, Milestone } from '@tributary/domain'
import type { Kysely } from 'kysely'
import type { Author } from '../../audit/recorded.ts'
import type { Caller } from '../../http/caller.ts'
import type { Services } from '../../services.ts'
import type { Database } from '../../storage/schema.ts'
import { type ExpectedNameAndStatus, hasNameAndStatus } from './expected-state.ts'
import { loadOwned, lockReferences } from './load-owned.ts'
import { insertMilestone } from './milestones.queries.ts'
import {
  asSeen,
  create,
  type Piece,
  remove,
  rename,
  setStatus,
  statusFact,
  update,
} from './structure-crud.ts'
import { milestonesIn } from './versions.read.ts'
import type { NameAndStatus } from './versions.rules.ts'

const milestonePiece: Piece<Milestone> = {
  kind: 'milestones',
  read: milestonesIn,
  facts: (milestone) => ({
    name: milestone.name,
    ...statusFact(milestone),
    versionId: String(milestone.versionId),
  }),
}

export async function milestonesOf(
  db: Kysely<Database>,
  caller: Caller,
  versionId: Id,
): Promise<Milestone[]> {
  const version = await loadOwned(db, caller, 'versions', versionId)
  return milestonesIn(db, { organisationIds: [version.organisationId], versionId: version.id })
}

export type NewMilestoneRequest = { name: string; versionId: Id; listOrder: number }

export async function createMilestone(services: Services, author: Author, milestone: NewMilestoneRequest) {
  const version = await loadOwned(services.storage.db, author.caller, 'versions', milestone.versionId)
  const { organisationId, id: versionId } = version
  const row = { name: milestone.name, organisationId }
  return create(services, author, milestonePiece, row, async (trx, named) => {
    await lockReferences(trx, organisationId, ['versions', versionId])
    return insertMilestone(trx, { ...named, versionId, listOrder: milestone.listOrder })
  })
}

export const updateMilestone = (services: Services, author: Author, id: Id, milestone: NameAndStatus) =>
  update(
    services,
    author,
    milestonePiece,
    { organisationId: milestone.organisationId, id, isAsSeen: asSeen(milestone.expected, hasNameAndStatus) },
    async (trx, at) => {
      await rename(trx, 'milestones', at, milestone.name)
      await setStatus(trx, 'milestones', at, milestone.statusId)
    },
  )

export const deleteMilestone = (services: Services, author: Author, id: Id, seen?: ExpectedNameAndStatus) =>
  remove(services, author, milestonePiece, { id, isAsSeen: asSeen(seen, hasNameAndStatus) })
