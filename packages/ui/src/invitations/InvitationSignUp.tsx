import type { InvitationOffer as Offer } from '@tributary/domain'
import { signUpLabels } from '@tributary/sdk/account'
import {
  mismatchError,
  nameError,
  type PasswordPolicy,
  passwordError,
  requiredError,
} from '@tributary/sdk/common'
import { invitationsMessages } from '@tributary/sdk/users'
import { useState } from 'react'
import { NewPasswordField } from '../account/NewPasswordField.tsx'
import { form as formStyle } from '../account/sign-up/SignUpForm.css.ts'
import { Columns } from '../layout/Columns.tsx'
import { type FieldErrors, inputProps, useForm } from '../patterns/form/use-form.ts'
import { Banner } from '../primitives/Banner/Banner.tsx'
import { Button } from '../primitives/Button/Button.tsx'
import { PasswordField } from '../primitives/TextField/PasswordField.tsx'
import { TextField } from '../primitives/TextField/TextField.tsx'
import { InvitationIntro } from './InvitationOffer.tsx'

/** What an invited person enters to create an account. */
export type InvitedSignUpValues = {
  /** The first name. */
  firstName: string
  /** The last name. */
  lastName: string
  /** The new password. */
  password: string
  /** The password again. */
  confirmPassword: string
}

export type InvitationSignUpProps = {
  /** The invitation. Its address has no account. */
  offer: Offer
  /** The installation's policy for passwords. */
  policy?: PasswordPolicy
  /** True while the request runs. */
  busy?: boolean
  /** Why it failed. */
  error?: string | null
  /** The server's messages for single fields after the last attempt; a new object each time. */
  refusals?: FieldErrors<InvitedSignUpValues> | null
  /** Called with valid values only. */
  onSubmit: (values: InvitedSignUpValues) => void
}

const fields = ['firstName', 'lastName', 'password', 'confirmPassword'] as const

/** Creates the account of an invited person. The link proves that the address is theirs. */
export function InvitationSignUp(props: InvitationSignUpProps) {
  const { offer, policy, busy = false, error, refusals = null, onSubmit } = props
  const [sent, setSent] = useState('')
  const form = useForm<InvitedSignUpValues>({
    initial: { firstName: offer.firstName, lastName: offer.lastName, password: '', confirmPassword: '' },
    fields,
    errorOf: (field, values) => errorOf(field, values, policy),
    refusals,
    busy,
    onSubmit: (values) => {
      setSent(values.password)
      onSubmit(values)
    },
  })
  const { error: passwordProblem, ...password } = form.field('password')
  return (
    <>
      <InvitationIntro offer={offer} />
      {error && <Banner tone="danger">{error}</Banner>}
      <form
        className={formStyle}
        onSubmit={form.submit}
        aria-label={invitationsMessages.page.signUp}
        noValidate
      >
        <Columns template={2} from="tablet" gap={4}>
          <Name of="firstName" autoComplete="given-name" form={form} />
          <Name of="lastName" autoComplete="family-name" form={form} />
        </Columns>
        {/* For password managers, which store the password under this address. */}
        <TextField
          label={signUpLabels.emailAddress}
          name="emailAddress"
          autoComplete="username"
          inputMode="email"
          value={offer.emailAddress}
          readOnly
        />
        <NewPasswordField
          {...password}
          label={signUpLabels.password}
          error={passwordProblem ?? null}
          refused={refusals?.password ? sent : null}
          {...(policy && { policy })}
        />
        <PasswordField
          {...inputProps(form.field('confirmPassword'))}
          label={signUpLabels.confirmPassword}
          name="confirmPassword"
          autoComplete="new-password"
          required
        />
        <Button type="submit" variant="primary" size="xl" block loading={busy}>
          {invitationsMessages.page.signUp}
        </Button>
      </form>
    </>
  )
}

type NameProps = {
  of: 'firstName' | 'lastName'
  autoComplete: string
  form: ReturnType<typeof useForm<InvitedSignUpValues>>
}

const Name = ({ of, autoComplete, form }: NameProps) => (
  <TextField
    {...inputProps(form.field(of))}
    label={signUpLabels[of]}
    name={of}
    autoComplete={autoComplete}
    required
  />
)

function errorOf(
  field: keyof InvitedSignUpValues,
  { password, confirmPassword, ...names }: InvitedSignUpValues,
  policy: PasswordPolicy | undefined,
): string | null {
  if (field === 'password') return passwordError(password, policy)
  if (field === 'confirmPassword')
    return requiredError(confirmPassword) ?? mismatchError(confirmPassword, password, signUpLabels.password)
  return nameError(names[field])
}
