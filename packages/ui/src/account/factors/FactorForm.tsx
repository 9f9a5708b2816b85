import type { SignInFactor } from '@tributary/domain'
import { requiredError } from '@tributary/sdk/common'
import { codesMessages, factorMessages, passkeyMessages } from '@tributary/sdk/session'
import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { Stack } from '../../layout/Stack.tsx'
import { PassFocus } from '../../patterns/PassFocus.tsx'
import { Banner } from '../../primitives/Banner/Banner.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import { LinkButton } from '../../primitives/Link/LinkButton.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import { ownElement } from '../../theme/own-element.css.ts'
import { CodeField } from '../CodeField.tsx'
import * as css from '../sign-in/ConfirmForm.css.ts'
import { signInText } from '../sign-in/sign-in.messages.ts'

const words = factorMessages.signIn

const headings: Record<TypedFactor, () => { heading: string; hint: string }> = {
  passkey: () => ({ heading: passkeyMessages.signInHeading, hint: passkeyMessages.signInHint }),
  authenticator: () => ({ heading: words.heading, hint: words.hint }),
  recovery: () => ({ heading: words.recoveryHeading, hint: words.recoveryHint }),
}

/** A factor that is entered in this form. A mailed code has `ConfirmForm`. */
export type TypedFactor = Exclude<SignInFactor, 'email'>

export type FactorFormProps = {
  /** The factor to enter. */
  factor: TypedFactor
  /** All factors that may finish this sign-in. */
  factors: readonly SignInFactor[]
  /** The code entered so far. */
  code: string
  /** Called with the code after each change. */
  onCodeChange: (code: string) => void
  /** Whether this browser needs no code for a while. */
  trustDevice: boolean
  /** Called when the user ticks or clears "Trust this device". */
  onTrustDeviceChange: (trustDevice: boolean) => void
  /** Called only without a running call, and with a code or for a passkey. */
  onSubmit: () => void
  /** Called when the user chooses another factor. For a mailed code, one is then sent. */
  onChoose: (factor: SignInFactor) => void
  /** True while the request runs. The form cannot be submitted again. */
  busy?: boolean
  /** True while the user must wait before the next attempt. */
  waiting?: boolean
  /** The error of the last request, shown above the form. */
  error?: ReactNode
  /** Called when the user closes the error. */
  onDismissError: () => void
  /** Where the link to sign-in leads. */
  signInHref?: string
}

/** Asks for a passkey, for the code of an authenticator app, or for a recovery code, to finish a sign-in. */
export function FactorForm(props: FactorFormProps) {
  const { factor, error, busy = false, onDismissError, signInHref = '/signin' } = props
  const field = useRef<HTMLInputElement>(null)
  const failed = Boolean(error) && !busy
  useEffect(() => {
    if (!failed) return
    field.current?.focus()
    field.current?.select()
  }, [failed])
  return (
    <>
      <div>
        <h1 className={ownElement}>{headings[factor]().heading}</h1>
        <p className={css.sent}>{headings[factor]().hint}</p>
      </div>
      {error && (
        <PassFocus to={() => field.current?.focus()}>
          <Banner tone="danger" onDismiss={onDismissError} dismissLabel={signInText.dismiss}>
            {error}
          </Banner>
        </PassFocus>
      )}
      {factor === 'passkey' ? <PasskeyField {...props} /> : <Fields key={factor} {...props} field={field} />}
      <Others {...props} />
      <Link alone href={signInHref}>
        {signInText.backToSignIn}
      </Link>
    </>
  )
}

/** A browser asks for a passkey only after a press. */
const PasskeyField = ({ onSubmit, busy = false, waiting = false }: FactorFormProps) => (
  <Button variant="primary" size="xl" block disabled={waiting} loading={busy} onClick={onSubmit}>
    {passkeyMessages.use}
  </Button>
)

type FieldsProps = FactorFormProps & { field: RefObject<HTMLInputElement | null> }

function Fields(props: FieldsProps) {
  const { field, factor, code, onCodeChange, trustDevice, onTrustDeviceChange, onSubmit } = props
  const { busy = false, waiting = false } = props
  const [left, setLeft] = useState(false)
  const missing = requiredError(code)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setLeft(true)
    if (missing) field.current?.focus()
    else if (!busy && !waiting) onSubmit()
  }
  const input = {
    ref: field,
    value: code,
    onBlur: () => setLeft(true),
    error: (left && missing) || undefined,
  }
  return (
    <Stack as="form" gap={4} onSubmit={submit} aria-label={signInText.verification} noValidate>
      {factor === 'recovery' ? (
        <TextField
          {...input}
          onChange={(event) => onCodeChange(event.target.value)}
          label={words.recoveryLabel}
          name="recovery-code"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          mono
          required
          size="xl"
        />
      ) : (
        <CodeField {...input} onChange={onCodeChange} />
      )}
      <Checkbox
        label={codesMessages.trustDevice}
        help={signInText.onlyOnDevicesYouUse}
        name="trustDevice"
        checked={trustDevice}
        onChange={(event) => onTrustDeviceChange(event.target.checked)}
      />
      <Button type="submit" variant="primary" size="xl" block disabled={waiting} loading={busy}>
        {signInText.signIn}
      </Button>
    </Stack>
  )
}

const choices: Record<SignInFactor, () => string> = {
  passkey: () => passkeyMessages.use,
  authenticator: () => words.useApp,
  email: () => words.useMail,
  recovery: () => words.useRecovery,
}

/** The other factors of this sign-in. Those of a newer server are left out. */
const Others = ({ factor, factors, onChoose }: FactorFormProps) => (
  <Stack gap={2} justifyItems="start">
    {factors
      .filter((other) => other !== factor && Object.hasOwn(choices, other))
      .map((other) => (
        <LinkButton key={other} alone onClick={() => onChoose(other)}>
          {choices[other]()}
        </LinkButton>
      ))}
  </Stack>
)
