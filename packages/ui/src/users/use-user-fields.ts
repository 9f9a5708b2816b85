import type { AssignableRole, User } from '@tributary/domain'
import { emailMessages, needsAvailabilityCheck, type PasswordPolicy } from '@tributary/sdk/common'
import { type UserForm, userError, userFormOf } from '@tributary/sdk/users'
import { useState } from 'react'
import { type FieldErrors, useForm } from '../patterns/form/use-form.ts'

export type UserFieldsOptions = {
  /** The edited user, or null for a new one. */
  user: User | null
  /** The roles that may be assigned. The first is the default. */
  roles: readonly AssignableRole[]
  /** The rules for a new password. Without them, only the server checks it. */
  policy?: PasswordPolicy
  /** Resolves with true if the address can be used, or if that is unknown (VALID-18). */
  isFree: (emailAddress: string) => Promise<boolean>
  /** True while the request runs. The form cannot be submitted again. */
  busy?: boolean
  /** The server's errors by field from the last attempt. A new object each time. */
  refusals?: FieldErrors<UserForm> | null
  /** Called only with every field valid and no running call. */
  onSubmit: (form: UserForm) => void
}

const fields = [
  'firstName',
  'lastName',
  'emailAddress',
  'roleId',
  'statusId',
  'byLink',
  'password',
  'confirmPassword',
  'microsoftId',
] as const

export type UserFields = ReturnType<typeof useUserFields>

/** Stores the input for a user and validates it on blur and on submit. */
export function useUserFields({ user, roles, policy, isFree, onSubmit, ...rest }: UserFieldsOptions) {
  const [sent, setSent] = useState('')
  const form = useForm<UserForm>({
    ...rest,
    initial: userFormOf(user, roles[0]?.id ?? null),
    fields,
    errorOf: (field, values) => userError(field, values, user, policy),
    ask: async (field, { emailAddress }) => {
      if (field !== 'emailAddress') return null
      const known = user?.emailAddress ?? null
      if (!needsAvailabilityCheck(emailAddress, known)) return null
      return (await isFree(emailAddress)) ? null : emailMessages.taken
    },
    onSubmit: (values) => {
      setSent(values.password)
      onSubmit(values)
    },
  })
  // Only the server knows common passwords, and it responds with the field's own sentence.
  return { ...form, refusedPassword: rest.refusals?.password ? sent : null }
}
