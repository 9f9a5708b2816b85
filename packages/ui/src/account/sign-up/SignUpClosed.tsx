import { accountMessages } from '@tributary/sdk/account'
import { Link } from '../../primitives/Link/Link.tsx'
import { ownElement } from '../../theme/own-element.css.ts'
import { signUpText } from './sign-up.messages.ts'

export type SignUpClosedProps = {
  /** Where the link to sign-in leads. */
  signInHref?: string
}

/** Replaces the form if the installation opens no new accounts. */
export const SignUpClosed = ({ signInHref = '/signin' }: SignUpClosedProps) => (
  <>
    <h1 className={ownElement}>{signUpText.signUp}</h1>
    <p className={ownElement}>{accountMessages.signUpOff}</p>
    <p className={ownElement}>
      <Link alone href={signInHref}>
        {accountMessages.resetRequest.backToSignIn}
      </Link>
    </p>
  </>
)
