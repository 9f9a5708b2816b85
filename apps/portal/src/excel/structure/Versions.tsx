import type { Milestone, Organisation, Version } from '@tributary/domain'
import { VersionTable } from '@tributary/ui'
import { useCallback, useMemo, useState } from 'react'
import { focusHeading } from '../../page/use-screen-focus.ts'
import { useCan } from '../use-can.ts'
import { type Leaving, RemoveVersion } from './RemoveVersion.tsx'
import { useFormAddress } from './use-form-address.ts'
import { useMilestoneChanges } from './use-milestone-changes.ts'
import { useMilestones } from './use-milestones.ts'
import { useVersions } from './use-versions.ts'
import { VersionForm } from './VersionForm.tsx'

type VersionsProps = { organisation: Organisation; rows: readonly Version[]; isRenewing: boolean }

/** The versions in a table that opens to their milestones, and the forms over it. */
export function Versions({ organisation, rows, isRenewing }: VersionsProps) {
  const versions = useVersions(organisation.id)
  const milestones = useMilestoneChanges(organisation.id)
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set())
  const [leaving, setLeaving] = useState<Leaving | null>(null)
  const shown = useShown(rows, versions.withoutRemoved, milestones.withoutRemoved)
  const milestonesOf = useMilestones({
    organisationId: organisation.id,
    versions: shown,
    expanded,
    withoutRemoved: milestones.withoutRemoved,
  })
  return (
    <>
      <VersionTable
        versions={shown}
        milestonesOf={milestonesOf}
        expanded={expanded}
        onExpand={setExpanded}
        onFocusLost={focusHeading}
        {...useActions(setLeaving)}
      />
      <VersionForm
        {...{ versions, milestones, rows, isRenewing }}
        onMilestone={({ versionId }) => setExpanded((open) => new Set(open).add(String(versionId)))}
      />
      {leaving && (
        <RemoveVersion
          {...{ organisation, leaving, versions, milestones }}
          among={leaving.milestone ? leaving.version.milestones : shown}
          onClose={() => setLeaving(null)}
        />
      )}
    </>
  )
}

/** What the buttons of the rows do; deleting is the superadmin's alone (requirement VER-05). */
function useActions(setLeaving: (leaving: Leaving) => void) {
  const { openNew, openEdit } = useFormAddress()
  const mayDelete = useCan('excel.delete-structure')
  const onDelete = useCallback((version: Version) => setLeaving({ version, milestone: null }), [setLeaving])
  const onDeleteMilestone = useCallback(
    (milestone: Milestone, version: Version) => setLeaving({ version, milestone }),
    [setLeaving],
  )
  return {
    onAddMilestones: useCallback(({ id }: Version) => openNew(id), [openNew]),
    onEdit: useCallback(({ id }: Version) => openEdit(id), [openEdit]),
    onEditMilestone: useCallback(({ id, versionId }: Milestone) => openEdit(id, versionId), [openEdit]),
    ...(mayDelete && { onDelete, onDeleteMilestone }),
  }
}

type Without<Thing> = (things: readonly Thing[]) => readonly Thing[]

/** The versions without those being deleted, each counting its milestones without those. */
function useShown(
  rows: readonly Version[],
  without: Without<Version>,
  withoutMilestones: Without<Milestone>,
) {
  return useMemo(
    () =>
      without(rows).map((version) => ({
        ...version,
        milestones: [...withoutMilestones(version.milestones)],
      })),
    [rows, without, withoutMilestones],
  )
}
