import type { ApiToken, ServiceAccount } from '@tributary/domain'
import { tokensMessages } from '@tributary/sdk/tokens'
import { RowActions } from '../patterns/RowActions.tsx'
import { Button } from '../primitives/Button/Button.tsx'

/** The actions of service accounts and their tokens. */
export type AccountHandlers = {
  /** Called when the user presses "Create token" of an account. */
  onCreateToken: (account: ServiceAccount) => void
  /** Called when the user edits an account. */
  onEdit: (account: ServiceAccount) => void
  /** Called when the user deletes an account. It asks nothing. */
  onDelete: (account: ServiceAccount) => void
  /** Called when the user revokes a token. It asks nothing. */
  onRevoke: (token: ApiToken) => void
}

type AccountActionsProps = Omit<AccountHandlers, 'onRevoke'> & { account: ServiceAccount }

/** The actions of a service account. */
export const AccountActions = ({ account, onCreateToken, onEdit, onDelete }: AccountActionsProps) => (
  <RowActions
    id={account.id}
    name={account.name}
    onEdit={() => onEdit(account)}
    onDelete={() => onDelete(account)}
  >
    <Button
      variant="ghost"
      size="sm"
      aria-label={tokensMessages.createFor(account.name)}
      onClick={() => onCreateToken(account)}
    >
      {tokensMessages.create}
    </Button>
  </RowActions>
)

type RevokeButtonProps = Pick<AccountHandlers, 'onRevoke'> & { token: ApiToken }

/** Revokes a token. Its name and last characters name the button, because names repeat. */
export const RevokeButton = ({ token, onRevoke }: RevokeButtonProps) => (
  <Button
    variant="ghost"
    size="sm"
    aria-label={`${tokensMessages.revokeNamed(token.name)} (${tokensMessages.endsIn(token.hint)})`}
    onClick={() => onRevoke(token)}
  >
    {tokensMessages.revoke}
  </Button>
)
