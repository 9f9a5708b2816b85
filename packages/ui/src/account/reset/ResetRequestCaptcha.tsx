import { useId } from 'react'
import { Stack } from '../../layout/Stack.tsx'
import { FieldError } from '../../primitives/TextField/Field.tsx'
import { CaptchaBox, type CaptchaBoxState } from '../CaptchaBox.tsx'
import { resetText } from './reset.messages.ts'

export type ResetCaptchaProps = {
  state: CaptchaBoxState
  /** That it failed or expired. */
  message: string | null
  onSolve: () => void
  /** Renders a third-party captcha into the element. Without it, our own box is shown. */
  box?: ((element: HTMLElement | null) => void) | null
  /** The error of a missing solution, once it should be shown. */
  missing: string | null
  onBlur: () => void
}

/** The captcha of the reset request: our own box, or the element of a third-party one. */
export function ResetCaptcha({ state, message, onSolve, box, missing, onBlur }: ResetCaptchaProps) {
  const id = useId()
  const said = message ?? (state === 'idle' ? missing : null)
  if (!box) return <CaptchaBox state={state} message={said} onSolve={onSolve} onBlur={onBlur} />
  return (
    <Stack as="fieldset" gap="1half" aria-label={resetText.captcha} {...(said && { 'aria-describedby': id })}>
      <div ref={box} />
      {said && <FieldError id={id}>{said}</FieldError>}
    </Stack>
  )
}
