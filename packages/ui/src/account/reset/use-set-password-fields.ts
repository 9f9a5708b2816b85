import {
  mismatchError,
  type PasswordPolicy,
  passwordError,
  passwordHint,
  requiredError,
} from '@tributary/sdk/common'
import { useEffect, useRef, useState } from 'react'
import { resetText } from './reset.messages.ts'

/** A new password and its repetition. */
export type NewPasswordValues = { password: string; confirmPassword: string }

/** Returns the error of each field, or null. */
function errorsOf({ password, confirmPassword }: NewPasswordValues, policy: PasswordPolicy) {
  return {
    password: passwordError(password, policy),
    confirmPassword:
      requiredError(confirmPassword) ?? mismatchError(confirmPassword, password, resetText.password),
  }
}

/**
 * Returns the visible errors: of fields after blur, of all after submit, and of a password the server has `refused`,
 * which gets the focus.
 */
export function useSetPasswordFields(
  values: NewPasswordValues,
  policy: PasswordPolicy,
  refused: string | null,
) {
  const password = useRef<HTMLInputElement>(null)
  const confirmPassword = useRef<HTMLInputElement>(null)
  const [left, setLeft] = useState({ password: false, confirmPassword: false })
  const all = errorsOf(values, policy)
  const common = refused !== null && refused === values.password ? passwordHint(policy) : null
  useEffect(() => {
    if (refused !== null) password.current?.focus()
  }, [refused])
  const areValid = () => {
    setLeft({ password: true, confirmPassword: true })
    if (all.password) password.current?.focus()
    else if (all.confirmPassword) confirmPassword.current?.focus()
    return !all.password && !all.confirmPassword
  }
  return {
    password,
    confirmPassword,
    errors: {
      password: (left.password ? all.password : null) ?? common,
      confirmPassword: left.confirmPassword ? all.confirmPassword : null,
    },
    leave: (field: keyof NewPasswordValues) => setLeft((before) => ({ ...before, [field]: true })),
    areValid,
    focusFirst: () => password.current?.focus(),
  }
}
