import { type DeliveryState, deliveryStates } from '@tributary/domain'
import { Segmented } from '../primitives/Segmented/Segmented.tsx'
import { webhooksText } from './webhooks.messages.ts'

export type DeliveryFilterProps = {
  /** The chosen state; null for all. */
  state: DeliveryState | null
  /** Called with the state that the user chose. */
  onChange: (state: DeliveryState | null) => void
}

const words = webhooksText.deliveries

/** Which deliveries are listed. */
export const DeliveryFilter = ({ state, onChange }: DeliveryFilterProps) => (
  <div>
    <Segmented<DeliveryState | 'all'>
      label={words.show}
      options={[
        { value: 'all', label: words.all },
        ...deliveryStates.map((value) => ({ value, label: words.states[value] })),
      ]}
      value={state ?? 'all'}
      onChange={(value) => onChange(value === 'all' ? null : value)}
    />
  </div>
)
