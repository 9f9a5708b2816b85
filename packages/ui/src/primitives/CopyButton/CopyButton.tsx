import { Check, Copy } from 'lucide-react'
import { Inline } from '../../layout/Inline.tsx'
import { classNames } from '../../theme/class-names.ts'
import { visuallyHidden } from '../../theme/text.css.ts'
import { Button, type ButtonSize } from '../Button/Button.tsx'
import * as css from './CopyButton.css.ts'
import { copyButtonText } from './copy-button.messages.ts'
import { useCopy } from './use-copy.ts'

export type CopyButtonProps = {
  /** The text to copy. */
  text: string
  /** The label before copying: "Copy" unless there are several kinds of copy buttons. */
  label?: string
  /** The height of the button. */
  size?: ButtonSize
}

/** Copies text and confirms it for three seconds. Also shows when the browser refuses. */
export function CopyButton({ text, label = copyButtonText.copy, size = 'sm' }: CopyButtonProps) {
  const { state, copy } = useCopy()
  const copied = state === 'copied'
  return (
    <Inline as="span" display="inline-flex" gap={2}>
      <Button
        size={size}
        icon={copied ? Check : Copy}
        className={classNames(copied && css.copied)}
        onClick={() => copy(text)}
      >
        {copied ? copyButtonText.copied : label}
      </Button>
      <span role="status" className={state === 'refused' ? css.refused : visuallyHidden}>
        {copied && copyButtonText.copied}
        {state === 'refused' && copyButtonText.theBrowserDidNotAllow}
      </span>
    </Inline>
  )
}
