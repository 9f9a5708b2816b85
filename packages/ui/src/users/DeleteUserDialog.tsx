import type { User } from '@tributary/domain'
import { userHoldings, usersMessages } from '@tributary/sdk/users'
import { ConfirmDialog, type ConfirmDialogProps } from '../patterns/dialogs/ConfirmDialog.tsx'

export type DeleteUserDialogProps = Pick<ConfirmDialogProps, 'onConfirm' | 'onClose' | 'returnFocus'> & {
  user: User
  /** The organisation they are removed from. */
  organisation: string
}

/** Asks before a user is removed from an organisation, with everything they hold there (requirement USER-23). */
export const DeleteUserDialog = ({ user, organisation, ...rest }: DeleteUserDialogProps) => (
  <ConfirmDialog {...rest} title={usersMessages.removal(user)} action="Delete" impacts={userHoldings(user)}>
    {usersMessages.removalMeans(organisation)}
  </ConfirmDialog>
)
