import type { FullGuide } from '../../../.storybook/guide.ts'

/** The pages of a forgotten and of a new password. */
export const guides = [
  {
    title: 'Account/Reset/ResetRequest',
    status: 'stable',
    components: ['ResetRequestForm', 'ResetRequestSent', 'RequestInvalid'],
    when: [
      '`ResetRequestForm` when a user has forgotten the password, then `ResetRequestSent`.',
      '`RequestInvalid` on the page of a mailed link that is used up or too old.',
    ],
    whenNot: ['When the user knows the password, use `ChangePasswordDialog`.'],
    anatomy: [
      ['Address', 'A field with a hint, which an error replaces.'],
      ['Captcha', 'Our box to tick, or the element of a third party.'],
      ['Button', 'Disabled until there are an address and a solved captcha.'],
      ['Outcome', 'What happened, in place of the form, with one link.'],
    ],
    keyboard: [
      ['Tab', 'Moves through the address, the captcha and the buttons.'],
      ['Space', 'In the box: starts the captcha.'],
      [
        'Enter',
        'Sends the request. If something is missing, it shows what, and moves to an invalid address.',
      ],
    ],
    accessibility: [
      'The result does not reveal whether the address has an account.',
      'The link of an outcome receives the focus, and its description is the outcome.',
      'The progress of the captcha is a status. Its error describes the box.',
    ],
    do: [
      'Reset the captcha after each request. A token works once.',
      'Show `ResetRequestSent` also for an address without an account.',
    ],
    dont: [
      'Do not draw a captcha of a third party outside the form. Pass `box`, and its error is next to it.',
      'Do not hide the form while a request runs. Pass `busy`.',
    ],
    code: `
import { type Client, failureMessage, requestPasswordReset } from '@tributary/sdk'
import { ResetRequestForm, ResetRequestSent } from '@tributary/ui'
import { type ComponentProps, useState } from 'react'

type Props = {
  client: Client
  captcha: ComponentProps<typeof ResetRequestForm>['captcha'] & { reset: () => void }
}

export function ForgotPassword({ client, captcha }: Props) {
  const [emailAddress, setEmailAddress] = useState('')
  const [state, setState] = useState<'open' | 'busy' | 'sent'>('open')
  const [error, setError] = useState<string | null>(null)
  const submit = async () => {
    setState('busy')
    try {
      const recaptchaToken = captcha.token ?? ''
      await requestPasswordReset(client, { body: { emailAddress: emailAddress.trim(), recaptchaToken } })
      setState('sent')
    } catch (failure) {
      setError(failureMessage(failure))
      setState('open')
    } finally {
      captcha.reset()
    }
  }
  if (state === 'sent') return <ResetRequestSent emailAddress={emailAddress} />
  return (
    <ResetRequestForm
      emailAddress={emailAddress}
      onChange={setEmailAddress}
      captcha={captcha}
      onSubmit={submit}
      busy={state === 'busy'}
      error={error}
      onDismissError={() => setError(null)}
    />
  )
}
`,
  },
  {
    title: 'Account/Reset/SetPassword',
    status: 'stable',
    components: ['SetPasswordForm', 'SetPasswordDone'],
    when: ['On the page of a mailed password link, for a first (`set`) or another (`reset`) password.'],
    whenNot: [
      'In the profile, use `ChangePasswordDialog`.',
      'When the link is not valid any more, use `RequestInvalid`.',
    ],
    anatomy: [
      ['Heading', 'Level 1: "Set password" or "Reset password". The button repeats it.'],
      ['New password', 'A hint while it is empty, then each rule, met or not.'],
      ['Confirm password', 'The same password again.'],
      ['Done', 'In place of the form, with the link to sign in.'],
    ],
    keyboard: [
      ['Tab', 'Moves through the fields, their show buttons and the button.'],
      ['Enter', 'Sets the password, or moves to the first invalid field.'],
    ],
    accessibility: [
      'A rule is announced when its state changes, not on every key.',
      'Each rule states in words whether it is met.',
      'A password that the server refuses receives the focus. The link of the outcome does as well.',
    ],
    do: [
      'Check the link with `validateResetToken` before you show the form.',
      'Pass the policy of `getAccountOptions`. Without it, the rules are those of the default policy.',
      'Pass a commonly used password as `refused`. The rule then shows as not met until it changes.',
    ],
    dont: [
      'Do not sign the user in afterwards. The outcome leads to the sign-in page.',
      'Do not trim the password.',
    ],
    code: `
import { type Client, failureMessage, resetPassword } from '@tributary/sdk'
import type { PasswordPolicy } from '@tributary/sdk/common'
import { SetPasswordDone, SetPasswordForm } from '@tributary/ui'
import { useState } from 'react'

type Props = { client: Client; token: string; policy: PasswordPolicy }

export function SetPasswordPage({ client, token, policy }: Props) {
  const [values, setValues] = useState({ password: '', confirmPassword: '' })
  const [state, setState] = useState<'open' | 'busy' | 'done'>('open')
  const [error, setError] = useState<string | null>(null)
  const submit = async () => {
    setState('busy')
    try {
      await resetPassword(client, { body: { password: values.password, token } })
      setState('done')
    } catch (failure) {
      setError(failureMessage(failure))
      setState('open')
    }
  }
  if (state === 'done') return <SetPasswordDone mode="reset" />
  return (
    <SetPasswordForm
      mode="reset"
      values={values}
      onChange={setValues}
      onSubmit={submit}
      policy={policy}
      busy={state === 'busy'}
      error={error}
      onDismissError={() => setError(null)}
    />
  )
}
`,
  },
] as const satisfies readonly FullGuide[]
