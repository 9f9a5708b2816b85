import { ChevronDown } from 'lucide-react'
import type { Ref } from 'react'
import { Stack } from '../../layout/Stack.tsx'
import { Field, type FieldProps } from '../TextField/Field.tsx'
import type { FieldSize } from '../TextField/TextField.tsx'
import * as css from './Select.css.ts'
import { chosenOf, type SelectOption, SelectOptions } from './SelectOptions.tsx'

export type SelectProps<Value extends string> = FieldProps & {
  /** What is chosen; null for nothing yet. */
  value: Value | null
  onChange: (value: Value) => void
  /** It is left: the moment to judge it (requirement VALID-04). */
  onBlur?: () => void
  options: readonly SelectOption<Value>[]
  /** Stands in the box until something is chosen. */
  placeholder?: string
  size?: FieldSize
  disabled?: boolean
  required?: boolean
  id?: string
  name?: string
  ref?: Ref<HTMLSelectElement>
}

/**
 * One choice of a list, with its label, and beneath it the error, the help or a line about what is chosen (design
 * language, section 9). The list is the browser's own: every keyboard, reader and phone knows it.
 */
export function Select<Value extends string>({
  label,
  help,
  error,
  optional = false,
  id,
  value,
  onChange,
  options,
  placeholder = 'Choose…',
  size = 'md',
  ...rest
}: SelectProps<Value>) {
  const chosen = options.find((option) => option.value === value)
  return (
    <Field label={label} help={help ?? chosen?.description} error={error} optional={optional} id={id}>
      {(control) => (
        <Stack as="span" minWidth={0} className={css.box}>
          <select
            {...rest}
            {...control}
            className={css.select({ size })}
            value={chosen?.value ?? ''}
            onChange={chosenOf(options, onChange)}
          >
            {!chosen && (
              <option value="" disabled hidden>
                {placeholder}
              </option>
            )}
            <SelectOptions options={options} />
          </select>
          <ChevronDown size={16} className={css.chevron} aria-hidden />
        </Stack>
      )}
    </Field>
  )
}
