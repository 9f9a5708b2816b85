import type { Id } from '@tributary/domain'
import { catalogue } from '../common/language/catalogue.ts'
import { emailError } from '../common/validation/email.ts'
import { mismatchError } from '../common/validation/matches.ts'
import { nameError } from '../common/validation/name.ts'
import { type PasswordPolicy, passwordError } from '../common/validation/password-policy.ts'
import { REQUIRED, requiredError } from '../common/validation/required.ts'
import { validationMessages } from '../common/validation/validation.messages.ts'

/** The form of a user. For an existing user, blank passwords keep the old one. */
export type UserForm = {
  /** The first name. */
  firstName: string
  /** The last name. */
  lastName: string
  /** The address to sign in with. */
  emailAddress: string
  /** The chosen role; null if none is chosen. */
  roleId: Id | null
  /** The new password; blank if it does not change. */
  password: string
  /** The password again. */
  confirmPassword: string
  /** Mails a link to choose a password. New users only. */
  byLink: boolean
  /** Existing users only. Null means not chosen. */
  statusId: Id | null
  /** Visible to super administrators only. */
  microsoftId: string
}

/** The maximum length of a Microsoft Id, in characters. */
export const MICROSOFT_ID_MAXIMUM = 100

/** The labels of the user fields. */
export const userLabels = catalogue('user-labels', {
  firstName: 'First name',
  lastName: 'Last name',
  emailAddress: 'Email address',
  roleId: 'Role',
  password: 'Password',
  confirmPassword: 'Confirm password',
  byLink: 'Send them a link to choose their own password',
  statusId: 'Status',
  microsoftId: 'Microsoft Id',
})

/**
 * Returns the error of one field, or null. `known` is the existing user, or null for a new one. An existing
 * user's unchanged address is always valid, and blank passwords keep the old one.
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
      return form.microsoftId.trim().length > MICROSOFT_ID_MAXIMUM
        ? validationMessages.atMostCharacters(MICROSOFT_ID_MAXIMUM)
        : null
    default:
      return null
  }
}

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
