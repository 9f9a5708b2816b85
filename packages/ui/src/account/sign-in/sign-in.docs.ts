import type { FullGuide } from '../../../.storybook/guide.ts'

/** The pages of signing in, and of signing in again. */
export const guides = [
  {
    title: 'Account/Sign-in/SignInForm',
    status: 'stable',
    components: ['AuthLayout', 'SignInForm', 'PasskeyButton'],
    when: [
      '`SignInForm` on the sign-in page. `AuthLayout` around every page of a user who is not signed in.',
    ],
    whenNot: ['When the session has ended in the middle of work, use `ResumeDialog`.'],
    anatomy: [
      ['AuthLayout', 'The logo, the form, a footer, and a decorative picture from 900 pixels.'],
      ['Greeting', 'The level-1 heading, with "Not you?" for a known user.'],
      ['Error', 'A banner with a cross.'],
      ['Fields', 'Username and password with "Forgot password?", then the button.'],
      [
        'Provider',
        'Optional: the button of an identity provider or `PasskeyButton`, and the link to sign up.',
      ],
    ],
    keyboard: [
      ['Tab', 'Moves through the fields and links.'],
      ['Enter', 'Signs in. If a field is empty, it shows "required" and moves there.'],
    ],
    accessibility: [
      'Every field has a label and the attributes that password managers need.',
      'An error is announced. The focus moves to the first empty field, else to the password.',
      'The header, the form and the footer of `AuthLayout` are landmarks. The picture is hidden.',
    ],
    do: [
      'Pass `providerAwaited` until the provider is known. It keeps the place of the button.',
      'Pass `waiting` after too many attempts, and state in `error` how long it lasts.',
      'Keep the values after a failure.',
    ],
    dont: [
      'Do not state whether the address or the password was wrong.',
      'Do not clear the fields when the page becomes interactive. The form reports what was typed before.',
    ],
    code: `
import { type Client, signIn } from '@tributary/sdk'
import { signInErrorMessage, signInMessages } from '@tributary/sdk/session'
import { AuthLayout, SignInForm, type SignInValues } from '@tributary/ui'
import { useState } from 'react'

type Props = { client: Client; onSignedIn: () => void; onCode: (reference: string) => void }

export function SignInPage({ client, onSignedIn, onCode }: Props) {
  const [values, setValues] = useState<SignInValues>({ username: '', password: '' })
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const submit = async ({ username: emailAddress, password }: SignInValues) => {
    setBusy(true)
    setError(null)
    try {
      const result = await signIn(client, { emailAddress, password })
      if (result.kind === 'signed-in') onSignedIn()
      else if (result.kind === 'verification-required') onCode(result.reference)
      else setError(signInMessages.wrongCredentials)
    } catch (failure) {
      setError(signInErrorMessage(failure))
    } finally {
      setBusy(false)
    }
  }
  return (
    <AuthLayout>
      <SignInForm
        greeting={{ kind: 'stranger' }}
        values={values}
        onChange={setValues}
        onSubmit={submit}
        busy={busy}
        error={error}
        onDismissError={() => setError(null)}
      />
    </AuthLayout>
  )
}
`,
  },
  {
    title: 'Account/Sign-in/ConfirmForm',
    status: 'stable',
    components: ['ConfirmForm'],
    when: ['After the password, to enter the mailed code. Inside an `AuthLayout`, below a `ClockProvider`.'],
    whenNot: ['In the profile, use `VerificationCodeDialog`.'],
    anatomy: [
      ['Heading', 'Level 1, with the masked address that the code was sent to.'],
      ['Code', 'One field, which also accepts a pasted code with spaces or hyphens.'],
      ['Trust this device?', 'A checkbox. Later sign-ins on the device need no code for a while.'],
      ['Below the button', 'The way back, and another code once its countdown has ended.'],
    ],
    keyboard: [
      ['Enter', 'Signs in. Without a code it shows "required" and moves to the field.'],
      ['Space', 'Toggles the checkbox.'],
      ['Tab', 'Moves to the way back and to "Send a new code".'],
    ],
    accessibility: [
      'The code is one field, so that it can be pasted and filled in by the browser.',
      'That a new code was sent is announced. The field then has the focus.',
      'A refused code stays, is selected and has the focus, so that typing replaces it.',
    ],
    do: [
      'Set `resend.from` to 30 seconds after each mail.',
      'Replace the reference when another code was sent. The earlier code is invalid.',
    ],
    dont: [
      'Do not convert the code to a number. It may start with a zero.',
      'Do not tick "Trust this device?" for the user.',
    ],
    code: `
import { type Client, confirmSignIn, failureMessage, resendCode } from '@tributary/sdk'
import { ConfirmForm } from '@tributary/ui'
import { useState } from 'react'

const inHalfAMinute = (client: Client) => new Date(client.now().getTime() + 30_000)

type Props = { client: Client; sent: { reference: string; address: string | null }; onSignedIn: () => void }

export function ConfirmPage({ client, sent, onSignedIn }: Props) {
  const [reference, setReference] = useState(sent.reference)
  const [code, setCode] = useState('')
  const [trustDevice, setTrustDevice] = useState(false)
  const [from, setFrom] = useState(() => inHalfAMinute(client))
  const [error, setError] = useState<string | null>(null)
  const submit = () =>
    confirmSignIn(client, { reference, code, trustDevice }).then(onSignedIn, (failure: unknown) =>
      setError(failureMessage(failure)),
    )
  const resend = async () => {
    const result = await resendCode(client, reference)
    if (result.kind === 'verification-required') setReference(result.reference)
    setFrom(inHalfAMinute(client))
  }
  return (
    <ConfirmForm
      address={sent.address}
      code={code}
      onCodeChange={setCode}
      trustDevice={trustDevice}
      onTrustDeviceChange={setTrustDevice}
      onSubmit={submit}
      error={error}
      onDismissError={() => setError(null)}
      resend={{ from, onResend: resend, sent: reference !== sent.reference }}
    />
  )
}
`,
  },
  {
    title: 'Account/Sign-in/ProviderFrame',
    status: 'stable',
    components: ['ProviderFrame'],
    when: ['On the sign-in and sign-up pages, as the button of an identity provider.'],
    whenNot: ['For the provider of a connector, use `AuthoriseDialog`.'],
    anatomy: [
      [
        'Frame',
        'A page of your server, `/auth/provider-frame`, which contains the button. Empty in Storybook.',
      ],
    ],
    keyboard: [
      ['Tab', 'Moves to the button in the frame.'],
      ['Enter', 'Leaves for the provider, in the whole window.'],
    ],
    accessibility: ['The frame has a title: "Sign in with Xero" or "Sign up with Xero".'],
    do: [
      'Serve the page of the frame from the origin of the portal.',
      'Pass `returnUrl` from the address. The user returns to the page that required the sign-in.',
    ],
    dont: [
      'Do not put a script into the page of the frame. The sandbox does not run it.',
      'Do not open the provider inside the frame. Providers refuse to be framed.',
    ],
    code: `
import { ProviderFrame, SignInForm, type SignInValues } from '@tributary/ui'

type Props = {
  values: SignInValues
  onChange: (values: SignInValues) => void
  onSubmit: (values: SignInValues) => void
  onDismissError: () => void
}

export const WithXero = (form: Props) => (
  <SignInForm
    {...form}
    greeting={{ kind: 'stranger' }}
    provider={<ProviderFrame name="xero" displayName="Xero" intent="signin" returnUrl="/connectors" />}
  />
)
`,
  },
  {
    title: 'Account/Sign-in/ResumeDialog',
    status: 'stable',
    overlay: true,
    components: ['ResumeDialog'],
    when: ['When the session has ended and the page should stay, with everything that was typed.'],
    whenNot: ['Without a page to return to, show the sign-in page.'],
    anatomy: [
      ['Title', 'That the session has ended, and how long the page can be continued.'],
      ['User', 'The avatar, name and address. Only this user can continue.'],
      ['Field', 'The password, or the mailed code once `code` is set.'],
      ['Another way', 'A link button: another sign-in, or back to the password for a new code.'],
      ['Buttons', 'Sign out, then Sign in.'],
    ],
    keyboard: [
      ['Enter', 'Signs in. An empty field shows "required" and keeps the focus.'],
      ['Escape', 'Does nothing. A stray key would lose the page.'],
      ['Tab', 'Moves inside the dialog.'],
    ],
    accessibility: [
      'An alert dialog that hides the page behind it, also from screen readers and print.',
      'Only its buttons close it.',
      'A wrong password stays, is selected and has the focus. The reason is announced.',
      'The code replaces the password and takes the focus.',
    ],
    do: [
      'Keep the page mounted behind it. Its forms keep their input.',
      'Pass `returnFocus` if the focused element may be removed meanwhile.',
    ],
    dont: [
      'Do not let another user continue. Compare the user of the new session.',
      'Do not leave the page without a press of the user. That loses the input.',
    ],
    code: `
import type { SessionUser } from '@tributary/domain'
import { type Client, confirmSignIn, signIn, signOut } from '@tributary/sdk'
import { signInErrorMessage } from '@tributary/sdk/session'
import { ResumeDialog } from '@tributary/ui'
import { useState } from 'react'

type Props = { client: Client; user: SessionUser; onResumed: () => void; onLeave: () => void }

export function Resume({ client, user, onResumed, onLeave }: Props) {
  const [sent, setSent] = useState<{ reference: string; address: string | null } | null>(null)
  const [error, setError] = useState<string | null>(null)
  const enter = async (answer: ReturnType<typeof confirmSignIn>) => {
    setError(null)
    try {
      const result = await answer
      if (result.kind === 'verification-required') setSent(result)
      else onResumed()
    } catch (failure) {
      setError(signInErrorMessage(failure))
    }
  }
  return (
    <ResumeDialog
      user={user}
      code={sent}
      error={error}
      onPassword={(password) => enter(signIn(client, { emailAddress: user.email, password }))}
      onCode={(code, trustDevice) =>
        sent && enter(confirmSignIn(client, { reference: sent.reference, code, trustDevice }))
      }
      onBack={() => setSent(null)}
      onLeave={onLeave}
      onSignOut={() => signOut(client).finally(onLeave)}
    />
  )
}
`,
  },
] as const satisfies readonly FullGuide[]
