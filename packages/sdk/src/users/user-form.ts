import type { Id } from '@tributary/domain'
import { emailError } from '../validation/email.ts'
import { mismatchError } from '../validation/matches.ts'
import { nameError } from '../validation/name.ts'
import { type PasswordPolicy, passwordError } from '../validation/password-policy.ts'
import { REQUIRED, requiredError } from '../validation/required.ts'

/** What an administrator enters for a user (connectors spec 2.6); both passwords stay blank to keep the old one. */
export type UserForm = {
  firstName: string
  lastName: string
  emailAddress: string
  roleId: Id | null
  password: string
  confirmPassword: string
}

/** The labels of the user fields (requirement USER-20). */
export const userLabels = {
  firstName: 'First name',
  lastName: 'Last name',
  emailAddress: 'Email address',
  roleId: 'Role',
  password: 'Password',
  confirmPassword: 'Confirm password',
  status: 'Status',
  microsoftId: 'Microsoft Id',
} as const

/**
 * The message of one field, null when it holds. `known` is the user that is edited, null for a new one: the address that
 * is already theirs passes as it is, and a password is asked of new ones only (requirements USER-12, 14 and 22).
 */
export function userError(
  field: keyof UserForm,
  form: UserForm,
  known: { emailAddress: string } | null,
  policy?: PasswordPolicy,
): string | null {
  if (field === 'roleId') return form.roleId === null ? REQUIRED : null
  if (field === 'password') return known && form.password === '' ? null : passwordError(form.password, policy)
  if (field === 'confirmPassword') return confirmError(form, known !== null)
  const value = form[field]
  if (field !== 'emailAddress') return nameError(value)
  return value === known?.emailAddress ? null : (requiredError(value) ?? emailError(value))
}

const confirmError = ({ password, confirmPassword }: UserForm, mayBeBlank: boolean): string | null =>
  (mayBeBlank ? null : requiredError(confirmPassword)) ??
  mismatchError(confirmPassword, password, userLabels.password)
