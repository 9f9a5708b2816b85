import { type SignUpForm as SignUpValues, signUpLabels } from '@tributary/sdk/account'
import type { InputHTMLAttributes, ReactNode } from 'react'
import { Columns } from '../../layout/Columns.tsx'
import { Inline } from '../../layout/Inline.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import { PasswordField } from '../../primitives/TextField/PasswordField.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import { ownElement } from '../../theme/own-element.css.ts'
import { or } from '../AccountForm.css.ts'
import { FailureBanner } from '../FailureBanner.tsx'
import { NewPasswordField } from '../NewPasswordField.tsx'
import * as css from './SignUpForm.css.ts'
import { signUpText } from './sign-up.messages.ts'
import { type SignUpFieldsOptions, useSignUpFields } from './use-sign-up-fields.ts'

export type SignUpFormProps = Partial<Pick<SignUpFieldsOptions, 'busy' | 'refusals' | 'policy'>> &
  Omit<SignUpFieldsOptions, 'busy' | 'refusals' | 'policy'> & {
    /** Why the last attempt failed. May contain HTML. */
    failure?: string | null
    /** Called when the user closes the error. */
    onDismissFailure: () => void
    /** The button of an identity provider, above the form. */
    provider?: ReactNode
    /** The element that a captcha renders into. */
    captcha?: ReactNode
    /** Where the link to sign-in leads. */
    signInHref?: string
  }

/** The sign-up form for a user and an organisation. Validates on blur and on submit. */
export function SignUpForm({
  failure,
  onDismissFailure,
  provider,
  captcha,
  signInHref = '/signin',
  busy = false,
  refusals = null,
  policy,
  ...options
}: SignUpFormProps) {
  const fields = useSignUpFields({ ...options, busy, refusals, policy })
  return (
    <>
      <div>
        <h1 className={ownElement}>{signUpText.createYourAccount}</h1>
        <p className={css.lead}>
          {signUpText.haveOneAlready}{' '}
          <Link alone href={signInHref}>
            {signUpText.signIn}
          </Link>
        </p>
      </div>
      {failure && (
        <FailureBanner message={failure} onDismiss={onDismissFailure} focusNext={fields.focusFirst} />
      )}
      {provider && (
        <>
          {provider}
          <Inline gap={3} size="xs" color="secondary" className={or}>
            {signUpText.or}
          </Inline>
        </>
      )}
      <form className={css.form} onSubmit={fields.submit} aria-label={signUpText.signUp} noValidate>
        <Personal values={options.values} policy={policy} fields={fields} />
        <Organisation values={options.values} fields={fields} />
        {captcha}
        <Button type="submit" variant="primary" size="xl" block loading={fields.waiting}>
          {signUpText.signUp}
        </Button>
      </form>
    </>
  )
}

type Fields = ReturnType<typeof useSignUpFields>
type SectionProps = { values: SignUpValues; fields: Fields }

function Personal({ values, fields, policy }: SectionProps & Pick<SignUpFormProps, 'policy'>) {
  const { errors, input, change, leave } = fields
  return (
    <fieldset className={css.section}>
      <legend className={css.legend}>
        <h2>{signUpText.personal}</h2>
      </legend>
      <Columns template={2} from="tablet" gap={4}>
        <Words of="firstName" autoComplete="given-name" values={values} fields={fields} />
        <Words of="lastName" autoComplete="family-name" values={values} fields={fields} />
      </Columns>
      <Words
        of="emailAddress"
        // Not `type="email"`, in which browsers change the input, such as the letters of the domain.
        inputMode="email"
        autoComplete="email"
        autoCapitalize="off"
        spellCheck={false}
        values={values}
        fields={fields}
      />
      <NewPasswordField
        label={signUpLabels.password}
        placeholder={signUpLabels.password}
        ref={input('password')}
        value={values.password}
        onChange={change('password')}
        onBlur={leave('password')}
        error={errors.password ?? null}
        refused={fields.refused}
        {...(policy && { policy })}
      />
      <PasswordField
        label={signUpLabels.confirmPassword}
        name="confirmPassword"
        placeholder={signUpLabels.confirmPassword}
        autoComplete="new-password"
        required
        ref={input('confirmPassword')}
        value={values.confirmPassword}
        onChange={(event) => change('confirmPassword')(event.target.value)}
        onBlur={leave('confirmPassword')}
        error={errors.confirmPassword}
      />
    </fieldset>
  )
}

const Organisation = ({ values, fields }: SectionProps) => (
  <fieldset className={css.section}>
    <legend className={css.legend}>
      <h2>{signUpText.organisation}</h2>
    </legend>
    <Words of="organisationName" autoComplete="organization" values={values} fields={fields} />
  </fieldset>
)

type WordsProps = SectionProps &
  Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'autoComplete' | 'autoCapitalize' | 'inputMode' | 'spellCheck'
  > & {
    of: keyof SignUpValues
  }

function Words({ of, values, fields: { errors, input, change, leave }, ...rest }: WordsProps) {
  return (
    <TextField
      {...rest}
      label={signUpLabels[of]}
      name={of}
      placeholder={signUpLabels[of]}
      required
      ref={input(of)}
      value={values[of]}
      onChange={(event) => change(of)(event.target.value)}
      onBlur={leave(of)}
      error={errors[of]}
    />
  )
}
