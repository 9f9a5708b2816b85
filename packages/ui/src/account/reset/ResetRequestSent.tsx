import { accountMessages } from '@tributary/sdk/account'
import { Outcome } from '../Outcome.tsx'

export type ResetRequestSentProps = { emailAddress: string; signInHref?: string }

const { sent, sentAdvice, backToSignIn } = accountMessages.resetRequest

/** The mail is on its way, whether or not the address is known (requirements RESET-05, 06 and 24). */
export function ResetRequestSent({ emailAddress, signInHref = '/signin' }: ResetRequestSentProps) {
  return (
    <Outcome heading="Reset password" link={{ href: signInHref, label: backToSignIn }}>
      <p>{sent(emailAddress)}</p>
      <p>{sentAdvice}</p>
    </Outcome>
  )
}
