import { Inline } from '../../layout/Inline.tsx'
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx'
import * as css from './ArchivedBar.css.ts'

export type ArchivedBarProps = {
  hidden: boolean
  onHide: (hidden: boolean) => void
  /** How many archived ones there are, or the search finds. */
  count: number
  /** What is said while they are hidden. */
  sentence: string
}

/** Whether archived things are shown among the others; what is hidden is counted, also by a search. */
export const ArchivedBar = ({ hidden, onHide, count, sentence }: ArchivedBarProps) => (
  <Inline gap={2} wrap className={css.bar}>
    <Checkbox
      label={`Hide archived (${count})`}
      checked={hidden}
      onChange={({ target }) => onHide(target.checked)}
    />
    <p role="status" className={css.words}>
      {hidden && count > 0 && sentence}
    </p>
  </Inline>
)
