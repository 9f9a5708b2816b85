import type { User } from '@tributary/domain'
import { userHoldings, usersMessages } from '@tributary/sdk/users'
import { ConfirmDialog, type ConfirmDialogProps } from '../patterns/dialogs/ConfirmDialog.tsx'
import { usersText } from './users.messages.ts'

export type DeleteUserDialogProps = Pick<
  ConfirmDialogProps,
  'preview' | 'onConfirm' | 'onClose' | 'returnFocus'
> & {
  /** The user to delete. */
  user: User
  /** The organisation to remove the user from. */
  organisation: string
}

/** Confirms the removal of a user from an organisation, with everything assigned to them there. */
export const DeleteUserDialog = ({ user, organisation, ...rest }: DeleteUserDialogProps) => (
  <ConfirmDialog
    {...rest}
    title={usersMessages.removal(user)}
    action={usersText.delete}
    impacts={userHoldings(user)}
  >
    {usersMessages.removalMeans(organisation)}
  </ConfirmDialog>
)
