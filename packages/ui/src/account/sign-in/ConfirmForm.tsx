import { requiredError } from '@tributary/sdk/common'
import { codesMessages } from '@tributary/sdk/session'
import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { Inline } from '../../layout/Inline.tsx'
import { Stack } from '../../layout/Stack.tsx'
import { PassFocus } from '../../patterns/PassFocus.tsx'
import { Banner } from '../../primitives/Banner/Banner.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import { ownElement } from '../../theme/own-element.css.ts'
import { CodeField } from '../CodeField.tsx'
import * as css from './ConfirmForm.css.ts'
import { ResendCode, type ResendCodeProps } from './ConfirmFormResend.tsx'
import { signInText } from './sign-in.messages.ts'

export type ConfirmFormProps = {
  /** The masked address the code was sent to. Null if it is unknown. */
  address: string | null
  /** The digits entered so far. */
  code: string
  /** Called with the digits after each change. */
  onCodeChange: (code: string) => void
  /** Whether this browser needs no code for a while. */
  trustDevice: boolean
  /** Called when the user ticks or clears "Trust this device". */
  onTrustDeviceChange: (trustDevice: boolean) => void
  /** Called only with a code and no running call. */
  onSubmit: () => void
  /** True while the request runs. The form cannot be submitted again. */
  busy?: boolean
  /** True while the user must wait before the next attempt. */
  waiting?: boolean
  /** The error of the last request, shown above the form. */
  error?: ReactNode
  /** Called when the user closes the error. */
  onDismissError: () => void
  /** The button that sends another code, and its state. */
  resend: ResendCodeProps & {
    /** True after another code was sent, which invalidates the previous one. */
    sent?: boolean
  }
  /** Where the link to sign-in leads. */
  signInHref?: string
}

/** Asks for the verification code of a sign-in. Needs a `ClockProvider` for its countdown. */
export function ConfirmForm(props: ConfirmFormProps) {
  const { address, error, busy = false, signInHref = '/signin' } = props
  const field = useRef<HTMLInputElement>(null)
  const failed = Boolean(error) && !busy
  useEffect(() => {
    if (!failed) return
    field.current?.focus()
    field.current?.select()
  }, [failed])
  const focusCode = () => field.current?.focus()
  const resend = () => {
    props.resend.onResend()
    focusCode()
  }
  return (
    <>
      <div>
        <h1 className={ownElement}>{codesMessages.heading}</h1>
        <p role="status" className={css.sent}>
          {props.resend.sent ? signInText.sentAgainTo(address) : signInText.sentTo(address)}
        </p>
      </div>
      {error && (
        <PassFocus to={focusCode}>
          <Banner tone="danger" onDismiss={props.onDismissError} dismissLabel={signInText.dismiss}>
            {error}
          </Banner>
        </PassFocus>
      )}
      <CodeForm {...props} field={field} />
      <Inline justifyContent="space-between" gap={3} wrap size="sm">
        <Link alone href={signInHref}>
          {signInText.backToSignIn}
        </Link>
        <ResendCode from={props.resend.from} busy={props.resend.busy ?? false} onResend={resend} />
      </Inline>
    </>
  )
}

type CodeFormProps = ConfirmFormProps & { field: RefObject<HTMLInputElement | null> }

function CodeForm({
  field,
  code,
  onCodeChange,
  trustDevice,
  onTrustDeviceChange,
  onSubmit,
  busy = false,
  waiting = false,
}: CodeFormProps) {
  const [left, setLeft] = useState(false)
  const missing = requiredError(code)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setLeft(true)
    if (missing) field.current?.focus()
    else if (!busy && !waiting) onSubmit()
  }
  return (
    <Stack as="form" gap={4} onSubmit={submit} aria-label={signInText.verification} noValidate>
      <CodeField
        ref={field}
        // Always present, so that an error in its place moves nothing.
        help={signInText.sixDigitsGoodForTen}
        value={code}
        onChange={onCodeChange}
        onBlur={() => setLeft(true)}
        error={(left && missing) || undefined}
      />
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
