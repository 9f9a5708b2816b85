import type { Greeting } from '@tributary/sdk/session'
import type { FormEvent, KeyboardEvent, ReactNode } from 'react'
import { PassFocus } from '../../patterns/PassFocus.tsx'
import { Banner } from '../../primitives/Banner/Banner.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import { PasswordField } from '../../primitives/TextField/PasswordField.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import * as css from './SignInForm.css.ts'
import { SignInGreeting } from './SignInGreeting.tsx'
import { isFilled, type SignInValues, useSignInFields } from './use-sign-in-fields.ts'

export type SignInFormProps = {
  greeting: Greeting
  values: SignInValues
  onChange: (values: SignInValues) => void
  /** Called only with both fields filled and nothing under way. */
  onSubmit: (values: SignInValues) => void
  /** A sign-in call runs: the button spins and nothing is sent twice. */
  busy?: boolean
  /** A provider's answer is being redeemed: the fields wait. */
  locked?: boolean
  /** Why the last attempt failed; a sentence, or a sentence with a link. */
  error?: ReactNode
  onDismissError: () => void
  /** The server asked to wait before the next attempt: the button cannot be pressed until then. */
  waiting?: boolean
  /** The accounting provider's own way in; left out when none is configured. */
  provider?: ReactNode
  /** Whether there is one is not known yet: its room stays free, so that nothing moves when it comes. */
  providerAwaited?: boolean
  /** Given, somebody greeted by name can say that it is not theirs. */
  onNotMe?: () => void
  forgotPasswordHref?: string
  signUpHref?: string
}

/** Username and password (portal spec 2.3). Draws the same on the server as in the browser. */
export function SignInForm(props: SignInFormProps) {
  const { greeting, values, onChange, busy, error, onDismissError, onNotMe, signUpHref = '/signup' } = props
  const fields = useSignInFields({ values, onChange, failed: Boolean(error) && !busy })
  // The button goes away with the name.
  const forgetName = () => {
    onNotMe?.()
    fields.focusFirstEmpty()
  }
  return (
    <>
      <SignInGreeting greeting={greeting} {...(onNotMe && { onNotMe: forgetName })} />
      {error && (
        <PassFocus to={fields.focusFirstEmpty}>
          <Banner tone="danger" onDismiss={onDismissError} dismissLabel="Dismiss">
            {error}
          </Banner>
        </PassFocus>
      )}
      <Credentials {...props} fields={fields} />
      <div className={css.otherWays}>
        <ProviderWay {...props} />
        <p className={css.signUp}>
          <Link alone href={signUpHref}>
            No account? Sign up
          </Link>
        </p>
      </div>
    </>
  )
}

function ProviderWay({ provider, providerAwaited = false }: SignInFormProps) {
  if (!provider) return providerAwaited && <div className={css.providerRoom} />
  return (
    <>
      <div className={css.or}>or</div>
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
  // A browser does not submit past a disabled button; Enter then leads to what is still missing.
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement && !isFilled(values)) leadOn()
  }
  return (
    <form className={css.form} onSubmit={submit} onKeyDown={press} aria-label="Sign in" noValidate>
      <TextField
        {...field('username')}
        label="Username"
        name="username"
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
        placeholder="name@company.com"
        size="xl"
        required
        disabled={locked}
      />
      <div className={css.passwordRow}>
        <PasswordField
          {...field('password')}
          label="Password"
          name="password"
          autoComplete="current-password"
          size="xl"
          required
          disabled={locked}
        />
        <span className={css.forgot}>
          <Link href={forgotPasswordHref}>Forgot password?</Link>
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
        Sign in
      </Button>
    </form>
  )
}
