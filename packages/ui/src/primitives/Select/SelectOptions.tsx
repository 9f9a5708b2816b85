/** Something that can be chosen. */
export type SelectOption<Value extends string = string> = {
  value: Value
  label: string
  /** One line about it, beneath the box while it is chosen. */
  description?: string
  /** Why it cannot be chosen, after its label. */
  unavailable?: string
}

/** The options as the browser lists them, in its own window on phones. */
export const SelectOptions = ({ options }: { options: readonly SelectOption[] }) =>
  options.map(({ value, label, unavailable }) => (
    <option key={value} value={value} disabled={unavailable !== undefined}>
      {unavailable === undefined ? label : `${label} (${unavailable})`}
    </option>
  ))

/** Hands on the option that was chosen; the browser knows texts only. */
export const chosenOf =
  <Value extends string>(options: readonly SelectOption<Value>[], onChange: (value: Value) => void) =>
  ({ target }: { target: { value: string } }) => {
    const option = options.find(({ value }) => value === target.value)
    if (option) onChange(option.value)
  }
