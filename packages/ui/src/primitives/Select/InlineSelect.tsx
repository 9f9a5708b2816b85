import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { Stack } from '../../layout/Stack.tsx'
import { Text } from '../../layout/Text.tsx'
import * as css from './Select.css.ts'
import type { SelectProps } from './Select.tsx'
import { chosenOf, SelectOptions } from './SelectOptions.tsx'

export type InlineSelectProps<Value extends string> = Pick<
  SelectProps<Value>,
  'label' | 'onChange' | 'options' | 'disabled'
> & {
  /** The selected option. */
  value: Value
}

/** A choice in a toolbar, with its label next to it. */
export function InlineSelect<Value extends string>({
  label,
  onChange,
  options,
  ...rest
}: InlineSelectProps<Value>) {
  const id = useId()
  return (
    <span className={css.inline}>
      <Text as="label" size="sm" color="secondary" htmlFor={id}>
        {label}
      </Text>
      <Stack as="span" minWidth={0} className={css.box}>
        <select
          {...rest}
          id={id}
          className={css.select({ size: 'sm' })}
          onChange={chosenOf(options, onChange)}
        >
          <SelectOptions options={options} />
        </select>
        <ChevronDown size={16} className={css.chevron} aria-hidden />
      </Stack>
    </span>
  )
}
