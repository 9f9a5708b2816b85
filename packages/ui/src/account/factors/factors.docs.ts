import type { FullGuide } from '../../../.storybook/guide.ts'

/** The pages of authenticator apps, recovery codes and the confirmation of dangerous actions. */
export const guides = [
  {
    title: 'Account/Factors',
    status: 'stable',
    overlay: true,
    components: [
      'AuthenticatorsPanel',
      'AuthenticatorsFailure',
      'AuthenticatorsSkeleton',
      'AddAuthenticatorDialog',
      'PasskeysPanel',
      'AddPasskeyDialog',
      'RecoveryCodesDialog',
      'ConfirmIdentityDialog',
    ],
    when: [
      'On the profile page, the panel in a `ProfileColumn` below a `ClockProvider`.',
      '`ConfirmIdentityDialog` above any page, when a call is refused with `step-up-required`.',
    ],
    whenNot: ['At sign-in, use `FactorForm`.'],
    anatomy: [
      ['Panel', 'A row for each app with its last use, and how many recovery codes are left.'],
      ['Add app', 'Two steps: the name, then the QR code, the key as text and the first code.'],
      [
        'Passkeys',
        'A row for each passkey with its last use, and a dialog that asks for the name of a new one.',
      ],
      ['Recovery codes', 'A list that is shown once, with a button to copy all of them.'],
      ['Confirmation', 'One factor at a time, with links to the others.'],
    ],
    keyboard: [
      ['Tab', 'Moves through the buttons, and inside a dialog.'],
      ['Enter', 'Submits a step.'],
      [
        'Escape',
        'Closes a dialog, except the one with recovery codes. While a passkey is requested, this ends the request.',
      ],
    ],
    accessibility: [
      'The QR code is an image with a name. The key next to it is text, so that no camera is needed.',
      'Buttons of rows contain the name of the app.',
      'A removed row passes its focus to the heading of the panel.',
    ],
    do: [
      'Show recovery codes from memory only, and forget them when the dialog closes.',
      'Repeat the refused call after a confirmation, so that the user enters nothing twice.',
    ],
    dont: [
      'Do not store the secret or the codes in a cache.',
      'Do not ask for a factor that the server did not name.',
    ],
    code: `
import type { OwnFactors } from '@tributary/domain'
import { AuthenticatorsPanel, AuthenticatorsSkeleton, RecoveryCodesDialog } from '@tributary/ui'
import { useState } from 'react'

type Props = {
  /** Undefined while they load. */
  factors?: OwnFactors
  onAdd: () => void
  onRemove: (id: string) => void
  /** Resolves to the new codes. */
  replace: () => Promise<readonly string[]>
}

export function Apps({ factors, onAdd, onRemove, replace }: Props) {
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  if (!factors) return <AuthenticatorsSkeleton />
  return (
    <>
      <AuthenticatorsPanel
        factors={factors}
        onAdd={onAdd}
        onRemove={({ id }) => onRemove(String(id))}
        onReplaceCodes={async () => setCodes(await replace())}
      />
      {codes && <RecoveryCodesDialog codes={codes} account="una@harbour.example" onClose={() => setCodes(null)} />}
    </>
  )
}
`,
  },
  {
    title: 'Account/Sign-in/FactorForm',
    status: 'stable',
    components: ['FactorForm'],
    when: [
      'After the password, when the usual factor of the account is a passkey or an authenticator app, in an `AuthLayout`.',
    ],
    whenNot: ['For a mailed code, use `ConfirmForm`.', 'For dangerous actions, use `ConfirmIdentityDialog`.'],
    anatomy: [
      ['Heading', 'Which code is needed, with its form below.'],
      ['Error', 'Why the last attempt failed, with a cross. The input stays.'],
      ['Fields', 'The code, "Trust this device?" and the button.'],
      ['Links', 'The other factors of the account, and back to sign-in.'],
    ],
    keyboard: [
      ['Enter', 'Signs in, or shows "required".'],
      ['Tab', 'Moves through the fields and links.'],
    ],
    accessibility: [
      'The field of the app accepts codes that the device offers.',
      'After a failure, the field has the focus and its text is selected.',
    ],
    do: ['Pass all factors of the response to the sign-in. The form leaves out those it does not know.'],
    dont: ['Do not mail a code before the user chooses it in `onChoose`.'],
    code: `
import type { SignInFactor } from '@tributary/domain'
import { type Client, confirmSignIn, resendCode } from '@tributary/sdk'
import { AuthLayout, FactorForm, type TypedFactor } from '@tributary/ui'
import { useState } from 'react'

type Props = {
  client: Client
  reference: string
  factors: readonly SignInFactor[]
  /** Calls startPasskeySignIn, navigator.credentials.get and signInWithPasskey. */
  withPasskey: () => Promise<{ kind: string }>
  onSignedIn: () => void
}

export function Factor({ client, reference, factors, withPasskey, onSignedIn }: Props) {
  const [factor, setFactor] = useState<TypedFactor>(factors[0] === 'passkey' ? 'passkey' : 'authenticator')
  const [code, setCode] = useState('')
  const [trustDevice, setTrustDevice] = useState(false)
  const submit = async () => {
    const result =
      factor === 'passkey'
        ? await withPasskey()
        : await confirmSignIn(client, { reference, code, trustDevice, factor })
    if (result.kind === 'signed-in') onSignedIn()
  }
  return (
    <AuthLayout>
      <FactorForm
        factor={factor}
        factors={factors}
        code={code}
        onCodeChange={setCode}
        trustDevice={trustDevice}
        onTrustDeviceChange={setTrustDevice}
        onSubmit={submit}
        onChoose={(other) => (other === 'email' ? resendCode(client, reference) : setFactor(other))}
        onDismissError={() => {}}
      />
    </AuthLayout>
  )
}
`,
  },
] as const satisfies readonly FullGuide[]
