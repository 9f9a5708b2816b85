import {
  mismatchError,
  type PasswordPolicy,
  passwordError,
  passwordHint,
  requiredError,
} from '@tributary/sdk/common'
import { useMemo, useState } from 'react'
import { useForm } from '../../patterns/form/use-form.ts'
import { profileText } from './profile.messages.ts'

export type PasswordChangeValues = { currentPassword: string; password: string }

export type PasswordChangeOptions = {
  /** The installation's policy. Without it, the default policy. */
  policy?: PasswordPolicy
  /** True if sign-ins require codes. Some policies then allow a shorter password. */
  secondFactor: boolean
  /** True while the request runs. The form cannot be submitted again. */
  busy?: boolean
  /** The reason why the last attempt failed. The input is kept. */
  error?: string | null
  /** Called with the current and the new password once both are valid. */
  onSubmit: (values: PasswordChangeValues) => void
}

/** The labels of the dialog. The error of the repetition names the field to repeat. */
export const passwordChangeLabels = {
  get current() {
    return profileText.currentPassword
  },
  get next() {
    return profileText.newPassword
  },
  get confirmation() {
    return profileText.confirmPassword
  },
} as const

type Values = Record<keyof typeof passwordChangeLabels, string>
const fields = ['current', 'next', 'confirmation'] as const

const nothing: Values = { current: '', next: '', confirmation: '' }

/** The input of the dialog and its errors. */
export function usePasswordChange(props: PasswordChangeOptions) {
  const { policy, secondFactor, busy = false, error = null, onSubmit } = props
  const [sent, setSent] = useState('')
  // Only the server knows common passwords, and it responds with the field's own sentence.
  const isCommon = error !== null && error === passwordHint(policy, secondFactor)
  const refusals = useMemo(() => (isCommon ? { next: error } : null), [isCommon, error])
  const form = useForm<Values>({
    initial: nothing,
    fields,
    errorOf: (field, { current, next, confirmation }) => {
      if (field === 'current') return requiredError(current)
      if (field === 'next') return passwordError(next, policy, secondFactor)
      return requiredError(confirmation) ?? mismatchError(confirmation, next, passwordChangeLabels.next)
    },
    refusals,
    busy,
    onSubmit: ({ current, next }) => {
      setSent(next)
      onSubmit({ currentPassword: current, password: next })
    },
  })
  return { form, failure: isCommon ? null : error, refused: isCommon ? sent : null }
}
