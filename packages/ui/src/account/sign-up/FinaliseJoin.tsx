import { accountMessages } from '@tributary/sdk/account'
import { type ReactNode, useRef } from 'react'
import { Columns } from '../../layout/Columns.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { ownElement } from '../../theme/own-element.css.ts'
import { explanation } from '../AccountForm.css.ts'
import { FailureBanner } from '../FailureBanner.tsx'
import { signUpText } from './sign-up.messages.ts'

export type FinaliseJoinProps = {
  /** The provider's display name. */
  provider: string
  /** Called with the user's decision to join the organisation or not. */
  onAnswer: (answer: 'yes' | 'no') => void
  /** True while the choice is being sent. */
  busy?: boolean
  /** Why the choice was refused. May contain HTML. */
  failure?: string | null
  /** Called when the user closes the error. */
  onDismissFailure: () => void
  /** The element that a captcha renders into. */
  captcha?: ReactNode
}

/** Asks whether to join the organisation that already has the provider's companies. */
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
        <h1 className={ownElement}>{accountMessages.finalise.joinHeading}</h1>
        <p className={explanation}>{accountMessages.finalise.join(provider)}</p>
      </div>
      {failure && (
        <FailureBanner
          message={failure}
          onDismiss={onDismissFailure}
          focusNext={() => yes.current?.focus()}
        />
      )}
      {captcha}
      <Columns template={2} gap={3}>
        <Button ref={yes} variant="primary" size="xl" loading={busy} onClick={() => onAnswer('yes')}>
          {signUpText.yes}
        </Button>
        <Button size="xl" disabled={busy} onClick={() => onAnswer('no')}>
          {signUpText.no}
        </Button>
      </Columns>
    </>
  )
}
