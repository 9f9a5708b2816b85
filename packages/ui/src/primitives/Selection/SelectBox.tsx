import { type ChangeEvent, useLayoutEffect, useRef } from 'react'
import { box } from '../Checkbox/Checkbox.css.ts'
import * as css from './SelectBox.css.ts'

type SelectBoxProps = {
  /** The accessible name. */
  label: string
  checked: boolean
  /** Some of the rows it stands for are selected. */
  mixed?: boolean
  /** `range` is true with Shift. */
  onChange: (on: boolean, range: boolean) => void
}

/** A checkbox that selects a row or all rows. */
export function SelectBox({ label, checked, mixed = false, onChange }: SelectBoxProps) {
  const input = useRef<HTMLInputElement>(null)
  // After every render, because a press clears the browser's mixed state in any case.
  useLayoutEffect(() => {
    if (input.current) input.current.indeterminate = mixed
  })
  return (
    <label className={css.target}>
      <input
        ref={input}
        type="checkbox"
        aria-label={label}
        checked={checked}
        className={box}
        onChange={(event) => onChange(event.target.checked, hasShift(event))}
      />
    </label>
  )
}

/** Whether Shift was held, also with Space. React's type does not know that a checkbox changes by a click. */
const hasShift = ({ nativeEvent }: ChangeEvent): boolean =>
  'shiftKey' in nativeEvent && nativeEvent.shiftKey === true
