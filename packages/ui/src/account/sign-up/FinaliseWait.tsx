import { accountMessages } from '@tributary/sdk/account'
import { useRef } from 'react'
import { Stack } from '../../layout/Stack.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Spinner } from '../../primitives/Loading/Spinner.tsx'
import { ownElement } from '../../theme/own-element.css.ts'
import { FailureBanner } from '../FailureBanner.tsx'
import { signUpText } from './sign-up.messages.ts'

/** Shown while the state of a sign-up with a provider loads. */
export const FinaliseLoading = () => (
  <>
    <h1 className={ownElement}>{accountMessages.finalise.title}</h1>
    <Spinner label={signUpText.loading} />
  </>
)

export type FinaliseFailedProps = {
  /** Why it could not be loaded. May contain HTML. Null once dismissed. */
  message: string | null
  /** Called when the user closes the error. */
  onDismiss: () => void
  /** Called when the user presses "Try again". */
  onRetry: () => void
}

/** Shown when the state of a sign-up with a provider could not be loaded. */
export function FinaliseFailed({ message, onDismiss, onRetry }: FinaliseFailedProps) {
  const retry = useRef<HTMLButtonElement>(null)
  return (
    <>
      <h1 className={ownElement}>{accountMessages.finalise.title}</h1>
      {message && (
        <FailureBanner message={message} onDismiss={onDismiss} focusNext={() => retry.current?.focus()} />
      )}
      <Stack gap={4}>
        <Button ref={retry} size="xl" block onClick={onRetry}>
          {signUpText.tryAgain}
        </Button>
      </Stack>
    </>
  )
}
