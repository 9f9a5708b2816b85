import * as Radix from '@radix-ui/react-select'
import { getNonce } from 'get-nonce'
import { Check } from 'lucide-react'
import { useId } from 'react'
import * as css from './Select.css.ts'

/** Something that can be chosen. */
export type SelectOption<Value extends string = string> = {
  value: Value
  label: string
  /** One line about it, beneath its label. */
  description?: string
  /** Why it cannot be chosen, in place of the description. */
  unavailable?: string
}

/** The options, over everything else, as wide as the box at least. */
export const SelectList = ({ options }: { options: readonly SelectOption[] }) => (
  <Radix.Portal>
    <Radix.Content className={css.list} position="popper" sideOffset={4} collisionPadding={8}>
      {/* The library brings a style of its own, which a strict content policy lets through by its nonce only. */}
      <Radix.Viewport className={css.viewport} nonce={getNonce()}>
        {options.map((option) => (
          <Option key={option.value} {...option} />
        ))}
      </Radix.Viewport>
    </Radix.Content>
  </Radix.Portal>
)

function Option({ value, label, description, unavailable }: SelectOption) {
  const id = useId()
  const line = unavailable ?? description
  return (
    <Radix.Item
      value={value}
      textValue={label}
      // Named by all of its words; the library would name it by its label alone.
      aria-labelledby={id}
      className={css.option}
      disabled={unavailable !== undefined}
    >
      <span id={id} className={css.words}>
        <Radix.ItemText>{label}</Radix.ItemText>
        {line && <span className={css.description}> {line}</span>}
      </span>
      <span className={css.tick}>
        <Radix.ItemIndicator>
          <Check size={16} aria-hidden />
        </Radix.ItemIndicator>
      </span>
    </Radix.Item>
  )
}
