import { mismatchError, type PasswordPolicy, passwordError, requiredError } from '@tributary/sdk/rules'
import { useState } from 'react'

/** The labels of the dialog; a confirmation that differs is told which field it has to repeat. */
export const passwordChangeLabels = {
  current: 'Current password',
  next: 'New password',
  confirmation: 'Confirm password',
} as const

type Values = Record<keyof typeof passwordChangeLabels, string>
type Errors = Record<keyof Values, string | null>

const fields = ['current', 'next', 'confirmation'] as const

const nothing: Values = { current: '', next: '', confirmation: '' }

function errorsOf(values: Values, policy: PasswordPolicy | undefined, secondFactor: boolean): Errors {
  const { current, next, confirmation } = values
  return {
    current: requiredError(current),
    next: passwordError(next, policy, secondFactor),
    confirmation: requiredError(confirmation) ?? mismatchError(confirmation, next, passwordChangeLabels.next),
  }
}

/** What is typed into the dialog, judged when a field is left and when it is sent (portal spec 5). */
export function usePasswordChange(policy: PasswordPolicy | undefined, secondFactor: boolean) {
  const [values, setValues] = useState(nothing)
  const [left, setLeft] = useState<ReadonlySet<keyof Values>>(new Set())
  const errors = errorsOf(values, policy, secondFactor)
  const field = (name: keyof Values) => ({
    value: values[name],
    error: left.has(name) ? errors[name] : null,
    onChange: (value: string) => setValues((now) => ({ ...now, [name]: value })),
    // An empty field is judged when it is sent: on the way to Cancel its message would move the button away.
    onBlur: () => values[name] && setLeft((now) => new Set(now).add(name)),
  })
  /** Judges everything; answers the first field that does not hold. */
  const judge = () => {
    setLeft(new Set(fields))
    return fields.find((name) => errors[name] !== null)
  }
  return { values, field, judge }
}
