import type { Milestone, Version } from '@tributary/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../../storage/schema.ts'
import { readTogether } from '../../storage/share-round-trips.ts'
import type { ListScope } from './list-scope.ts'
import { type MilestoneScope, milestoneRows } from './milestones.queries.ts'
import { sortedByName } from './names.ts'
import { versionRows } from './versions.queries.ts'

type Db = Kysely<Database>

/** Milestones, sorted by name. */
export async function milestonesIn(db: Db, scope: MilestoneScope): Promise<Milestone[]> {
  const rows = await milestoneRows(db, scope)
  return sortedByName(rows).map(({ statusId, statusName, ...milestone }) => ({
    ...milestone,
    status: { id: statusId, name: statusName },
  }))
}

/** Versions with their milestones, both sorted by name. */
export async function versionsIn(db: Db, scope: ListScope): Promise<Version[]> {
  const ofOne = scope.id === undefined ? {} : { versionId: scope.id }
  const [rows, everyMilestone] = await readTogether(db, (trip) =>
    Promise.all([
      versionRows(trip, scope),
      milestonesIn(trip, { organisationIds: scope.organisationIds, ...ofOne }),
    ]),
  )
  const milestones = Map.groupBy(everyMilestone, (milestone) => String(milestone.versionId))
  return sortedByName(rows).map(({ statusId, statusName, ...version }) => ({
    ...version,
    status: { id: statusId, name: statusName },
    milestones: milestones.get(version.id) ?? [],
  }))
}
