import { useId } from 'react'
import { FieldError } from '../../primitives/TextField/Field.tsx'
import * as css from '../CaptchaBox.css.ts'
import { CaptchaBox, type CaptchaBoxState } from '../CaptchaBox.tsx'

export type ResetCaptchaProps = {
  state: CaptchaBoxState
  /** That it failed or ran out. */
  message: string | null
  onSolve: () => void
  /** Where somebody else's box is drawn; left out, the box is ours. */
  box?: ((element: HTMLElement | null) => void) | null
  /** That there is none yet, once that is to be said. */
  missing: string | null
  onBlur: () => void
}

/** The captcha of the reset request: our own box, or the place for somebody else's. */
export function ResetCaptcha({ state, message, onSolve, box, missing, onBlur }: ResetCaptchaProps) {
  const id = useId()
  const said = message ?? (state === 'idle' ? missing : null)
  if (!box) return <CaptchaBox state={state} message={said} onSolve={onSolve} onBlur={onBlur} />
  return (
    <fieldset className={css.captcha} aria-label="Captcha" {...(said && { 'aria-describedby': id })}>
      <div ref={box} />
      {said && <FieldError id={id}>{said}</FieldError>}
    </fieldset>
  )
}
