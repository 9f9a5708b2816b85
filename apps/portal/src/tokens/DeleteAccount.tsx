import type { Id } from '@tributary/domain'
import { type AccountWithTokens, DeleteServiceAccountDialog } from '@tributary/ui'
import { pageHeading } from '../page/use-screen-focus.ts'
import { useDeleteAccount } from './use-save-account.ts'

type DeleteAccountProps = { organisationId: Id; account: AccountWithTokens; onClose: () => void }

/** Confirms that a service account is deleted. */
export function DeleteAccount({ organisationId, account, onClose }: DeleteAccountProps) {
  const { busy, error, remove } = useDeleteAccount({ organisationId, account, onDone: onClose })
  return (
    <DeleteServiceAccountDialog
      account={account}
      busy={busy}
      error={error}
      onConfirm={remove}
      onClose={onClose}
      returnFocus={pageHeading}
    />
  )
}
