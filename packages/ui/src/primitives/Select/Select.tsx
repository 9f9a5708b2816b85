import { ChevronDown } from 'lucide-react'
import type { Ref } from 'react'
import { forwardRef } from '../../layout/forward-ref.ts'
import { Stack } from '../../layout/Stack.tsx'
import { Field, type FieldProps } from '../TextField/Field.tsx'
import type { FieldSize } from '../TextField/TextField.tsx'
import * as css from './Select.css.ts'
import { chosenOf, type SelectOption, SelectOptions } from './SelectOptions.tsx'
import { selectText } from './select.messages.ts'

export type SelectProps<Value extends string> = FieldProps & {
  /** The chosen value; null if there is none yet. */
  value: Value | null
  /** Called with the option the user selects. */
  onChange: (value: Value) => void
  /** Called when the focus leaves, which is the time to validate. */
  onBlur?: () => void
  /** The options in the order of the list. */
  options: readonly SelectOption<Value>[]
  /** Shown until a value is chosen. */
  placeholder?: string
  /** The height of the field. */
  size?: FieldSize
  /** The user cannot change the field. */
  disabled?: boolean
  /** The form cannot be submitted without a choice. */
  required?: boolean
  /** The id of the select element. Without it, React generates one. */
  id?: string
  /** The name in the submitted form. */
  name?: string
  /** The select element. */
  ref?: Ref<HTMLSelectElement>
}

/**
 * A choice from a list with its label, and below it the error, the help or the description of the chosen option. The
 * list is native: every keyboard, screen reader and phone supports it.
 */
export const Select = forwardRef(function Select<Value extends string>({
  label,
  help,
  error,
  optional = false,
  id,
  value,
  onChange,
  options,
  placeholder = selectText.choose,
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
})
