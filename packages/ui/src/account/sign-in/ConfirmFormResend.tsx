import { useMoment } from '../../patterns/clock/Clock.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import * as css from './ConfirmForm.css.ts'

export type ResendCodeProps = {
  /** From when another code may be asked for. */
  from: Date
  busy?: boolean
  onResend: () => void
}

/** Has the code sent once more, when enough time has passed for the first to arrive. */
export function ResendCode({ from, busy = false, onResend }: ResendCodeProps) {
  const left = useMoment((now) => Math.max(0, Math.ceil((from.getTime() - now.getTime()) / 1000)))
  return (
    <Button variant="ghost" size="sm" disabled={left > 0 && !busy} loading={busy} onClick={onResend}>
      <span className={css.seconds}>{left > 0 ? `Send a new code in ${left} s` : 'Send a new code'}</span>
    </Button>
  )
}
