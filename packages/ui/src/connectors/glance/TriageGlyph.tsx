import { type TriageState, triageLabel } from '@tributary/sdk/connectors'
import { spinning } from '../../primitives/Loading/Spinner.css.ts'
import { icon } from '../../primitives/Status/Status.css.ts'
import { classNames } from '../../theme/class-names.ts'
import { visuallyHidden } from '../../theme/text.css.ts'
import { tone } from '../../theme/tone.css.ts'
import { triageLooks } from './glance-style.ts'

export type TriageGlyphProps = {
  /** The state of the connector. */
  state: TriageState
}

/** The triage state of a connector as an icon, where its word has no place. Screen readers and the tooltip have the word. */
export function TriageGlyph({ state }: TriageGlyphProps) {
  const { icon: Icon, tone: meaning, spinning: turns = false } = triageLooks[state]
  const label = triageLabel(state)
  return (
    <span className={tone[meaning]} title={label}>
      <Icon size={15} className={classNames(icon, turns && spinning)} aria-hidden />
      <span className={visuallyHidden}>{label}</span>
    </span>
  )
}
