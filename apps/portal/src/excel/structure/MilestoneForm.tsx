import type { Milestone, Version } from '@tributary/domain'
import { structureMessages } from '@tributary/sdk/excel'
import { milestoneRow } from '@tributary/ui'
import { ItemMissing } from '../../page/ItemMissing.tsx'
import { AddNames } from './AddNames.tsx'
import { EditThing } from './EditThing.tsx'
import { type FormAddress, useOpenedThing } from './use-form-address.ts'
import type { MilestoneChanges } from './use-milestone-changes.ts'

type MilestoneFormProps = {
  opened: FormAddress
  version: Version
  milestones: MilestoneChanges
  isRenewing: boolean
  onMilestone: (milestone: Milestone) => void
  onClose: () => void
}

const gone = structureMessages.gone('milestone')

/** Adding several milestones to a version, or changing one of them (VER-11, VER-12). */
export function MilestoneForm(props: MilestoneFormProps) {
  const { opened, version, milestones, isRenewing, onMilestone, onClose } = props
  const { add, change, keep, renew } = milestones
  const id = opened.form === 'edit' ? opened.id : null
  const { thing: milestone, missing } = useOpenedThing(id, version.milestones, isRenewing)
  if (missing) return <ItemMissing sentence={gone} onClose={onClose} />
  if (opened.form === 'new')
    return (
      <AddNames
        title="Add Milestone(s)"
        noun="milestone"
        existing={version.milestones}
        add={(name) => add(name, version.id)}
        onAdded={async (added) => {
          await keep(added)
          onMilestone(added)
        }}
        renew={() => renew(version.id)}
        onClose={onClose}
      />
    )
  if (!milestone) return null
  return (
    <EditThing
      key={String(milestone.id)}
      title="Edit Milestone"
      noun="milestone"
      thing={milestone}
      row={milestoneRow(milestone)}
      actions={{ change, keep, renew: () => renew(version.id) }}
      onClose={onClose}
    />
  )
}
