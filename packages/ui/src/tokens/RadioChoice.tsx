import { useId } from 'react'
import { Stack } from '../layout/Stack.tsx'
import { Text } from '../layout/Text.tsx'
import { radio } from '../primitives/Radio/Radio.css.ts'
import * as css from './Tokens.css.ts'

export type RadioOption<Value extends string> = {
  value: Value
  label: string
  /** One sentence about the option. */
  help?: string
}

type RadioChoiceProps<Value extends string> = {
  legend: string
  options: readonly RadioOption<Value>[]
  value: Value
  onChange: (value: Value) => void
  disabled?: boolean
}

/** A choice of one, with a sentence about each option. */
export function RadioChoice<Value extends string>({
  legend,
  options,
  value,
  onChange,
  disabled = false,
}: RadioChoiceProps<Value>) {
  const name = useId()
  return (
    <Stack as="fieldset" gap="2half" minWidth={0} disabled={disabled}>
      <legend className={css.legend}>{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className={css.option}>
          <span className={css.circle}>
            <input
              type="radio"
              name={name}
              className={radio}
              aria-labelledby={`${name}-${option.value}`}
              {...(option.help && { 'aria-describedby': `${name}-${option.value}-help` })}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
          </span>
          <span>
            <span id={`${name}-${option.value}`}>{option.label}</span>
            {option.help && (
              <Text as="span" size="sm" color="secondary" display="block" id={`${name}-${option.value}-help`}>
                {option.help}
              </Text>
            )}
          </span>
        </label>
      ))}
    </Stack>
  )
}
