import { CircleCheck } from 'lucide-react'
import { useId } from 'react'
import { Inline } from '../layout/Inline.tsx'
import { Stack } from '../layout/Stack.tsx'
import { Checkbox } from '../primitives/Checkbox/Checkbox.tsx'
import { Spinner } from '../primitives/Loading/Spinner.tsx'
import { FieldError } from '../primitives/TextField/Field.tsx'
import { classNames } from '../theme/class-names.ts'
import { accountText } from './account.messages.ts'
import * as css from './CaptchaBox.css.ts'

/** The progress of a captcha. */
export type CaptchaBoxState = 'idle' | 'working' | 'solved' | 'expired' | 'failed'

export type CaptchaBoxProps = {
  state: CaptchaBoxState
  /** Why it cannot be used: missing, expired or failed. */
  message?: string | null
  /** Called when the user ticks the box. */
  onSolve: () => void
  /** Called on blur, when a missing solution becomes an error. */
  onBlur?: () => void
}

/** The visible captcha: a box to tick, with the progress of the verification next to it. */
export function CaptchaBox({ state, message, onSolve, onBlur }: CaptchaBoxProps) {
  const messageId = useId()
  const solve = () => {
    if (state !== 'working' && state !== 'solved') onSolve()
  }
  return (
    <Stack gap="1half">
      <Inline
        justifyContent="space-between"
        columnGap={3}
        wrap
        paddingX={3}
        paddingY={2}
        className={css.row}
        {...(message && { 'data-invalid': true })}
      >
        <Checkbox
          label={accountText.imNotARobot}
          checked={state === 'solved'}
          mixed={state === 'working'}
          onChange={solve}
          onBlur={onBlur}
          {...(message && { 'aria-invalid': true, 'aria-describedby': messageId })}
        />
        <p role="status" className={classNames(css.state, state === 'solved' && css.verified)}>
          {state === 'working' && <Working />}
          {state === 'solved' && <Verified />}
        </p>
      </Inline>
      {message && <FieldError id={messageId}>{message}</FieldError>}
    </Stack>
  )
}

const Working = () => (
  <>
    <Spinner size={14} />
    {accountText.verifying}
  </>
)

const Verified = () => (
  <>
    <CircleCheck size={14} aria-hidden />
    {accountText.verified}
  </>
)
