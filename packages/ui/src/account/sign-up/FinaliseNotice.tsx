import { accountMessages } from '@tributary/sdk/account'
import { Link } from '../../primitives/Link/Link.tsx'
import { ownElement } from '../../theme/own-element.css.ts'
import { explanation } from '../AccountForm.css.ts'
import { signUpText } from './sign-up.messages.ts'

const notices = {
  'awaiting-approval': {
    get heading() {
      return accountMessages.finalise.awaitingApproval
    },
    get advice() {
      return accountMessages.finalise.awaitingAdvice
    },
  },
  submitted: {
    get heading() {
      return accountMessages.finalise.submitted
    },
    advice: null,
  },
  invalid: {
    get heading() {
      return accountMessages.finalise.invalidLink
    },
    advice: null,
  },
} as const

export type FinaliseNoticeProps = {
  /** Which notice to show. */
  view: keyof typeof notices
  /** Where the link to sign-in leads. */
  signInHref?: string
}

/** Shown when a sign-up with a provider waits for an approval or cannot continue. */
export function FinaliseNotice({ view, signInHref = '/signin' }: FinaliseNoticeProps) {
  const { heading, advice } = notices[view]
  return (
    <>
      <div>
        <h1 className={ownElement}>{heading}</h1>
        {advice && <p className={explanation}>{advice}</p>}
      </div>
      <p className={ownElement}>
        <Link alone href={signInHref}>
          {signUpText.signIn}
        </Link>
      </p>
    </>
  )
}
