import type { ReactNode } from 'react'
import { Inline } from '../../layout/Inline.tsx'
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx'
import * as css from './ArchivedBar.css.ts'
import { structureText } from './structure.messages.ts'

export type ArchivedBarProps = {
  /** Whether archived items are hidden. */
  hidden: boolean
  /** Called when the user hides or shows archived items. Leave it out if no item is archived. */
  onHide: ((hidden: boolean) => void) | undefined
  /** The number of archived items, or of those the search finds. */
  count: number
  /** The sentence while they are hidden. */
  sentence: string
  /** At the end of the bar. */
  children?: ReactNode
}

/** The switch that shows archived items, with the number of hidden ones, and the download of the list. */
export const ArchivedBar = ({ hidden, onHide, count, sentence, children }: ArchivedBarProps) => (
  <Inline gap={2} wrap className={css.bar}>
    {onHide && (
      <Checkbox
        label={structureText.hideArchived(count)}
        checked={hidden}
        onChange={({ target }) => onHide(target.checked)}
      />
    )}
    <p role="status" className={css.words}>
      {hidden && count > 0 && sentence}
    </p>
    {children}
  </Inline>
)
