import { accountMessages, mayRequestReset } from '@tributary/sdk/account'
import type { FormEvent, KeyboardEvent, ReactNode } from 'react'
import { Text } from '../../layout/Text.tsx'
import { PassFocus } from '../../patterns/PassFocus.tsx'
import { Banner } from '../../primitives/Banner/Banner.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import { ownElement } from '../../theme/own-element.css.ts'
import { ResetCaptcha, type ResetCaptchaProps } from './ResetRequestCaptcha.tsx'
import * as css from './ResetRequestForm.css.ts'
import { resetText } from './reset.messages.ts'
import { useResetRequestFields } from './use-reset-request-fields.ts'

export type ResetRequestFormProps = {
  /** The text of the address field. */
  emailAddress: string
  /** Called with the address after each change. */
  onChange: (emailAddress: string) => void
  /** The state of the captcha, and its token once it is solved. */
  captcha: Pick<ResetCaptchaProps, 'state' | 'message' | 'onSolve' | 'box'> & { token: string | null }
  /** Called only with an address, a solved captcha and no running call. */
  onSubmit: () => void
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

/** Requests a mail with a link to set a new password. */
export function ResetRequestForm(props: ResetRequestFormProps) {
  const { emailAddress, captcha, busy = false, waiting = false, error, signInHref = '/signin' } = props
  const fields = useResetRequestFields(emailAddress, captcha.token)
  const ready = mayRequestReset(emailAddress, captcha.token) && !waiting
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (ready && !busy && fields.areValid()) props.onSubmit()
  }
  // A browser does not submit with a disabled button, so Enter shows what is missing.
  const sayMissing = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement && !ready) fields.areValid()
  }
  return (
    <>
      <h1 className={ownElement}>{resetText.resetPassword}</h1>
      {error && (
        <PassFocus to={fields.focusEmail}>
          <Banner tone="danger" onDismiss={props.onDismissError} dismissLabel={resetText.dismiss}>
            {error}
          </Banner>
        </PassFocus>
      )}
      <form
        className={css.form}
        onSubmit={submit}
        onKeyDown={sayMissing}
        aria-label={resetText.resetPassword}
        noValidate
      >
        <TextField
          ref={fields.email}
          label={resetText.emailAddress}
          name="emailAddress"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="off"
          spellCheck={false}
          placeholder="name@company.com"
          // Always present, so that an error in its place moves nothing.
          help={resetText.theLinkToSetA}
          size="xl"
          required
          value={emailAddress}
          onChange={(event) => props.onChange(event.target.value)}
          onBlur={() => fields.leave('emailAddress')}
          error={fields.errors.emailAddress ?? undefined}
        />
        <ResetCaptcha {...captcha} missing={fields.errors.captcha} onBlur={() => fields.leave('captcha')} />
        <Button type="submit" variant="primary" size="xl" block disabled={!busy && !ready} loading={busy}>
          {resetText.resetPassword}
        </Button>
      </form>
      <Text as="p" size="sm" color="secondary">
        <Link alone href={signInHref}>
          {accountMessages.resetRequest.backToSignIn}
        </Link>
      </Text>
    </>
  )
}
