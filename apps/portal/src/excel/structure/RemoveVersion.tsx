import type { Milestone, Named, Organisation, Version } from '@tributary/domain'
import { milestoneImpacts, versionImpacts } from '@tributary/sdk/excel'
import { milestoneRow } from '@tributary/ui'
import { impactsOf } from './impacts-of.ts'
import { RemoveThing } from './RemoveThing.tsx'
import { useStructureList } from './structure-lists.ts'
import type { MilestoneChanges } from './use-milestone-changes.ts'
import type { VersionChanges } from './use-versions.ts'

/** What somebody is about to delete: a version, or a milestone of it. */
export type Leaving = { version: Version; milestone: Milestone | null }

type RemoveVersionProps = {
  organisation: Organisation
  leaving: Leaving
  versions: VersionChanges
  milestones: MilestoneChanges
  among: readonly Named[]
  onClose: () => void
}

/** Asks before a version or a milestone is deleted: which groups grant it is looked up meanwhile. */
export function RemoveVersion(props: RemoveVersionProps) {
  const { organisation, leaving, versions, milestones, among, onClose } = props
  const { version, milestone } = leaving
  const groups = useStructureList('groups', organisation.id)
  if (milestone)
    return (
      <RemoveThing
        thing={milestone}
        among={among}
        rowOf={milestoneRow}
        impacts={impactsOf(groups, (all) => milestoneImpacts(milestone, all))}
        onConfirm={() => milestones.remove(milestone)}
        onClose={onClose}
      />
    )
  return (
    <RemoveThing
      thing={version}
      among={among}
      impacts={impactsOf(groups, (all) => versionImpacts(version, all))}
      onConfirm={() => versions.remove(version)}
      onClose={onClose}
    />
  )
}
