import type { FullGuide } from '../../../.storybook/guide.ts'

/** The pages of signing up, with and without a provider. */
export const guides = [
  {
    title: 'Account/Sign-up/SignUpForm',
    status: 'stable',
    components: ['SignUpForm', 'SignUpClosed'],
    when: ['On the sign-up page. `SignUpClosed` replaces it when sign-up is switched off.'],
    whenNot: [
      'For a user whom an administrator adds, use `UserDialog`.',
      'For a user who comes back from a provider, use `FinaliseForm`.',
    ],
    anatomy: [
      ['Heading', 'Level 1, with the link to sign in.'],
      ['Failure', 'A banner with a cross. Its text may contain links.'],
      ['Provider', 'Optional: the button of an identity provider.'],
      ['Personal', 'Names, address, password with its rules, and the repetition.'],
      ['Organisation', 'The name of the new organisation.'],
      ['Captcha', 'Optional, above the button.'],
    ],
    keyboard: [
      ['Tab', 'Moves through the fields. Each is checked when it is left.'],
      ['Enter', 'Signs up, or moves to the first invalid field.'],
    ],
    accessibility: [
      'The two sections are named groups, and every field has a label and an autocomplete value.',
      'The first invalid field receives the focus, also when the server refuses it.',
      'A rule of the password is announced when its state changes.',
    ],
    do: [
      'Let `isFree` resolve to true if the check fails. The server decides when the form is sent.',
      'Cache the result of `isFree` by address. The form also checks on submit.',
      'Pass the policy of `getAccountOptions`, so that the rules are those of the server.',
    ],
    dont: [
      'Do not trim the passwords. They are stored as they were typed.',
      'Do not pass the same `refusals` object again. A new object is a new refusal.',
    ],
    code: `
import { type Client, isEmailAvailable, register } from '@tributary/sdk'
import { signUpFailure, type SignUpForm as Values } from '@tributary/sdk/account'
import { SignUpForm } from '@tributary/ui'
import { useState } from 'react'

const empty: Values = {
  firstName: '',
  lastName: '',
  emailAddress: '',
  password: '',
  confirmPassword: '',
  organisationName: '',
}

type Props = { client: Client; recaptchaToken: string; onDone: () => void }

export function SignUpPage({ client, recaptchaToken, onDone }: Props) {
  const [values, setValues] = useState(empty)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const submit = async ({ firstName, lastName, emailAddress, password, organisationName }: Values) => {
    setBusy(true)
    const account = { firstName, lastName, emailAddress: emailAddress.trim(), password }
    const organisation = { companyName: organisationName }
    try {
      await register(client, { body: { account, organisation, recaptchaToken } })
      onDone()
    } catch (error) {
      setFailure(signUpFailure(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <SignUpForm
      values={values}
      onChange={setValues}
      onSubmit={submit}
      isFree={(emailAddress) => isEmailAvailable(client, { query: { emailAddress } }).catch(() => true)}
      busy={busy}
      failure={failure}
      onDismissFailure={() => setFailure(null)}
    />
  )
}
`,
  },
  {
    title: 'Account/Sign-up/Finalise',
    status: 'stable',
    components: ['FinaliseForm', 'FinaliseJoin', 'FinaliseNotice', 'FinaliseFailed', 'FinaliseLoading'],
    when: ['On the page to which a provider returns a user who signs up, until nothing is missing.'],
    whenNot: ['For a signed-in user with an organisation, show the home page.'],
    anatomy: [
      [
        'FinaliseLoading',
        'A spinner while the state of the sign-up loads. `FinaliseFailed` has "Try again".',
      ],
      ['FinaliseForm', 'One field: the password of an existing account, or the name of the organisation.'],
      ['FinaliseJoin', 'A question with Yes and No: whether to request access to an organisation.'],
      ['FinaliseNotice', 'That the request waits, was sent, or that the link is invalid.'],
    ],
    keyboard: [
      ['Tab', 'Moves through the field, the links and the buttons.'],
      ['Enter', 'In the form: sends it, or moves to the field if it is invalid.'],
      ['Enter, Space', 'Presses Yes, No or "Try again".'],
    ],
    accessibility: [
      'Each step has its own level-1 heading.',
      'A failure is announced and scrolls into view. Its cross passes the focus to the field or the button.',
      'The fixed address is a field, so that password managers find the account.',
    ],
    do: [
      'Derive the step with `finaliseView`, from the response and the answer of the user.',
      'Give each step a `key` with its view, so that a password never becomes a name.',
      'Move the focus to the heading when the step changes. The components do not.',
    ],
    dont: [
      'Do not send No to the server. It shows the field for a new organisation.',
      'Do not show a step before the state has loaded.',
    ],
    code: `
import type { FinaliseState } from '@tributary/domain'
import { finaliseView } from '@tributary/sdk/account'
import { FinaliseForm, FinaliseJoin, FinaliseNotice } from '@tributary/ui'

type Answer = 'yes' | 'no' | null
type Props = {
  state: FinaliseState
  answer: Answer
  onAnswer: (answer: 'yes' | 'no') => void
  onSubmit: (text: string) => void
  failure: string | null
  onDismissFailure: () => void
}

export function Step({ state, answer, onAnswer, onSubmit, ...failed }: Props) {
  const view = finaliseView(state, answer)
  switch (view) {
    case 'join-organisation':
      return <FinaliseJoin provider={state.provider ?? ''} onAnswer={onAnswer} {...failed} />
    case 'link-account':
    case 'organisation':
      return (
        <FinaliseForm
          key={view}
          view={view}
          emailAddress={state.emailAddress}
          onSubmit={onSubmit}
          {...failed}
        />
      )
    case 'submitted':
    case 'awaiting-approval':
      return <FinaliseNotice view={view} />
    default:
      return null
  }
}
`,
  },
] as const satisfies readonly FullGuide[]
