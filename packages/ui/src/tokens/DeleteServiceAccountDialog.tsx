import { tokensMessages } from '@tributary/sdk/tokens'
import { ConfirmDialog, type ConfirmDialogProps } from '../patterns/dialogs/ConfirmDialog.tsx'
import type { AccountWithTokens } from './ServiceAccountTable.tsx'
import { tokensText } from './tokens.messages.ts'

export type DeleteServiceAccountDialogProps = Pick<
  ConfirmDialogProps,
  'busy' | 'error' | 'onConfirm' | 'onClose' | 'returnFocus'
> & {
  /** The account to delete. */
  account: AccountWithTokens
}

const words = tokensMessages.programs

/** Confirms that a service account is deleted, and names its tokens, which stop working. */
export const DeleteServiceAccountDialog = ({ account, ...rest }: DeleteServiceAccountDialogProps) => {
  const { name, tokens } = account
  const impact = { label: words.stopWorking(tokens.length), names: tokens.map((token) => token.name) }
  return (
    <ConfirmDialog
      {...rest}
      title={words.deleting(name)}
      action={tokensText.delete}
      impacts={tokens.length > 0 ? [impact] : []}
    >
      {words.deletingMeans(tokens.length)}
    </ConfirmDialog>
  )
}
