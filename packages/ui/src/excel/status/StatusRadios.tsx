import type { StatusName } from '@tributary/domain'
import { useId } from 'react'
import { Inline } from '../../layout/Inline.tsx'
import { Stack } from '../../layout/Stack.tsx'
import { statusStyle } from '../../patterns/status-style.ts'
import { radio } from '../../primitives/Radio/Radio.css.ts'
import * as css from './StatusRadios.css.ts'
import { statusText } from './status.messages.ts'

export type StatusRadiosProps = {
  /** The chosen status. An unknown one checks no radio. */
  value: string
  onChange: (status: StatusName) => void
  /** The statuses to choose from, in order. */
  choices?: readonly StatusName[]
}

const words: Record<StatusName, string> = {
  get active() {
    return statusText.active
  },
  get locked() {
    return statusText.lock
  },
  get archived() {
    return statusText.archive
  },
}

const everyStatus: readonly StatusName[] = ['active', 'locked', 'archived']

/** "Set Status". Any status can be chosen at any time. */
export function StatusRadios({ value, onChange, choices = everyStatus }: StatusRadiosProps) {
  const name = useId()
  return (
    <Stack as="fieldset" gap="2half" justifyItems="start" minWidth={0}>
      <legend className={css.legend}>{statusText.setStatus}</legend>
      {choices.map((status) => {
        const { tone, icon: Icon } = statusStyle({ name: status })
        return (
          <Inline as="label" display="inline-flex" gap="2half" key={status} className={css.option}>
            <input
              type="radio"
              name={name}
              className={radio}
              checked={status === value}
              onChange={() => onChange(status)}
            />
            <Inline as="span" display="inline-flex" gap="1half">
              <Icon size={16} className={css.icon[tone]} aria-hidden />
              {words[status]}
            </Inline>
          </Inline>
        )
      })}
    </Stack>
  )
}
