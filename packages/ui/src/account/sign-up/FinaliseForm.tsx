import { accountMessages, signUpLabels } from '@tributary/sdk/account'
import { nameError, requiredError } from '@tributary/sdk/common'
import { type FormEvent, type ReactNode, type RefObject, useRef, useState } from 'react'
import { Stack } from '../../layout/Stack.tsx'
import { afterPointerRelease } from '../../patterns/form/after-pointer-release.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import { PasswordField } from '../../primitives/TextField/PasswordField.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import { ownElement } from '../../theme/own-element.css.ts'
import { forgot, passwordRow } from '../AccountForm.css.ts'
import { FailureBanner } from '../FailureBanner.tsx'
import { signUpText } from './sign-up.messages.ts'

export type FinaliseFormProps = {
  /** The missing part: the password of the existing account, or a name for a new organisation. */
  view: 'link-account' | 'organisation'
  /** The address of the existing account. */
  emailAddress?: string | null
  /** Called with the password or the name, only if it is filled and no call runs. */
  onSubmit: (text: string) => void
  /** True while the request runs. The form cannot be submitted again. */
  busy?: boolean
  /** Why it was refused. May contain HTML. */
  failure?: string | null
  /** Called when the user closes the error. */
  onDismissFailure: () => void
  /** The element that a captcha renders into. */
  captcha?: ReactNode
  /** Where "Forgot password" leads. */
  forgotPasswordHref?: string
}

const errorOf = { 'link-account': requiredError, organisation: nameError } as const

/** Requests the last missing detail of a sign-up with a provider. Keeps the input after a failure. */
export function FinaliseForm({
  view,
  emailAddress,
  onSubmit,
  busy = false,
  failure,
  onDismissFailure,
  captcha,
  forgotPasswordHref = '/reset-password',
}: FinaliseFormProps) {
  const [text, setText] = useState('')
  const [error, setError] = useState<string | null>(null)
  const box = useRef<HTMLInputElement>(null)
  const focus = () => box.current?.focus()
  const judge = () => {
    const found = errorOf[view](text)
    setError(found)
    return found === null
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (judge()) onSubmit(text)
    else focus()
  }
  const change = (value: string) => {
    setText(value)
    setError(null)
  }
  const field = { box, text, error, change, leave: () => afterPointerRelease(judge) }
  return (
    <>
      <h1 className={ownElement}>{accountMessages.finalise.headings[view]}</h1>
      {failure && <FailureBanner message={failure} onDismiss={onDismissFailure} focusNext={focus} />}
      <Stack as="form" gap={4} onSubmit={submit} aria-label={accountMessages.finalise.title} noValidate>
        {view === 'link-account' ? (
          <Account field={field} emailAddress={emailAddress} forgotPasswordHref={forgotPasswordHref} />
        ) : (
          <Organisation field={field} />
        )}
        {captcha}
        <Button type="submit" variant="primary" size="xl" block loading={busy}>
          {accountMessages.finalise.submit}
        </Button>
      </Stack>
    </>
  )
}

type OneField = {
  box: RefObject<HTMLInputElement | null>
  text: string
  error: string | null
  change: (value: string) => void
  leave: () => void
}

/** The props that both fields share. */
const asProps = ({ box, text, error, change, leave }: OneField) => ({
  ref: box,
  value: text,
  error: error ?? undefined,
  onChange: (event: { target: HTMLInputElement }) => change(event.target.value),
  onBlur: leave,
  required: true,
  size: 'xl' as const,
})

type AccountProps = { field: OneField; emailAddress: string | null | undefined; forgotPasswordHref: string }

const Account = ({ field, emailAddress, forgotPasswordHref }: AccountProps) => (
  <>
    <TextField
      label={signUpLabels.emailAddress}
      name="emailAddress"
      autoComplete="username"
      dir="ltr"
      size="xl"
      disabled
      value={emailAddress ?? ''}
      readOnly
    />
    <div className={passwordRow}>
      <PasswordField
        {...asProps(field)}
        label={signUpLabels.password}
        name="password"
        autoComplete="current-password"
      />
      <span className={forgot}>
        <Link href={forgotPasswordHref}>{signUpText.forgotPassword}</Link>
      </span>
    </div>
  </>
)

const Organisation = ({ field }: { field: OneField }) => (
  <TextField
    {...asProps(field)}
    label={signUpLabels.organisationName}
    name="organisationName"
    autoComplete="organization"
    placeholder={signUpLabels.organisationName}
  />
)
