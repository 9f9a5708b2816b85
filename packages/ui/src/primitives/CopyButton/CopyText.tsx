import { Check, Copy } from 'lucide-react'
import { visuallyHidden } from '../../theme/text.css.ts'
import { IconButton } from '../Button/IconButton.tsx'
import * as css from './CopyText.css.ts'
import { useCopy } from './use-copy.ts'

export type CopyTextProps = {
  /** What is copied. */
  text: string
  /** What is shown of it, where that is cut. */
  children?: string
}

/** A technical name in a row, on one line, with a button to copy it in full that is seen where somebody points or stands. */
export function CopyText({ text, children = text }: CopyTextProps) {
  const { state, copy } = useCopy()
  return (
    <span className={css.whole}>
      <bdi className={css.words} title={text}>
        {children}
      </bdi>
      <IconButton
        icon={state === 'copied' ? Check : Copy}
        variant="ghost"
        size="sm"
        className={css.button}
        aria-label={`Copy ${text}`}
        title={state === 'refused' ? 'The browser did not allow copying.' : `Copy ${text}`}
        onClick={() => copy(text)}
      />
      <span role="status" className={visuallyHidden}>
        {state === 'copied' && 'Copied'}
        {state === 'refused' && 'The browser did not allow copying.'}
      </span>
    </span>
  )
}
