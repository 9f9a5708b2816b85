import { Check, Copy } from 'lucide-react'
import { visuallyHidden } from '../../theme/text.css.ts'
import { IconButton } from '../Button/IconButton.tsx'
import { MiddleEllipsis } from '../MiddleEllipsis/MiddleEllipsis.tsx'
import * as css from './CopyText.css.ts'
import { useCopy } from './use-copy.ts'

export type CopyTextProps = {
  /** What is copied. */
  text: string
  /** What is shown of it, where that is cut. */
  children?: string
}

/** A technical name or an id on one line, with a button that copies it in full and shows while its row is pointed at or focused. */
export function CopyText({ text, children = text }: CopyTextProps) {
  const { state, copy } = useCopy()
  return (
    <span className={css.whole}>
      <MiddleEllipsis title={text}>{children}</MiddleEllipsis>
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
