import { type SecurityGroup, type StatusName, sameId } from '@tributary/domain'
import { groupsMessages } from '@tributary/sdk/excel'
import { ErrorMessages, GroupStatusDialog, useToasts } from '@tributary/ui'
import { useSaveItem } from '../structure/use-save-item.ts'
import type { GroupActions } from './use-groups.ts'

type GroupStatusProps = { group: SecurityGroup; groups: GroupActions; onClose: () => void }

/** "Set Status" of a group; somebody else's change meanwhile is told before it is overwritten (GROUP-12, GROUP-13). */
export function GroupStatus({ group, groups, onClose }: GroupStatusProps) {
  const { show } = useToasts()
  const { save, busy, error, dismissError } = useSaveItem<SecurityGroup, StatusName, SecurityGroup>({
    opened: group,
    send: groups.setStatus,
    keep: groups.keep,
    renew: async () => (await groups.renew()).find(({ id }) => sameId(id, group.id)),
    missing: groupsMessages.gone,
    onSaved: ({ name }) => {
      show({ type: 'success', content: groupsMessages.wasSaved(name) })
      onClose()
    },
  })
  return (
    <GroupStatusDialog
      group={group}
      busy={busy}
      error={error && <ErrorMessages {...error} />}
      onDismissError={dismissError}
      onSave={save}
      onClose={onClose}
    />
  )
}
