import type { Id } from '@tributary/domain'
import { emailError } from '../common/validation/email.ts'
import { mismatchError } from '../common/validation/matches.ts'
import { nameError } from '../common/validation/name.ts'
import { type PasswordPolicy, passwordError } from '../common/validation/password-policy.ts'
import { REQUIRED, requiredError } from '../common/validation/required.ts'

/** What an administrator enters for a user (connectors spec 2.6); both passwords stay blank to keep the old one. */
export type UserForm = {
  firstName: string
  lastName: string
  emailAddress: string
  roleId: Id | null
  password: string
  confirmPassword: string
  /** They are mailed a link and choose their password themselves; only of a new user. */
  byLink: boolean
  /** Only of a user that is edited. */
  statusId: Id | null
  /** Only a superadmin sees it. */
  microsoftId: string
}

/** No Microsoft Id is longer, in characters. */
export const MICROSOFT_ID_MAXIMUM = 100

/** The labels of the user fields (requirement USER-20). */
export const userLabels = {
  firstName: 'First name',
  lastName: 'Last name',
  emailAddress: 'Email address',
  roleId: 'Role',
  password: 'Password',
  confirmPassword: 'Confirm password',
  byLink: 'Send them a link to choose their own password',
  statusId: 'Status',
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
  switch (field) {
    case 'firstName':
    case 'lastName':
      return nameError(form[field])
    case 'emailAddress':
      return addressError(form.emailAddress, known)
    case 'roleId':
      return form.roleId === null ? REQUIRED : null
    case 'statusId':
      return known && form.statusId === null ? REQUIRED : null
    case 'password':
    case 'confirmPassword':
      return form.byLink ? null : secretError(field, form, known !== null, policy)
    case 'microsoftId':
      return form.microsoftId.trim().length > MICROSOFT_ID_MAXIMUM ? tooLong : null
    default:
      return null
  }
}

const tooLong = `At most ${MICROSOFT_ID_MAXIMUM} characters.`

const addressError = (address: string, known: { emailAddress: string } | null): string | null =>
  address === known?.emailAddress ? null : (requiredError(address) ?? emailError(address))

function secretError(
  field: 'password' | 'confirmPassword',
  { password, confirmPassword }: UserForm,
  mayBeBlank: boolean,
  policy: PasswordPolicy | undefined,
): string | null {
  if (field === 'password') return mayBeBlank && password === '' ? null : passwordError(password, policy)
  return (
    (mayBeBlank ? null : requiredError(confirmPassword)) ??
    mismatchError(confirmPassword, password, userLabels.password)
  )
}
