import { Check, Copy } from 'lucide-react'
import { visuallyHidden } from '../../theme/text.css.ts'
import { IconButton } from '../Button/IconButton.tsx'
import { MiddleEllipsis } from '../MiddleEllipsis/MiddleEllipsis.tsx'
import * as css from './CopyText.css.ts'
import { copyButtonText } from './copy-button.messages.ts'
import { useCopy } from './use-copy.ts'

export type CopyTextProps = {
  /** The text to copy. */
  text: string
  /** A shorter text to show instead. */
  children?: string
}

/**
 * A technical name or id on one line. Its copy button copies it in full and appears while the row has the pointer or
 * focus.
 */
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
        aria-label={copyButtonText.copyNamed(text)}
        title={state === 'refused' ? copyButtonText.theBrowserDidNotAllow : copyButtonText.copyNamed(text)}
        onClick={() => copy(text)}
      />
      <span role="status" className={visuallyHidden}>
        {state === 'copied' && copyButtonText.copied}
        {state === 'refused' && copyButtonText.theBrowserDidNotAllow}
      </span>
    </span>
  )
}
