import { type SecurityGroup, type StatusName, sameId } from '@tributary/domain'
import { groupsMessages } from '@tributary/sdk/excel'
import { ErrorMessages, GroupStatusDialog, useToasts } from '@tributary/ui'
import { AccessPreview } from '../access/AccessPreview.tsx'
import { editedItem } from '../access/edited-item.ts'
import { useSaveItem } from '../structure/use-save-item.ts'
import type { GroupActions } from './use-groups.ts'

type GroupStatusProps = { group: SecurityGroup; groups: GroupActions; onClose: () => void }

/** The dialog that sets the status of a group. A change by another user is shown before it is overwritten. */
export function GroupStatus({ group, groups, onClose }: GroupStatusProps) {
  const { show } = useToasts()
  const { save, busy, error, dismissError } = useSaveItem<SecurityGroup, StatusName, SecurityGroup>({
    opened: group,
    send: groups.setStatus,
    keep: groups.keep,
    reload: async () => (await groups.reload()).find(({ id }) => sameId(id, group.id)),
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
      preview={(status) => (
        <AccessPreview
          organisationId={group.organisationId}
          edit={{ kind: 'set-status', item: editedItem('security group', group), status }}
        />
      )}
      onSave={save}
      onClose={onClose}
    />
  )
}
