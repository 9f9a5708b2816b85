import { customSourcesMessages } from '@tributary/sdk/custom-sources'
import { Save } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import * as css from '../patterns/ActionBar.css.ts'
import { ActionBar } from '../patterns/ActionBar.tsx'
import { Button } from '../primitives/Button/Button.tsx'

export type SourceBarProps = {
  /** Why it cannot be saved, or what saving does. */
  sentence: string
  /** True while there is nothing to save, or the text has errors. */
  disabled: boolean
  /** True while the request runs. The form cannot be submitted again. */
  busy: boolean
  /** Called when the user saves the source. */
  onSave: () => void
  /** Discards the changes. Left out if there are none. */
  onDiscard?: (() => void) | undefined
  /** A further step, such as a link that connects the source. */
  children?: ReactNode
}

const words = customSourcesMessages.saving

/** The bar at the foot of the editor that saves. */
export function SourceBar({ sentence, disabled, busy, onSave, onDiscard, children }: SourceBarProps) {
  const reason = useId()
  return (
    <ActionBar>
      <p id={reason} className={css.sentence}>
        {sentence}
      </p>
      {onDiscard && (
        <Button variant="ghost" size="lg" className={css.button} disabled={busy} onClick={onDiscard}>
          {words.discard}
        </Button>
      )}
      {children}
      <Button
        variant="primary"
        size="lg"
        icon={Save}
        className={css.button}
        aria-describedby={reason}
        disabled={disabled}
        loading={busy}
        loadingLabel={words.busy}
        onClick={onSave}
      >
        {words.action}
      </Button>
    </ActionBar>
  )
}
