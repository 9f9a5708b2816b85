import { accountMessages } from '@tributary/sdk/account'
import { type PasswordPolicy, passwordPolicies } from '@tributary/sdk/common'
import type { FormEvent, ReactNode } from 'react'
import { afterPointerRelease } from '../../patterns/form/after-pointer-release.ts'
import { PassFocus } from '../../patterns/PassFocus.tsx'
import { Banner } from '../../primitives/Banner/Banner.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { PasswordField } from '../../primitives/TextField/PasswordField.tsx'
import { ownElement } from '../../theme/own-element.css.ts'
import { NewPasswordField } from '../NewPasswordField.tsx'
import { NameFields } from './NameFields.tsx'
import * as css from './ResetRequestForm.css.ts'
import { resetText } from './reset.messages.ts'
import { type PersonName, useNameFields } from './use-name-fields.ts'
import { type NewPasswordValues, useSetPasswordFields } from './use-set-password-fields.ts'

export type SetPasswordFormProps = {
  /** `set` for a first password, `reset` for later ones. */
  mode: 'set' | 'reset'
  /** The name of an account that has none yet; null or left out for other accounts, which keep theirs. */
  name?: PersonName | null
  /** Called with the name after each change. */
  onName?: (name: PersonName) => void
  /** The texts of both fields. */
  values: NewPasswordValues
  /** Called with both texts after each change. */
  onChange: (values: NewPasswordValues) => void
  /** Called only with an accepted password, repeated correctly, and no running call. */
  onSubmit: () => void
  /** The password policy of the installation. Without it, the default policy. */
  policy?: PasswordPolicy
  /** The password that the server refused as commonly used. */
  refused?: string | null
  /** True while the request runs. The form cannot be submitted again. */
  busy?: boolean
  /** True while the user must wait before the next attempt. */
  waiting?: boolean
  /** The error of the last request, shown above the form. */
  error?: ReactNode
  /** Called when the user closes the error. */
  onDismissError: () => void
}

/** Sets a password with the link of a mail. */
export function SetPasswordForm(props: SetPasswordFormProps) {
  const { mode, values, onChange, policy = passwordPolicies.spec, refused = null } = props
  const { busy = false, waiting = false, error, name = null } = props
  const names = useNameFields(name)
  const fields = useSetPasswordFields(values, policy, refused)
  const { heading } = accountMessages.newPassword[mode]
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // The names are above, so their focus comes last.
    const areValid = [fields.areValid(), names.areValid()].every(Boolean)
    if (!busy && !waiting && areValid) props.onSubmit()
  }
  return (
    <>
      <h1 className={ownElement}>{heading}</h1>
      {error && (
        <PassFocus to={fields.focusFirst}>
          <Banner tone="danger" onDismiss={props.onDismissError} dismissLabel={resetText.dismiss}>
            {error}
          </Banner>
        </PassFocus>
      )}
      <form className={css.form} onSubmit={submit} aria-label={heading} noValidate>
        {name && <NameFields name={name} onChange={(next) => props.onName?.(next)} fields={names} />}
        <NewPasswordField
          ref={fields.password}
          size="xl"
          placeholder={resetText.password}
          policy={policy}
          refused={refused}
          value={values.password}
          onChange={(password) => onChange({ ...values, password })}
          onBlur={() => fields.leave('password')}
          error={fields.errors.password}
        />
        <PasswordField
          ref={fields.confirmPassword}
          label={resetText.confirmPassword}
          name="confirmPassword"
          autoComplete="new-password"
          placeholder={resetText.confirmPassword}
          size="xl"
          required
          value={values.confirmPassword}
          onChange={(event) => onChange({ ...values, confirmPassword: event.target.value })}
          onBlur={() => afterPointerRelease(() => fields.leave('confirmPassword'))}
          error={fields.errors.confirmPassword ?? undefined}
        />
        <Button type="submit" variant="primary" size="xl" block disabled={waiting} loading={busy}>
          {heading}
        </Button>
      </form>
    </>
  )
}
