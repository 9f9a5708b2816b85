import { accountMessages } from '@tributary/sdk/account'
import { Outcome } from '../Outcome.tsx'
import { resetText } from './reset.messages.ts'

export type ResetRequestSentProps = {
  /** The address the mail was sent to. */
  emailAddress: string
  /** Where the link to sign-in leads. */
  signInHref?: string
}

const { sent, sentAdvice, backToSignIn } = accountMessages.resetRequest

/** Shown after the request, whether or not the address has an account. */
export function ResetRequestSent({ emailAddress, signInHref = '/signin' }: ResetRequestSentProps) {
  return (
    <Outcome heading={resetText.resetPassword} link={{ href: signInHref, label: backToSignIn }}>
      <p>{sent(emailAddress)}</p>
      <p>{sentAdvice}</p>
    </Outcome>
  )
}
