import { manageMessages } from '@tributary/sdk/connectors'
import { Check, Copy } from 'lucide-react'
import { IconButton } from '../../primitives/Button/IconButton.tsx'
import { useCopy } from '../../primitives/CopyButton/use-copy.ts'
import { mono } from '../../theme/text.css.ts'
import * as css from './ManageCard.css.ts'
import { manageText } from './manage.messages.ts'

export type CopyKeyProps = { text: string; name: string }

/** A connector's key with a copy button, which shows "Copied" for 3 s. */
export function CopyKey({ text, name }: CopyKeyProps) {
  const { state, copy } = useCopy()
  return (
    <>
      <span className={mono}>{text}</span>
      <IconButton
        icon={state === 'copied' ? Check : Copy}
        size="sm"
        aria-label={manageMessages.copyKey(name)}
        onClick={() => copy(text)}
      />
      <span role="status" className={state === 'refused' ? css.refused : css.copied}>
        {state === 'copied' && manageText.copied}
        {state === 'refused' && manageText.theBrowserDidNotAllow}
      </span>
    </>
  )
}
