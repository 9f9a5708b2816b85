import { useQueryClient } from '@tanstack/react-query'
import { type Id, type Milestone, sameId, type Version } from '@tributary/domain'
import { createMilestone, deleteMilestone, updateMilestone } from '@tributary/sdk'
import { LIST_ORDER } from '@tributary/sdk/excel'
import type { NameForm } from '@tributary/ui'
import { withSaved } from '../../data/apply-write.ts'
import { useCachedRows } from '../../data/use-cached-rows.ts'
import { useFormClient } from '../../session/use-form-client.ts'
import { allMilestonesKey, milestonesKey } from './milestones-query.ts'
import { seenOf, statusId } from './status-id.ts'
import { structureKey } from './structure-lists.ts'
import { useRemoveStructure } from './use-remove-structure.ts'

type Change = (milestones: readonly Milestone[]) => Milestone[]

/** What can be done with milestones (requirements VER-15 and VER-16); each change is beneath its version at once. */
export function useMilestoneChanges(organisationId: Id) {
  const client = useFormClient()
  const queries = useQueryClient()
  const { keep, renew } = useKeptMilestones(organisationId)
  const removal = useRemoveStructure<Milestone>({
    list: allMilestonesKey(organisationId),
    call: ({ id }) => deleteMilestone(client, { params: { id } }),
    forget: ({ id, versionId }) => keep(versionId, (rows) => rows.filter((row) => !sameId(row.id, id))),
    renew: () => renew(null),
  })
  const add = async (name: string, versionId: Id): Promise<Milestone> =>
    (await createMilestone(client, { body: { name, versionId, listOrder: LIST_ORDER } })).data
  const change = async ({ name, status = '' }: NameForm, seen: Milestone): Promise<Milestone> => {
    const body = {
      name,
      organisationId,
      statusId: await statusId(client, queries, status, seen.status),
      expected: seenOf(seen),
    }
    return (await updateMilestone(client, { params: { id: seen.id }, body })).data
  }
  const keepSaved = (saved: Milestone) => keep(saved.versionId, (rows) => withSaved(rows, saved))
  return { ...removal, add, change, keep: keepSaved, renew }
}

export type MilestoneChanges = ReturnType<typeof useMilestoneChanges>

/** Milestones are kept twice: within the list of versions, and by themselves once their version was opened. */
function useKeptMilestones(organisationId: Id) {
  const queries = useQueryClient()
  const versions = useCachedRows<Version>(structureKey(organisationId, 'versions'))
  const keep = async (versionId: Id, change: Change) => {
    const queryKey = milestonesKey(organisationId, versionId)
    await versions.write((rows) =>
      rows.map((row) => (sameId(row.id, versionId) ? { ...row, milestones: change(row.milestones) } : row)),
    )
    await queries.cancelQueries({ queryKey })
    queries.setQueryData<Milestone[]>(queryKey, (rows) => rows && change(rows))
  }
  /** Of one version, or of all; answers what the list of versions holds then. */
  const renew = async (versionId: Id | null): Promise<readonly Milestone[]> => {
    const queryKey =
      versionId === null ? allMilestonesKey(organisationId) : milestonesKey(organisationId, versionId)
    const [rows] = await Promise.all([versions.reload(), queries.invalidateQueries({ queryKey })])
    return rows.find(({ id }) => versionId !== null && sameId(id, versionId))?.milestones ?? []
  }
  return { keep, renew }
}
