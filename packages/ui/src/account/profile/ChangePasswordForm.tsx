import { securityMessages } from '@tributary/sdk/session'
import { useEffect, useLayoutEffect, useRef } from 'react'
import * as css from '../../patterns/dialogs/FormDialog.css.ts'
import { inputProps } from '../../patterns/form/use-form.ts'
import { Banner } from '../../primitives/Banner/Banner.tsx'
import { PasswordField } from '../../primitives/TextField/PasswordField.tsx'
import { NewPasswordField } from '../NewPasswordField.tsx'
import {
  passwordChangeLabels as labels,
  type PasswordChangeOptions,
  usePasswordChange,
} from './use-password-change.ts'

export type ChangePasswordFormProps = PasswordChangeOptions & {
  /** The account's address, for password managers. */
  email: string
  /** Called when there is unsaved input, and when it is saved or discarded. */
  onDirty?: (dirty: boolean) => void
}

/** The fields of the dialog. `id` links the dialog's button to the form. */
export function ChangePasswordForm(props: ChangePasswordFormProps & { id: string }) {
  const { id, email, policy, secondFactor, onDirty } = props
  const { form, failure, refused } = usePasswordChange(props)
  // A layout effect, so that Back cannot come before the guard is set.
  useLayoutEffect(() => onDirty?.(form.dirty), [onDirty, form.dirty])
  const { error, ...next } = form.field('next')
  return (
    <form ref={useFocusOn(failure)} id={id} className={css.form} onSubmit={form.submit} noValidate>
      {failure && <Banner tone="danger">{failure}</Banner>}
      <input type="text" hidden readOnly autoComplete="username" value={email} />
      <PasswordField
        {...inputProps(form.field('current'))}
        data-autofocus
        required
        label={labels.current}
        name="current"
        autoComplete="current-password"
      />
      <NewPasswordField
        {...next}
        label={labels.next}
        name="new-password"
        error={error ?? null}
        refused={refused}
        secondFactor={secondFactor}
        {...(policy && { policy })}
      />
      <PasswordField
        {...inputProps(form.field('confirmation'))}
        required
        label={labels.confirmation}
        // Always present, so that an error in its place moves nothing.
        help={securityMessages.repeatPassword}
        name="confirmation"
        autoComplete="new-password"
      />
    </form>
  )
}

/** Focuses the first field after a failure that belongs to no field. */
function useFocusOn(failure: string | null) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (failure) form.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus()
  }, [failure])
  return form
}
