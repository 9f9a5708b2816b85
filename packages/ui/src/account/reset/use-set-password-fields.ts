import {
  mismatchError,
  type PasswordPolicy,
  passwordError,
  passwordHint,
  requiredError,
} from '@tributary/sdk/common'
import { useEffect, useRef, useState } from 'react'

/** A new password, entered twice. */
export type NewPasswordValues = { password: string; confirmPassword: string }

/** The messages of a new password entered twice; null where there is none (requirements VALID-02 and 12). */
function errorsOf({ password, confirmPassword }: NewPasswordValues, policy: PasswordPolicy) {
  return {
    password: passwordError(password, policy),
    confirmPassword: requiredError(confirmPassword) ?? mismatchError(confirmPassword, password, 'Password'),
  }
}

/**
 * Which messages stand: those of fields that were left, all once the form was sent (requirement VALID-04), and that of a
 * password the server has `refused`, which is where one goes on.
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
