import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import * as css from './Select.css.ts'
import type { SelectProps } from './Select.tsx'
import { chosenOf, SelectOptions } from './SelectOptions.tsx'

export type InlineSelectProps<Value extends string> = Pick<
  SelectProps<Value>,
  'label' | 'onChange' | 'options' | 'disabled'
> & { value: Value }

/** One choice in a toolbar, its label beside it. */
export function InlineSelect<Value extends string>({
  label,
  onChange,
  options,
  ...rest
}: InlineSelectProps<Value>) {
  const id = useId()
  return (
    <span className={css.inline}>
      <label htmlFor={id} className={css.inlineLabel}>
        {label}
      </label>
      <span className={css.box}>
        <select
          {...rest}
          id={id}
          className={css.select({ size: 'sm' })}
          onChange={chosenOf(options, onChange)}
        >
          <SelectOptions options={options} />
        </select>
        <ChevronDown size={16} className={css.chevron} aria-hidden />
      </span>
    </span>
  )
}
