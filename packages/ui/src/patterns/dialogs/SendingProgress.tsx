import { excelMessages } from '@tributary/sdk/excel'
import { Inline } from '../../layout/Inline.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Spinner } from '../../primitives/Loading/Spinner.tsx'
import { dialogsText } from './dialogs.messages.ts'
import * as css from './SendingProgress.css.ts'

export type SendingProgressProps = {
  done: number
  total: number
  /** Stops after the current request. */
  onStop?: () => void
}

/** How many of several requests are done, with a button to stop. */
export const SendingProgress = ({ done, total, onStop }: SendingProgressProps) => (
  <Inline gap={2} color="secondary" fontVariantNumeric="tabular-nums" className={css.sending}>
    <Spinner label={excelMessages.lines.progress(done, total)} />
    {onStop && (
      <Button size="sm" variant="ghost" onClick={onStop}>
        {dialogsText.stop}
      </Button>
    )}
  </Inline>
)
