import { type TriageState, triageLabel } from '@tributary/sdk/connectors'
import { StatusPill, type StatusPillProps } from '../../primitives/Status/StatusPill.tsx'
import { triageLooks } from './glance-style.ts'

export type TriagePillProps = Pick<StatusPillProps, 'form'> & {
  /** The state by which the connector is sorted and filtered. */
  state: TriageState
}

/** The triage state of a connector as a word with its icon. */
export const TriagePill = ({ state, form = 'pill' }: TriagePillProps) => (
  <StatusPill form={form} {...triageLooks[state]}>
    {triageLabel(state)}
  </StatusPill>
)
