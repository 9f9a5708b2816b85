import { type ReactNode, type Ref, useId } from 'react'
import { Checkbox } from '../primitives/Checkbox/Checkbox.tsx'
import * as css from './Webhooks.css.ts'

type Option = { value: string; label: string }

export type ChoiceGroupProps = {
  /** The name of the group. */
  legend: string
  /** The choices. */
  options: readonly Option[]
  /** The chosen values. */
  value: readonly string[]
  /** Called with the chosen values in the order of the options. */
  onChange: (value: string[]) => void
  /** Why the choice is not valid. */
  error?: string | undefined
  /** Above the choices. */
  children?: ReactNode
  /** Receives the focus if the choice is wrong. */
  ref?: Ref<HTMLElement>
}

/** Some of several values, as checkboxes. */
export function ChoiceGroup({ legend, options, value, onChange, error, children, ref }: ChoiceGroupProps) {
  const errorId = useId()
  const toggle = (changed: string) =>
    onChange(options.map((option) => option.value).filter((one) => value.includes(one) !== (one === changed)))
  return (
    <fieldset
      className={css.fieldset}
      tabIndex={-1}
      ref={ref as Ref<HTMLFieldSetElement>}
      {...(error && { 'aria-describedby': errorId })}
    >
      <legend className={css.legend}>{legend}</legend>
      {children}
      <div className={css.choices}>
        {options.map((option) => (
          <Checkbox
            key={option.value}
            label={option.label}
            checked={value.includes(option.value)}
            onChange={() => toggle(option.value)}
          />
        ))}
      </div>
      {error && (
        <p id={errorId} className={css.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
