import { accountMessages } from '@tributary/sdk/account'
import { Outcome } from '../Outcome.tsx'
import { resetText } from './reset.messages.ts'

export type ResetRequestSentProps = {
  /** The address the mail was sent to. */
  emailAddress: string
  /** Where the link to sign-in leads. */
  signInHref?: string
}

/** Shown after the request, whether or not the address has an account. */
export function ResetRequestSent({ emailAddress, signInHref = '/signin' }: ResetRequestSentProps) {
  return (
    <Outcome
      heading={resetText.resetPassword}
      link={{ href: signInHref, label: accountMessages.resetRequest.backToSignIn }}
    >
      <p>{accountMessages.resetRequest.sent(emailAddress)}</p>
      <p>{accountMessages.resetRequest.sentAdvice}</p>
    </Outcome>
  )
}
