import { accountMessages } from '@tributary/sdk/account'
import { Outcome } from '../Outcome.tsx'
import { resetText } from './reset.messages.ts'

export type RequestInvalidProps = {
  /** `set` for a first password, `reset` for later ones. */
  mode: 'set' | 'reset'
  /** Where the link to a new request leads. */
  requestHref?: string
}

/** Shown in place of the form when the link is invalid, with a link to request another. */
export function RequestInvalid({ mode, requestHref = '/reset-password' }: RequestInvalidProps) {
  const { [mode]: words, requestAgain } = accountMessages.newPassword
  return (
    <Outcome heading={words.invalid} link={{ href: requestHref, label: requestAgain }}>
      <p>{resetText.aLinkWorksOnceAnd}</p>
    </Outcome>
  )
}
