import * as Radix from '@radix-ui/react-select'
import { ChevronDown } from 'lucide-react'
import { type Ref, useState } from 'react'
import { Field, type FieldProps } from '../TextField/Field.tsx'
import type { FieldSize } from '../TextField/TextField.tsx'
import * as css from './Select.css.ts'
import { SelectList, type SelectOption } from './SelectList.tsx'

export type SelectProps<Value extends string> = FieldProps & {
  /** What is chosen; null for nothing yet. */
  value: Value | null
  onChange: (value: Value) => void
  /** It is left with its options closed: the moment to judge it (requirement VALID-04). */
  onBlur?: () => void
  options: readonly SelectOption<Value>[]
  /** Stands in the box until something is chosen. */
  placeholder?: string
  size?: FieldSize
  disabled?: boolean
  required?: boolean
  id?: string
  ref?: Ref<HTMLButtonElement>
}

/** One choice of a list, with its label, and beneath it the error or the help (design language, section 9). */
export function Select<Value extends string>({
  label,
  help,
  error,
  optional = false,
  id,
  value,
  onChange,
  onBlur,
  options,
  placeholder = 'Choose…',
  size = 'md',
  disabled = false,
  required = false,
  ref,
}: SelectProps<Value>) {
  const [open, setOpen] = useState(false)
  return (
    <Field label={label} help={help} error={error} optional={optional} id={id}>
      {(control) => (
        <Radix.Root
          value={value ?? ''}
          onValueChange={chosenOf(options, onChange)}
          open={open}
          onOpenChange={setOpen}
          disabled={disabled}
          required={required}
        >
          <Radix.Trigger
            {...control}
            ref={ref}
            className={css.trigger({ size })}
            // The options take the focus while they are open: the field is not left then.
            onBlur={() => !open && onBlur?.()}
          >
            <span className={css.chosen}>
              <Radix.Value placeholder={placeholder} />
            </span>
            <ChevronDown size={16} className={css.chevron} aria-hidden />
          </Radix.Trigger>
          <SelectList options={options} />
        </Radix.Root>
      )}
    </Field>
  )
}

/** The library knows texts only, and says '' when a form is reset. */
export const chosenOf =
  <Value extends string>(options: readonly SelectOption<Value>[], onChange: (value: Value) => void) =>
  (text: string) => {
    const option = options.find(({ value }) => value === text)
    if (option) onChange(option.value)
  }
