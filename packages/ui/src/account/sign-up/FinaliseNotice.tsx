import { accountMessages } from '@tributary/sdk/account'
import { Link } from '../../primitives/Link/Link.tsx'
import * as css from './Finalise.css.ts'

const { awaitingApproval, awaitingAdvice, submitted, invalidLink } = accountMessages.finalise

const notices = {
  'awaiting-approval': { heading: awaitingApproval, advice: awaitingAdvice },
  submitted: { heading: submitted, advice: null },
  invalid: { heading: invalidLink, advice: null },
} as const

export type FinaliseNoticeProps = { view: keyof typeof notices; signInHref?: string }

/** Where an external sign-up waits for others, or cannot go on (portal spec 2.6, views 1 and 2; requirement FINAL-18). */
export function FinaliseNotice({ view, signInHref = '/signin' }: FinaliseNoticeProps) {
  const { heading, advice } = notices[view]
  return (
    <>
      <div>
        <h1>{heading}</h1>
        {advice && <p className={css.words}>{advice}</p>}
      </div>
      <p>
        <Link alone href={signInHref}>
          Sign in
        </Link>
      </p>
    </>
  )
}
