import type { Id, User } from '@tributary/domain'
import type { UserForm } from './user-form.ts'

/** Returns the form of a user. Without a user, it is blank except for the role that new users get. */
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

/** Returns the request that adds a user. Throws if the form has no role, so check it with `userError` first. */
export const newUserRequest = (form: UserForm, organisationId: Id) => ({
  ...personOf(form),
  roleId: chosen(form.roleId),
  organisationId,
  ...(form.byLink ? { sendPasswordLink: true as const } : { password: form.password }),
})

/**
 * Returns the request that changes a user. A blank password keeps the old one. A blank Microsoft Id removes
 * it. The API rejects that field unless the caller is a super administrator.
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
