import type { PasswordPolicy } from '@tributary/sdk/common'
import { userLabels, usersMessages } from '@tributary/sdk/users'
import { NewPasswordField } from '../account/NewPasswordField.tsx'
import { inputProps } from '../patterns/form/use-form.ts'
import { support } from '../patterns/Panel.css.ts'
import { Checkbox } from '../primitives/Checkbox/Checkbox.tsx'
import { PasswordField } from '../primitives/TextField/PasswordField.tsx'
import type { UserFields } from './use-user-fields.ts'

export type UserPasswordFieldsProps = {
  fields: UserFields
  isNew: boolean
  /** Why the password cannot be set here. */
  reason?: string | null
  policy?: PasswordPolicy
}

/** The password and its repetition or, for a new user, a mailed link to choose one. */
export function UserPasswordFields({ fields, isNew, reason, policy }: UserPasswordFieldsProps) {
  const { value: byLink, onChange, onBlur, ref } = fields.field('byLink')
  if (reason) return <p className={support}>{reason}</p>
  return (
    <>
      {isNew && (
        <Checkbox
          label={userLabels.byLink}
          help={byLink ? usersMessages.passwordLink : undefined}
          checked={byLink}
          onChange={(event) => onChange(event.target.checked)}
          onBlur={onBlur}
          ref={ref}
        />
      )}
      {!byLink && <Passwords fields={fields} isNew={isNew} {...(policy && { policy })} />}
    </>
  )
}

function Passwords({ fields, isNew, policy }: UserPasswordFieldsProps) {
  const { error, ...password } = fields.field('password')
  return (
    <>
      <NewPasswordField
        {...password}
        label={userLabels.password}
        error={error ?? null}
        refused={fields.refusedPassword}
        optional={!isNew}
        {...(policy && { policy })}
      />
      <PasswordField
        {...inputProps(fields.field('confirmPassword'))}
        label={userLabels.confirmPassword}
        name="confirmPassword"
        autoComplete="new-password"
        required={!isNew}
        optional={!isNew}
        help={isNew ? undefined : usersMessages.passwordKept}
      />
    </>
  )
}
