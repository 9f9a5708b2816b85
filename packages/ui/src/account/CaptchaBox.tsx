import { CircleCheck } from 'lucide-react'
import { useId } from 'react'
import { Checkbox } from '../primitives/Checkbox/Checkbox.tsx'
import { classNames } from '../primitives/class-names.ts'
import { Spinner } from '../primitives/Loading/Spinner.tsx'
import { FieldError } from '../primitives/TextField/Field.tsx'
import * as css from './CaptchaBox.css.ts'

/** How far a captcha has come. */
export type CaptchaBoxState = 'idle' | 'working' | 'solved' | 'expired' | 'failed'

export type CaptchaBoxProps = {
  state: CaptchaBoxState
  /** What is wrong: that it is missing, ran out or failed. */
  message?: string | null
  /** The box is ticked: time to solve it. */
  onSolve: () => void
  /** The box is left: the moment to say that it is missing (requirement RESET-23). */
  onBlur?: () => void
}

/** The visible captcha: a box to tick, and beside it how far the verification has come (requirement RESET-02). */
export function CaptchaBox({ state, message, onSolve, onBlur }: CaptchaBoxProps) {
  const messageId = useId()
  const solve = () => {
    if (state !== 'working' && state !== 'solved') onSolve()
  }
  return (
    <div className={css.captcha}>
      <div className={css.row} {...(message && { 'data-invalid': true })}>
        <Checkbox
          label="I'm not a robot"
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
      </div>
      {message && <FieldError id={messageId}>{message}</FieldError>}
    </div>
  )
}

const Working = () => (
  <>
    <Spinner size={14} />
    Verifying…
  </>
)

const Verified = () => (
  <>
    <CircleCheck size={14} aria-hidden />
    Verified
  </>
)
