import { accountMessages } from '@tributary/sdk/account'
import { Outcome } from '../Outcome.tsx'

export type RequestInvalidProps = {
  /** A first password is set, later ones are reset. */
  mode: 'set' | 'reset'
  requestHref?: string
}

/** In place of the form when the link of the mail is no good, with the way to another (requirements RESET-14 and 22). */
export function RequestInvalid({ mode, requestHref = '/reset-password' }: RequestInvalidProps) {
  const { [mode]: words, requestAgain } = accountMessages.newPassword
  return (
    <Outcome heading={words.invalid} link={{ href: requestHref, label: requestAgain }}>
      <p>A link works once, and only for a while.</p>
    </Outcome>
  )
}
