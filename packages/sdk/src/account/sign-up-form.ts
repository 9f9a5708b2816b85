import { catalogue } from '../common/language/catalogue.ts'
import { emailError } from '../common/validation/email.ts'
import { mismatchError } from '../common/validation/matches.ts'
import { nameError } from '../common/validation/name.ts'
import { type PasswordPolicy, passwordError } from '../common/validation/password-policy.ts'
import { requiredError } from '../common/validation/required.ts'

/** The values of the sign-up form. */
export type SignUpForm = {
  /** The first name. */
  firstName: string
  /** The last name. */
  lastName: string
  /** The address to sign in with. */
  emailAddress: string
  /** The new password. */
  password: string
  /** The password again. */
  confirmPassword: string
  /** The organisation to create or join. */
  organisationName: string
}

/** The labels of the sign-up fields, which are also their placeholders. */
export const signUpLabels = catalogue('sign-up-labels', {
  firstName: 'First name',
  lastName: 'Last name',
  emailAddress: 'Email address',
  password: 'Password',
  confirmPassword: 'Confirm password',
  organisationName: 'Organisation name',
} satisfies Record<keyof SignUpForm, string>)

/** Returns the message of one field; null when it is valid. Every field is required. */
export function signUpError(
  field: keyof SignUpForm,
  form: SignUpForm,
  policy?: PasswordPolicy,
): string | null {
  const value = form[field]
  if (field === 'password') return passwordError(value, policy)
  if (field === 'emailAddress') return requiredError(value) ?? emailError(value)
  if (field === 'confirmPassword')
    return requiredError(value) ?? mismatchError(value, form.password, signUpLabels.password)
  return nameError(value)
}
