import type { SecurityGroup } from '@tributary/domain'
import { excelMessages, groupsMessages } from '@tributary/sdk/rules'
import { ConfirmDialog, type ConfirmDialogProps } from '../patterns/ConfirmDialog.tsx'

export type DeleteGroupDialogProps = Pick<
  ConfirmDialogProps,
  'onConfirm' | 'onClose' | 'returnFocus' | 'busy' | 'error'
> & {
  group: SecurityGroup
  /** Who is assigned to it. */
  members: readonly string[]
}

/** Asks before a group is deleted, and names who is in it (requirement GROUP-25). */
export const DeleteGroupDialog = ({ group, members, ...rest }: DeleteGroupDialogProps) => (
  <ConfirmDialog
    {...rest}
    title={excelMessages.delete(group.name)}
    action="Delete"
    impacts={members.length > 0 ? [{ label: groupsMessages.members(members.length), names: members }] : []}
  >
    {groupsMessages.deletionMeans}
  </ConfirmDialog>
)
