import type { Id, User } from '@tributary/domain'
import type { UserForm } from './user-form.ts'

/** What a form is filled with: a user's facts, or nothing with the role a new user gets. */
export const userFormOf = (user: User | null, roleId: Id | null = null): UserForm => ({
  firstName: user?.firstName ?? '',
  lastName: user?.lastName ?? '',
  emailAddress: user?.emailAddress ?? '',
  roleId: user ? user.roleId : roleId,
  password: '',
  confirmPassword: '',
  byLink: false,
  statusId: user?.statusId ?? null,
  microsoftId: user?.microsoftId ?? '',
})

const personOf = ({ firstName, lastName, emailAddress }: UserForm) => ({
  firstName,
  lastName,
  emailAddress: emailAddress.trim(),
})

/** What is asked to add a user (contract, CALL-56); throws when the form holds no role, which it is to be judged for first. */
export const newUserRequest = (form: UserForm, organisationId: Id) => ({
  ...personOf(form),
  roleId: chosen(form.roleId),
  organisationId,
  ...(form.byLink ? { sendPasswordLink: true as const } : { password: form.password }),
})

/**
 * What is asked to change a user (contract, CALL-57): a blank password keeps the old one, a blank Microsoft Id removes
 * it. That id is a superadmin's to change; others may not even mention it.
 */
export const userChangeRequest = (form: UserForm, organisationId: Id, withMicrosoftId: boolean) => ({
  ...personOf(form),
  roleId: chosen(form.roleId),
  statusId: chosen(form.statusId),
  organisationId,
  ...(form.password && { password: form.password }),
  ...(withMicrosoftId && { microsoftId: form.microsoftId.trim() || null }),
})

function chosen(id: Id | null): Id {
  if (id === null) throw new TypeError('A user needs a role and a status.')
  return id
}
