import type { Greeting } from '@tributary/sdk/session'
import type { FormEvent, KeyboardEvent, ReactNode } from 'react'
import { Inline } from '../../layout/Inline.tsx'
import { Text } from '../../layout/Text.tsx'
import { PassFocus } from '../../patterns/PassFocus.tsx'
import { Banner } from '../../primitives/Banner/Banner.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import { PasswordField } from '../../primitives/TextField/PasswordField.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import * as shared from '../AccountForm.css.ts'
import * as css from './SignInForm.css.ts'
import { SignInGreeting } from './SignInGreeting.tsx'
import { signInText } from './sign-in.messages.ts'
import { isFilled, type SignInValues, useSignInFields } from './use-sign-in-fields.ts'

export type SignInFormProps = {
  /** The heading and the sentence below it. */
  greeting: Greeting
  /** The texts of the fields. */
  values: SignInValues
  /** Called with all texts after each change. */
  onChange: (values: SignInValues) => void
  /** Called only with both fields filled and no running call. */
  onSubmit: (values: SignInValues) => void
  /** True while a sign-in call runs. */
  busy?: boolean
  /** True while a provider's response is redeemed: the fields are disabled. */
  locked?: boolean
  /** Why the last attempt failed: a sentence, possibly with a link. */
  error?: ReactNode
  /** Called when the user closes the error. */
  onDismissError: () => void
  /** True while the user must wait before the next attempt. */
  waiting?: boolean
  /** The provider of the organisation that the typed address belongs to. */
  offered?: ReactNode
  /** The button of the identity provider. Omitted if no provider is configured. */
  provider?: ReactNode
  /** True until the provider is known. Reserves the space of its button, so that nothing moves. */
  providerAwaited?: boolean
  /** Called when a greeted user is someone else. Without it, the button is omitted. */
  onNotMe?: () => void
  /** Where "Forgot password" leads. */
  forgotPasswordHref?: string
  /** Where the link to sign-up leads. */
  signUpHref?: string
}

/** The sign-in form. Renders the same on the server and in the browser. */
export function SignInForm(props: SignInFormProps) {
  const { greeting, values, onChange, busy, error, onDismissError, onNotMe, signUpHref = '/signup' } = props
  const fields = useSignInFields({ values, onChange, failed: Boolean(error) && !busy })
  // The button disappears together with the name, so the focus must move.
  const forgetName = () => {
    onNotMe?.()
    fields.focusFirstEmpty()
  }
  return (
    <>
      <SignInGreeting greeting={greeting} {...(onNotMe && { onNotMe: forgetName })} />
      {error && (
        <PassFocus to={fields.focusFirstEmpty}>
          <Banner tone="danger" onDismiss={onDismissError} dismissLabel={signInText.dismiss}>
            {error}
          </Banner>
        </PassFocus>
      )}
      <Credentials {...props} fields={fields} />
      <div className={css.otherWays}>
        {props.offered}
        <ProviderWay {...props} />
        <Text as="p" size="sm" color="secondary">
          <Link alone href={signUpHref}>
            {signInText.noAccountSignUp}
          </Link>
        </Text>
      </div>
    </>
  )
}

function ProviderWay({ provider, providerAwaited = false }: SignInFormProps) {
  if (!provider) return providerAwaited && <div className={css.providerRoom} />
  return (
    <>
      <Inline gap={3} size="xs" color="secondary" className={shared.or}>
        {signInText.or}
      </Inline>
      {provider}
    </>
  )
}

type CredentialsProps = SignInFormProps & { fields: ReturnType<typeof useSignInFields> }

function Credentials({
  fields: { field, leadOn },
  values,
  onSubmit,
  busy = false,
  locked = false,
  waiting = false,
  forgotPasswordHref = '/reset-password',
}: CredentialsProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isFilled(values) && !busy && !locked && !waiting) onSubmit(values)
  }
  // A browser does not submit with a disabled button, so Enter focuses what is missing.
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement && !isFilled(values)) leadOn()
  }
  return (
    <form className={css.form} onSubmit={submit} onKeyDown={press} aria-label={signInText.signIn} noValidate>
      <TextField
        {...field('username')}
        label={signInText.username}
        name="username"
        autoComplete="username webauthn"
        autoCapitalize="off"
        spellCheck={false}
        placeholder="name@company.com"
        dir="ltr"
        size="xl"
        required
        disabled={locked}
      />
      <div className={shared.passwordRow}>
        <PasswordField
          {...field('password')}
          label={signInText.password}
          name="password"
          autoComplete="current-password"
          size="xl"
          required
          disabled={locked}
        />
        <span className={shared.forgot}>
          <Link href={forgotPasswordHref}>{signInText.forgotPassword}</Link>
        </span>
      </div>
      <Button
        type="submit"
        variant="primary"
        size="xl"
        block
        disabled={!busy && !locked && (waiting || !isFilled(values))}
        loading={busy || locked}
      >
        {signInText.signIn}
      </Button>
    </form>
  )
}
