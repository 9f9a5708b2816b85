import * as Radix from '@radix-ui/react-select'
import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import * as css from './Select.css.ts'
import { chosenOf, type SelectProps } from './Select.tsx'
import { SelectList } from './SelectList.tsx'

export type InlineSelectProps<Value extends string> = Pick<
  SelectProps<Value>,
  'label' | 'onChange' | 'options' | 'disabled'
> & { value: Value }

/** One choice in a toolbar: its label stands in the box, "Status: All". */
export function InlineSelect<Value extends string>({
  label,
  value,
  onChange,
  options,
  disabled = false,
}: InlineSelectProps<Value>) {
  const id = useId()
  return (
    <Radix.Root value={value} onValueChange={chosenOf(options, onChange)} disabled={disabled}>
      <Radix.Trigger aria-labelledby={id} className={css.trigger({ size: 'sm', width: 'content' })}>
        <span id={id} className={css.chosen}>
          <span className={css.inlineLabel}>{label}:</span> <Radix.Value />
        </span>
        <ChevronDown size={16} className={css.chevron} aria-hidden />
      </Radix.Trigger>
      <SelectList options={options} />
    </Radix.Root>
  )
}
