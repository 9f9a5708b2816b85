import { type PasswordPolicy, passwordChecklist, passwordHint, passwordPolicies } from '@tributary/sdk/common'
import type { Ref } from 'react'
import { PasswordField } from '../primitives/TextField/PasswordField.tsx'
import type { FieldSize } from '../primitives/TextField/TextField.tsx'
import * as css from './NewPasswordField.css.ts'
import { PasswordChecklist } from './PasswordChecklist.tsx'

export type NewPasswordFieldProps = {
  label?: string
  value: string
  onChange: (value: string) => void
  /** The field is left: the moment to judge it (requirement VALID-04). */
  onBlur?: () => void
  /** What is wrong, in place of the hint. */
  error?: string | null
  /** The installation's policy, `passwordPolicyNamed(options?.passwordPolicy)`; else the specification's own. */
  policy?: PasswordPolicy
  /** Whoever sets it signs in with a second factor as well, which some policies reward. */
  secondFactor?: boolean
  /** The password the server has refused although it holds every rule known here: it is commonly used. */
  refused?: string | null
  name?: string
  placeholder?: string
  size?: FieldSize
  disabled?: boolean
  /** Left blank, the old password stays. */
  optional?: boolean
  ref?: Ref<HTMLInputElement>
}

/**
 * A password that is being chosen. Empty, it shows the hint of requirement RESET-25; while there is something in it, the
 * rules of that hint, each met or not. Can be shown, pasted, and made by a password manager.
 */
export function NewPasswordField({
  label = 'Password',
  value,
  onChange,
  error = null,
  policy = passwordPolicies.spec,
  secondFactor = false,
  refused = null,
  name = 'password',
  optional = false,
  ...rest
}: NewPasswordFieldProps) {
  const hint = passwordHint(policy, secondFactor)
  const listed = value !== '' && (error === null || error === hint)
  return (
    <div className={css.box}>
      <PasswordField
        {...rest}
        label={label}
        name={name}
        autoComplete="new-password"
        required={!optional}
        optional={optional}
        help={hint}
        error={error ?? undefined}
        quiet={listed}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <PasswordChecklist
        checks={passwordChecklist(value, policy, secondFactor, refused)}
        invalid={Boolean(error)}
        hidden={!listed}
      />
    </div>
  )
}
