import { isolated } from '@tributary/sdk/common'

/** One option of a select. */
export type SelectOption<Value extends string = string> = {
  value: Value
  label: string
  /** One line, shown below the select while this option is chosen. */
  description?: string
  /** The reason why it cannot be chosen, shown after its label. */
  unavailable?: string
  /** The BCP 47 tag of the label's language, if it is not that of the page. */
  lang?: string
}

/** The native options. */
export const SelectOptions = ({ options }: { options: readonly SelectOption[] }) =>
  options.map(({ value, label, unavailable, lang }) => (
    <option key={value} value={value} lang={lang} disabled={unavailable !== undefined}>
      {unavailable === undefined ? isolated(label) : `${isolated(label)} (${unavailable})`}
    </option>
  ))

/** Passes on the chosen option. The browser has only text values. */
export const chosenOf =
  <Value extends string>(options: readonly SelectOption<Value>[], onChange: (value: Value) => void) =>
  ({ target }: { target: { value: string } }) => {
    const option = options.find(({ value }) => value === target.value)
    if (option) onChange(option.value)
  }
