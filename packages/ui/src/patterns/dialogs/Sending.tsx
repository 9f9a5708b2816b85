import { excelMessages } from '@tributary/sdk/excel'
import { Inline } from '../../layout/Inline.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Spinner } from '../../primitives/Loading/Spinner.tsx'
import * as css from './Sending.css.ts'

export type SendingProps = {
  done: number
  total: number
  /** Ends the sending after what is under way. */
  onStop?: () => void
}

/** How many of several calls are through, and the way to end them. */
export const Sending = ({ done, total, onStop }: SendingProps) => (
  <Inline gap={2} color="secondary" fontVariantNumeric="tabular-nums" className={css.sending}>
    <Spinner label={excelMessages.lines.progress(done, total)} />
    {onStop && (
      <Button size="sm" variant="ghost" onClick={onStop}>
        Stop
      </Button>
    )}
  </Inline>
)
