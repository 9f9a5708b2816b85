import type { AssignableRole, User } from '@tributary/domain'
import { emailMessages, needsAvailabilityCheck, type PasswordPolicy } from '@tributary/sdk/common'
import { type UserForm, userError, userFormOf } from '@tributary/sdk/users'
import { useState } from 'react'
import { type FieldErrors, useForm } from '../patterns/form/use-form.ts'

export type UserFieldsOptions = {
  /** Who is edited; null for somebody new. */
  user: User | null
  /** The roles the viewer may give, the first one for somebody new (requirement USER-15). */
  roles: readonly AssignableRole[]
  policy?: PasswordPolicy
  /** Whether an address can still be used; resolves to true as well when that cannot be told (VALID-18). */
  isFree: (emailAddress: string) => Promise<boolean>
  busy?: boolean
  /** What the server said of single fields the last time; a new object each time. */
  refusals?: FieldErrors<UserForm> | null
  /** Called only with every field valid and nothing under way. */
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

/** What is entered about a user, judged when a field is left and when it is sent (requirements USER-11 to USER-14, 22). */
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
  // Only the server knows what is commonly used; it says so with the sentence of the field.
  return { ...form, refusedPassword: rest.refusals?.password ? sent : null }
}
