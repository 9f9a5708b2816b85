import { accountMessages } from '@tributary/sdk/account'
import { Outcome } from '../Outcome.tsx'

export type SetPasswordDoneProps = { mode: 'set' | 'reset'; signInHref?: string }

/** The new password stands; signing in with it is up to the person (requirement RESET-18). */
export function SetPasswordDone({ mode, signInHref = '/signin' }: SetPasswordDoneProps) {
  const { heading, done } = accountMessages.newPassword[mode]
  return (
    <Outcome heading={heading} link={{ href: signInHref, label: accountMessages.resetRequest.backToSignIn }}>
      <p>{done}</p>
    </Outcome>
  )
}
