import type { FullGuide } from '../../../.storybook/guide.ts'

/** The pages of the profile, and of the mailed link that confirms an address. */
export const guides = [
  {
    title: 'Account/Profile/Page',
    status: 'stable',
    components: [
      'ProfileColumn',
      'ProfileDetails',
      'EmailAddressPanel',
      'ChangePasswordPanel',
      'MultiFactorPanel',
      'DevicesPanel',
      'LinkedIdentitiesPanel',
      'LinkedIdentitiesFailure',
      'LinkedIdentitiesSkeleton',
      'OpenSessionsPanel',
      'OpenSessionsFailure',
      'OpenSessionsSkeleton',
      'SignOutEverywhere',
    ],
    when: [
      'On the profile page, one panel below the other in a `ProfileColumn`, below a `ClockProvider`.',
      '`SignOutEverywhere` as `everywhere` of `OpenSessionsPanel`.',
    ],
    whenNot: ['For other users, use `UserDialog`.'],
    anatomy: [
      ['Heading', 'Level 2. The lists also have a count.'],
      ['Setting', 'A sentence, and the button that opens its dialog.'],
      ['List', 'A row for each device, provider or browser, with when it was last used and its button.'],
      ['Outcome', 'Below a setting: what is pending, what changed, or an error.'],
    ],
    keyboard: [
      ['Tab', 'Moves through the buttons.'],
      ['Enter, Space', 'Presses them. Ending a session or a trust asks first.'],
      ['Escape', 'Closes the question. The focus returns to the button.'],
    ],
    accessibility: [
      'Each panel is a section that its heading names.',
      'Buttons of rows contain the name of the row: "Delete Safari on iPhone".',
      'A removed row passes its focus to the heading of its panel.',
      'A question is an alert dialog that starts on Cancel.',
    ],
    do: [
      'Put the current session first. It has no button, because logging out ends it.',
      'Show a skeleton or a failure in the place of its panel, so that nothing else moves.',
      'Load sessions, identities and the address again after a change of the password. It revokes them.',
    ],
    dont: [
      'Do not ask again in `onDelete`, `onRemove` or `onSignOut`. The panels have asked.',
      'Do not hide an email change that waits. Without it the user does not know which address works.',
    ],
    code: `
import type { OpenSession, VerificationDevice } from '@tributary/domain'
import {
  DevicesPanel,
  OpenSessionsPanel,
  OpenSessionsSkeleton,
  ProfileColumn,
  ProfileDetails,
  SignOutEverywhere,
} from '@tributary/ui'

type Props = {
  person: { email: string; firstName: string; lastName: string }
  devices: readonly VerificationDevice[]
  /** Undefined while they load. */
  sessions?: readonly OpenSession[]
  onForget: (device: VerificationDevice) => void
  onEnd: (session: OpenSession) => void
  onEndAll: () => void
}

export const Profile = ({ person, devices, sessions, onForget, onEnd, onEndAll }: Props) => (
  <ProfileColumn>
    <ProfileDetails person={person} />
    <DevicesPanel devices={devices} onDelete={onForget} />
    {sessions ? (
      <OpenSessionsPanel
        sessions={sessions}
        onSignOut={onEnd}
        everywhere={<SignOutEverywhere onSignOut={onEndAll} />}
      />
    ) : (
      <OpenSessionsSkeleton />
    )}
  </ProfileColumn>
)
`,
  },
  {
    title: 'Account/Profile/Dialogs',
    status: 'stable',
    overlay: true,
    components: ['ChangeEmailDialog', 'ChangePasswordDialog', 'VerificationCodeDialog'],
    when: [
      'To change what protects the account: its address, its password, or the codes at sign-in.',
      '`VerificationCodeDialog` needs a `ClockProvider` for its countdown.',
    ],
    whenNot: ['At sign-in, use `ConfirmForm`.', 'For a forgotten password, use `ResetRequestForm`.'],
    anatomy: [
      ['Title', 'What changes. The code dialog also has the address the code was sent to.'],
      ['Error', 'Why the last attempt failed, above the fields. The input stays.'],
      ['Fields', 'The current password and what is new, or the code with "Send a new code".'],
      ['Buttons', 'Cancel, then the verb.'],
    ],
    keyboard: [
      ['Enter', 'Submits, or moves to the first invalid field.'],
      ['Escape', 'Cancels, but not while the request runs. A new address that was entered asks first.'],
      ['Tab', 'Moves inside the dialog.'],
    ],
    accessibility: [
      'The focus starts in the first field and returns to the opener.',
      'Password managers find the account by a hidden user name.',
      'A commonly used password and a taken address are errors of their field.',
      'That a new code was sent is announced. The field is emptied and has the focus.',
    ],
    do: [
      'Pass the policy of the installation and whether sign-ins need codes. They decide the rules.',
      'Pass a new `resendFrom` for each code. It empties the field and starts the countdown.',
      'Block other ways out of the page while `onDirty` reports true.',
    ],
    dont: [
      'Do not close a dialog before the server has responded. The change may already be in effect.',
      'Do not show the new address as the current one before it is confirmed.',
    ],
    code: `
import type { SessionUser } from '@tributary/domain'
import { type Client, changePassword, failureMessage } from '@tributary/sdk'
import { ChangePasswordDialog, ChangePasswordPanel, type PasswordChangeValues } from '@tributary/ui'
import { useState } from 'react'

export function Password({ client, user }: { client: Client; user: SessionUser }) {
  const [state, setState] = useState<'idle' | 'asking' | 'busy' | 'changed'>('idle')
  const [error, setError] = useState<string | null>(null)
  const change = async (body: PasswordChangeValues) => {
    setState('busy')
    setError(null)
    try {
      await changePassword(client, { body })
      setState('changed')
    } catch (failure) {
      setError(failureMessage(failure))
      setState('asking')
    }
  }
  return (
    <>
      <ChangePasswordPanel changed={state === 'changed'} onChange={() => setState('asking')} />
      {(state === 'asking' || state === 'busy') && (
        <ChangePasswordDialog
          email={user.email}
          secondFactor={user.requireMultiFactorAuthentication}
          busy={state === 'busy'}
          error={error}
          onSubmit={change}
          onClose={() => setState('idle')}
        />
      )}
    </>
  )
}
`,
  },
  {
    title: 'Account/Profile/Confirm address',
    status: 'stable',
    components: ['ConfirmAddress', 'ConfirmAddressDone', 'ConfirmAddressInvalid'],
    when: ['On the page of a mailed link that confirms an address, signed in or not, in an `AuthLayout`.'],
    whenNot: ['For a verification code, use `ConfirmForm`.'],
    anatomy: [
      ['Question', 'The masked address, and what changes when it is confirmed.'],
      ['Error', 'Optional: why it was not confirmed.'],
      ['Button', 'Confirms the address.'],
      ['Outcome', 'In place of the question, with the link to sign in.'],
    ],
    keyboard: [
      ['Enter, Space', 'Presses the button.'],
      ['Enter', 'Follows the link of the outcome.'],
    ],
    accessibility: [
      'The link of the outcome receives the focus, and its description is the outcome.',
      'An error is announced. The button keeps the focus while it is busy.',
    ],
    do: [
      'Load the address with `getAddressToConfirm` first, and show `ConfirmAddressInvalid` if that is refused.',
      'Remove the token from the address of the page.',
    ],
    dont: ['Do not confirm when the page opens. Mail scanners follow links.'],
    code: `
import { type Client, confirmAddress, failureMessage } from '@tributary/sdk'
import { ConfirmAddress, ConfirmAddressDone } from '@tributary/ui'
import { useState } from 'react'

type Props = { client: Client; token: string; address: string }

export function ConfirmPage({ client, token, address }: Props) {
  const [state, setState] = useState<'open' | 'busy' | 'done'>('open')
  const [error, setError] = useState<string | null>(null)
  const confirm = async () => {
    setState('busy')
    try {
      await confirmAddress(client, { body: { token } })
      setState('done')
    } catch (failure) {
      setError(failureMessage(failure))
      setState('open')
    }
  }
  if (state === 'done') return <ConfirmAddressDone />
  return <ConfirmAddress address={address} busy={state === 'busy'} error={error} onConfirm={confirm} />
}
`,
  },
] as const satisfies readonly FullGuide[]
