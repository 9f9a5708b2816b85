import type { QueryKey } from '@tanstack/react-query'
import type { Id } from '@tributary/domain'
import { type Client, listMilestones } from '@tributary/sdk'
import { organisationKey } from '../../data/query-keys.ts'

/** Starts the key of the milestones of every version. */
export const allMilestonesKey = (organisationId: Id): QueryKey =>
  organisationKey(organisationId, 'excel', 'milestones')

/** The key of the milestones of a version. */
export const milestonesKey = (organisationId: Id, versionId: Id): QueryKey => [
  ...allMilestonesKey(organisationId),
  String(versionId),
]

/** How the milestones of a version are asked for when it is opened (requirement VER-18). */
export const milestonesQuery = (client: Client, organisationId: Id, versionId: Id) => ({
  queryKey: milestonesKey(organisationId, versionId),
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    listMilestones(client, { params: { versionId } }, { signal }),
})
