import { useMoment } from '../../patterns/clock/Clock.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import * as css from './ConfirmForm.css.ts'
import { signInText } from './sign-in.messages.ts'

export type ResendCodeProps = {
  /** When another code may be requested. */
  from: Date
  busy?: boolean
  onResend: () => void
}

/** Requests another code once the first has had time to arrive. */
export function ResendCode({ from, busy = false, onResend }: ResendCodeProps) {
  const left = useMoment((now) => Math.max(0, Math.ceil((from.getTime() - now.getTime()) / 1000)))
  return (
    <Button variant="ghost" size="sm" disabled={left > 0 && !busy} loading={busy} onClick={onResend}>
      <span className={css.seconds}>
        {left > 0 ? signInText.sendANewCodeIn(left) : signInText.sendANewCode}
      </span>
    </Button>
  )
}
