import { codesMessages } from '@tributary/sdk/session'
import { forwardRef } from '../layout/forward-ref.ts'
import { TextField, type TextFieldProps } from '../primitives/TextField/TextField.tsx'
import { code } from './CodeField.css.ts'

export type CodeFieldProps = Omit<TextFieldProps, 'label' | 'value' | 'onChange'> & {
  value: string
  onChange: (code: string) => void
}

/** Separators in a pasted code: "123 456", "123-456". */
const BETWEEN_DIGITS = /[\s-]/g

/** A field for a verification code, typed, pasted from the mail or offered by the device. */
export const CodeField = forwardRef(function CodeField({ value, onChange, ...rest }: CodeFieldProps) {
  return (
    <TextField
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      size="xl"
      required
      {...rest}
      className={code}
      label={codesMessages.label}
      value={value}
      onChange={(event) => onChange(event.target.value.replace(BETWEEN_DIGITS, ''))}
    />
  )
})
