import { passwordHint, securityMessages } from '@tributary/sdk/rules'
import { type FormEvent, type Ref, useEffect, useRef, useState } from 'react'
import { NewPasswordField } from '../account/NewPasswordField.tsx'
import * as css from '../patterns/FormDialog.css.ts'
import { Banner } from '../primitives/Banner/Banner.tsx'
import { PasswordField } from '../primitives/TextField/PasswordField.tsx'
import type { ChangePasswordDialogProps } from './ChangePasswordDialog.tsx'
import { passwordChangeLabels as labels, usePasswordChange } from './use-password-change.ts'

type ChangePasswordFormProps = Omit<ChangePasswordDialogProps, 'onClose'> & { id: string }

/** The fields of the dialog; `id` ties its button to them. */
export function ChangePasswordForm(props: ChangePasswordFormProps) {
  const { id, email, policy, secondFactor, busy = false, error = null, onSubmit } = props
  const { values, field, judge } = usePasswordChange(policy, secondFactor)
  const [sent, setSent] = useState('')
  // Only the server knows what is commonly used; it says so with the sentence of the field (requirement RESET-26).
  const refused = error !== null && error === passwordHint(policy, secondFactor) ? sent : null
  const inputs = useInputs(error, refused === null ? 'current' : 'next')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wrong = judge()
    if (wrong) return inputs[wrong].current?.focus()
    if (busy) return
    setSent(values.next)
    onSubmit({ currentPassword: values.current, password: values.next })
  }
  const { error: nextError, ...next } = field('next')
  return (
    <form id={id} className={css.form} onSubmit={submit} noValidate>
      {error && refused === null && <Banner tone="danger">{error}</Banner>}
      <input type="text" hidden readOnly autoComplete="username" value={email} />
      <Password {...field('current')} name="current" autoComplete="current-password" ref={inputs.current} />
      <NewPasswordField
        {...next}
        ref={inputs.next}
        label={labels.next}
        name="new-password"
        error={nextError ?? (refused === values.next ? error : null)}
        refused={refused}
        secondFactor={secondFactor}
        {...(policy && { policy })}
      />
      <Password
        {...field('confirmation')}
        // There from the start, so that an error in its place moves nothing under the pointer.
        help={securityMessages.repeatPassword}
        name="confirmation"
        autoComplete="new-password"
        ref={inputs.confirmation}
      />
    </form>
  )
}

type PasswordProps = ReturnType<ReturnType<typeof usePasswordChange>['field']> & {
  name: 'current' | 'confirmation'
  autoComplete: string
  help?: string
  ref: Ref<HTMLInputElement>
}

const Password = ({ name, error, onChange, ...rest }: PasswordProps) => (
  <PasswordField
    {...rest}
    {...(name === 'current' && { 'data-autofocus': true })}
    label={labels[name]}
    name={name}
    required
    error={error ?? undefined}
    onChange={(event) => onChange(event.target.value)}
  />
)

/** The fields; what a failure is about takes the focus. */
function useInputs(error: string | null, about: 'current' | 'next') {
  const current = useRef<HTMLInputElement>(null)
  const next = useRef<HTMLInputElement>(null)
  const confirmation = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (error) (about === 'current' ? current : next).current?.focus()
  }, [error, about])
  return { current, next, confirmation }
}
