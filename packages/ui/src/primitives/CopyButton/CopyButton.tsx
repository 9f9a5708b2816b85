import { Check, Copy } from 'lucide-react'
import { Inline } from '../../layout/Inline.tsx'
import { classNames } from '../../theme/class-names.ts'
import { visuallyHidden } from '../../theme/text.css.ts'
import { Button, type ButtonSize } from '../Button/Button.tsx'
import * as css from './CopyButton.css.ts'
import { useCopy } from './use-copy.ts'

export type CopyButtonProps = {
  /** What is copied. */
  text: string
  /** What the button says before: "Copy" unless there are several kinds of things to copy. */
  label?: string
  size?: ButtonSize
}

/** Copies text and says so for three seconds; says as well when the browser refuses (ADASH-02, ADASH-11, CONST-07). */
export function CopyButton({ text, label = 'Copy', size = 'sm' }: CopyButtonProps) {
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
        {copied ? 'Copied' : label}
      </Button>
      <span role="status" className={state === 'refused' ? css.refused : visuallyHidden}>
        {copied && 'Copied'}
        {state === 'refused' && 'The browser did not allow copying.'}
      </span>
    </Inline>
  )
}
