import { useId } from 'react'
import { Inline } from '../../layout/Inline.tsx'
import { visuallyHidden } from '../../theme/text.css.ts'
import { Count } from '../Badge/Count.tsx'
import * as css from './Segmented.css.ts'

export type SegmentedOption<Value extends string> = {
  value: Value
  label: string
  /** The number of items in this view. */
  count?: number
}

export type SegmentedProps<Value extends string> = {
  /** The accessible name of the choice: "Show". */
  label: string
  /** Two to five options with short labels. */
  options: readonly SegmentedOption<Value>[]
  /** The selected option. */
  value: Value
  /** Called with the option the user selects. */
  onChange: (value: Value) => void
}

/** Two or three views of the same content. Arrow keys move between them. */
export function Segmented<Value extends string>({ label, options, value, onChange }: SegmentedProps<Value>) {
  const name = useId()
  return (
    <fieldset className={css.group}>
      <legend className={visuallyHidden}>{label}</legend>
      {options.map((option) => (
        <Inline
          as="label"
          display="inline-flex"
          justifyContent="center"
          gap="1half"
          size="sm"
          color="secondary"
          fontWeight="medium"
          key={option.value}
          className={css.option}
        >
          <input
            type="radio"
            name={name}
            className={css.input}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
          {option.count !== undefined && <Count value={option.count} />}
        </Inline>
      ))}
    </fieldset>
  )
}
