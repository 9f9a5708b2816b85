import { accountMessages } from '@tributary/sdk/account'
import { type ReactNode, useRef } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import { FailureBanner } from '../FailureBanner.tsx'
import * as css from './Finalise.css.ts'

export type FinaliseJoinProps = {
  /** The provider's name as people know it. */
  provider: string
  onAnswer: (answer: 'yes' | 'no') => void
  /** The answer is on its way: nothing is sent twice. */
  busy?: boolean
  /** Why the answer was not taken; it may contain HTML. */
  failure?: string | null
  onDismissFailure: () => void
  /** Where a captcha draws what it needs. */
  captcha?: ReactNode
}

/** Whether to ask for a place in the organisation that holds the provider's entities already (portal spec 2.6, view 3). */
export function FinaliseJoin({
  provider,
  onAnswer,
  busy = false,
  failure,
  onDismissFailure,
  captcha,
}: FinaliseJoinProps) {
  const yes = useRef<HTMLButtonElement>(null)
  return (
    <>
      <div>
        <h1>{accountMessages.finalise.joinHeading}</h1>
        <p className={css.words}>{accountMessages.finalise.join(provider)}</p>
      </div>
      {failure && (
        <FailureBanner
          message={failure}
          onDismiss={onDismissFailure}
          focusNext={() => yes.current?.focus()}
        />
      )}
      {captcha}
      <div className={css.answers}>
        <Button ref={yes} variant="primary" size="xl" loading={busy} onClick={() => onAnswer('yes')}>
          Yes
        </Button>
        <Button size="xl" disabled={busy} onClick={() => onAnswer('no')}>
          No
        </Button>
      </div>
    </>
  )
}
