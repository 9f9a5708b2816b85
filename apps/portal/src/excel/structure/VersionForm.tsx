import { type Milestone, sameId, type Version } from '@tributary/domain'
import { structureMessages } from '@tributary/sdk/excel'
import { ItemMissing } from '../../page/ItemMissing.tsx'
import { AddNames } from './AddNames.tsx'
import { EditThing } from './EditThing.tsx'
import { MilestoneForm } from './MilestoneForm.tsx'
import { useFormAddress, useOpenedThing } from './use-form-address.ts'
import type { MilestoneChanges } from './use-milestone-changes.ts'
import type { VersionChanges } from './use-versions.ts'

type VersionFormProps = {
  versions: VersionChanges
  milestones: MilestoneChanges
  rows: readonly Version[]
  isRenewing: boolean
  /** One was added: its version opens, so that it is seen. */
  onMilestone: (milestone: Milestone) => void
}

const gone = structureMessages.gone('version')

/** Adding several versions, changing one, or the same for the milestones of one (VER-09 to VER-12). */
export function VersionForm({ versions, milestones, rows, isRenewing, onMilestone }: VersionFormProps) {
  const { add, change, keep, renew } = versions
  const { opened, close } = useFormAddress()
  const isMilestones = opened !== null && opened.of !== ''
  const id = opened && (isMilestones ? opened.of : opened.form === 'edit' ? opened.id : null)
  const { thing: version, missing } = useOpenedThing(id, rows, isRenewing)
  if (missing) return <ItemMissing sentence={gone} onClose={close} />
  if (opened && isMilestones) {
    const now = rows.find((row) => version && sameId(row.id, version.id)) ?? version
    return (
      now && (
        <MilestoneForm {...{ opened, milestones, isRenewing, onMilestone }} version={now} onClose={close} />
      )
    )
  }
  if (opened?.form === 'new')
    return (
      <AddNames
        title="Add new Version(s)"
        noun="version"
        existing={rows}
        add={add}
        onAdded={keep}
        renew={renew}
        onClose={close}
      />
    )
  if (!version) return null
  return (
    <EditThing
      key={String(version.id)}
      title="Edit Version"
      noun="version"
      thing={version}
      actions={{ change, keep, renew }}
      onClose={close}
    />
  )
}
