import type { Id, Milestone } from '@tributary/domain'
import { type ExpectedNameAndStatus, hasNameAndStatus } from './expected-state.ts'
import { lockReferences } from './load-owned.ts'
import { insertMilestone } from './milestones.queries.ts'
import { type ItemChange, type NewItem, type StructureKind, statusFact } from './structure-kind.ts'
import { milestonesIn } from './versions.read.ts'
import { changeNameAndStatus } from './write-names.ts'

type NewMilestone = NewItem & { versionId: string; listOrder: number }

type MilestoneChange = ItemChange<ExpectedNameAndStatus> & { name: string; statusId: Id }

export const milestoneKind: StructureKind<Milestone, NewMilestone, MilestoneChange, ExpectedNameAndStatus> = {
  table: 'milestones',
  read: milestonesIn,
  facts: (milestone) => ({
    name: milestone.name,
    ...statusFact(milestone),
    versionId: String(milestone.versionId),
  }),
  async insert(trx, row, { versionId, listOrder }) {
    await lockReferences(trx, row.organisationId, ['versions', versionId])
    return insertMilestone(trx, { ...row, versionId, listOrder })
  },
  change: (trx, at, request) => changeNameAndStatus(trx, 'milestones', at, request),
  matchesExpected: hasNameAndStatus,
}
