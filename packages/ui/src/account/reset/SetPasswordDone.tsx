import { accountMessages } from '@tributary/sdk/account'
import { Outcome } from '../Outcome.tsx'

export type SetPasswordDoneProps = {
  /** `set` for a first password, `reset` for a replaced one. */
  mode: 'set' | 'reset'
  /** Where the link to sign-in leads. */
  signInHref?: string
}

/** Shown when the new password is set. The user then signs in with it. */
export function SetPasswordDone({ mode, signInHref = '/signin' }: SetPasswordDoneProps) {
  const { heading, done } = accountMessages.newPassword[mode]
  return (
    <Outcome heading={heading} link={{ href: signInHref, label: accountMessages.resetRequest.backToSignIn }}>
      <p>{done}</p>
    </Outcome>
  )
}
