import { useQueries, useQueryClient } from '@tanstack/react-query'
import { type Id, type Milestone, sameId, type Version } from '@tributary/domain'
import { organisationKey, withSaved, writeCache } from '@tributary/react'
import {
  createMilestone,
  deleteMilestone,
  failureMessage,
  listMilestones,
  updateMilestone,
} from '@tributary/sdk'
import { LIST_ORDER, milestoneImpacts } from '@tributary/sdk/excel'
import { milestoneRow, rowElement, type TableChildren } from '@tributary/ui'
import { useMemo } from 'react'
import { useClient } from '../../session/use-client.ts'
import { structureText } from './structure.messages.ts'
import type { ItemKind } from './structure-kind.ts'
import { type StructureRows, useStructureRows } from './use-structure-rows.ts'

/** Milestones belong to a version, and are shown on the page of versions. */
export const milestoneKind: ItemKind<Milestone> = {
  noun: 'milestone',
  titles: {
    get add() {
      return structureText.addMilestoneS
    },
    get edit() {
      return structureText.editMilestone
    },
  },
  addDialog: { form: 'lines' },
  statusField: 'radios',
  refusalIn: 'toast',
  create: (client, name, versionId) =>
    createMilestone(client, { body: { name, versionId, listOrder: LIST_ORDER } }),
  update: (client, { id }, body) => updateMilestone(client, { params: { id }, body }),
  remove: (client, { id }) => deleteMilestone(client, { params: { id } }),
  impacts: { needs: ['groups'], of: (milestone, { groups }) => milestoneImpacts(milestone, groups) },
  elementOf: (milestone) => rowElement(milestoneRow(milestone)),
}

const allMilestonesKey = (organisationId: Id) => organisationKey(organisationId, 'excel', 'milestones')

const milestonesKey = (organisationId: Id, versionId: Id) => [
  ...allMilestonesKey(organisationId),
  String(versionId),
]

/** The cached milestones. They are cached twice: in the list of versions, and on their own once their version is open. */
export function useMilestoneRows(organisationId: Id): StructureRows<Milestone> {
  const queries = useQueryClient()
  const versions = useStructureRows(organisationId, 'versions')
  return useMemo(() => {
    const change = async (versionId: Id, changed: (rows: readonly Milestone[]) => Milestone[]) => {
      await versions.change((rows) =>
        rows.map((row) =>
          sameId(row.id, versionId) ? { ...row, milestones: changed(row.milestones) } : row,
        ),
      )
      await writeCache<Milestone[]>(queries, milestonesKey(organisationId, versionId), changed)
    }
    return {
      listKey: allMilestonesKey(organisationId),
      keep: (saved) => change(saved.versionId, (rows) => withSaved(rows, saved)),
      forget: ({ id, versionId }) => change(versionId, (rows) => rows.filter((row) => !sameId(row.id, id))),
      reload: async () => (await versions.reload()).flatMap(({ milestones }) => milestones),
    }
  }, [queries, organisationId, versions])
}

/** If more versions are open, their milestones are those in the list of versions: that saves a thousand calls. */
const REQUESTED_AT_MOST = 50

type OpenMilestones = {
  organisationId: Id
  versions: readonly Version[]
  /** The ids of the open versions. */
  expanded: ReadonlySet<string>
  /** Hides the milestones that are being deleted. */
  withoutRemoved: (milestones: readonly Milestone[]) => readonly Milestone[]
}

/** The milestones beneath each version. Those of an open version are requested when it opens (VER-18). */
export function useOpenMilestones({ organisationId, versions, expanded, withoutRemoved }: OpenMilestones) {
  const client = useClient()
  const open = versions.filter(({ id }) => expanded.has(String(id)))
  const ids = expanded.size > REQUESTED_AT_MOST ? [] : open.map(({ id }) => id)
  const results = useQueries({
    queries: ids.map((versionId) => ({
      queryKey: milestonesKey(organisationId, versionId),
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        listMilestones(client, { params: { versionId } }, { signal }),
    })),
  })
  return ({ id, milestones }: Version): TableChildren<Milestone> => {
    const result = results[ids.findIndex((other) => sameId(other, id))]
    const items = result ? result.data : milestones
    if (items) return { state: 'ready', items: withoutRemoved(items) }
    if (!result?.error) return { state: 'loading' }
    return { state: 'failed', message: failureMessage(result.error), onRetry: () => result.refetch() }
  }
}
