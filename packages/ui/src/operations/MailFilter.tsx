import { type MailState, mailStates } from '@tributary/domain'
import { operationsMessages } from '@tributary/sdk/operations'
import { Segmented } from '../primitives/Segmented/Segmented.tsx'

export type MailFilterProps = {
  /** The chosen state; null for all. */
  state: MailState | null
  /** Called with the state that the user chose. */
  onChange: (state: MailState | null) => void
}

const words = operationsMessages.mail

/** Which mails are listed. */
export const MailFilter = ({ state, onChange }: MailFilterProps) => (
  <Segmented<MailState | 'all'>
    label={words.show}
    options={[
      { value: 'all', label: words.all },
      ...mailStates.map((value) => ({ value, label: words.states[value] })),
    ]}
    value={state ?? 'all'}
    onChange={(value) => onChange(value === 'all' ? null : value)}
  />
)
