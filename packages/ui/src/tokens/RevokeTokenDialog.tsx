import type { ApiToken } from '@tributary/domain'
import { tokensMessages } from '@tributary/sdk/tokens'
import { ConfirmDialog, type ConfirmDialogProps } from '../patterns/dialogs/ConfirmDialog.tsx'

export type RevokeTokenDialogProps = Pick<ConfirmDialogProps, 'onConfirm' | 'onClose' | 'returnFocus'> & {
  /** The token to revoke. */
  token: ApiToken
}

/** Confirms that a token is revoked. */
export const RevokeTokenDialog = ({ token, ...rest }: RevokeTokenDialogProps) => (
  <ConfirmDialog {...rest} title={tokensMessages.revoking(token.name)} action={tokensMessages.revoke}>
    {tokensMessages.revokingMeans}
  </ConfirmDialog>
)
