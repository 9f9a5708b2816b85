import { useId } from 'react'
import { Text } from '../layout/Text.tsx'
import { input } from '../primitives/TextField/Input.css.ts'
import * as css from './Audit.css.ts'

type DayFieldProps = {
  label: string
  /** E.g. `2026-11-21`; null for none. */
  value: string | null
  onChange: (value: string | null) => void
}

/** A day in a toolbar, with its label next to it. */
export function DayField({ label, value, onChange }: DayFieldProps) {
  const id = useId()
  return (
    <span className={css.day}>
      <Text as="label" size="sm" color="secondary" htmlFor={id}>
        {label}
      </Text>
      <input
        id={id}
        type="date"
        dir="ltr"
        className={input({ size: 'sm' })}
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value || null)}
      />
    </span>
  )
}
