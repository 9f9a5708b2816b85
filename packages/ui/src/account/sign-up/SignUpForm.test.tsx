import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { passwordPolicies } from '@tributary/sdk/common'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { SignUpForm, type SignUpFormProps } from './SignUpForm.tsx'
import { emptySignUp, karin } from './sign-up.samples.ts'

type ScreenProps = Partial<SignUpFormProps> & { start?: SignUpFormProps['values'] }

function SignUpScreen({ start = emptySignUp, ...props }: ScreenProps) {
  const [values, setValues] = useState(start)
  return (
    <SignUpForm
      isFree={async () => true}
      onSubmit={() => {}}
      onDismissFailure={() => {}}
      {...props}
      values={values}
      onChange={setValues}
    />
  )
}

const field = (label: string) => screen.getByLabelText(label)
const button = () => screen.getByRole('button', { name: 'Sign up' })
const send = () => userEvent.click(button())

function heldAnswer() {
  let resolve: (free: boolean) => void = () => {}
  const promise = new Promise<boolean>((answer) => {
    resolve = answer
  })
  return { promise, resolve }
}

const labels = [
  'First name',
  'Last name',
  'Email address',
  'Password',
  'Confirm password',
  'Organisation name',
]

describe('SignUpForm', () => {
  it('has two sections with named fields for password managers [SIGNUP-01, SIGNUP-02, SIGNUP-16]', () => {
    render(<SignUpScreen />)
    const personal = within(screen.getByRole('group', { name: 'Personal' }))
    const organisation = within(screen.getByRole('group', { name: 'Organisation' }))
    for (const label of labels.slice(0, 5)) expect(personal.getByLabelText(label)).toBeRequired()
    expect(organisation.getByLabelText('Organisation name')).toBeRequired()
    for (const label of labels) expect(field(label)).toHaveAttribute('placeholder', label)
    expect(labels.map((label) => field(label).getAttribute('autocomplete'))).toEqual([
      'given-name',
      'family-name',
      'email',
      'new-password',
      'new-password',
      'organization',
    ])
  })

  it('links to sign-in [SIGNUP-05]', () => {
    render(<SignUpScreen />)
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/signin')
  })

  it('sends the input by button or Enter [SIGNUP-04]', async () => {
    const onSubmit = vi.fn()
    render(<SignUpScreen start={karin} onSubmit={onSubmit} />)
    await send()
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(karin)
    await userEvent.type(field('First name'), '{Enter}')
    expect(onSubmit).toHaveBeenCalledTimes(2)
  })

  it('shows the provider’s button above [SIGNUP-21]', () => {
    render(<SignUpScreen provider={<p title="Sign up with Xero">Xero</p>} />)
    expect(screen.getByTitle('Sign up with Xero')).toBeInTheDocument()
    expect(screen.getByText('or')).toBeInTheDocument()
  })
})

describe('a field on blur', () => {
  it.each(labels)(
    '%s: says "required" when it is empty or blank [VALID-01, VALID-04, VALID-09, VALID-19]',
    async (label) => {
      render(<SignUpScreen />)
      await userEvent.type(field(label), '  ')
      expect(field(label)).toBeValid()
      await userEvent.tab()
      expect(field(label)).toBeInvalid()
      expect(field(label)).toHaveAccessibleDescription('required')
    },
  )

  it.each([
    ['Email address', 'karin@lindqvist', 'Invalid email address'],
    [
      'Password',
      'abc12',
      'At least six characters, one number or special character, and not a commonly used password.',
    ],
    ['Confirm password', 'abc12', 'Does not match Password'],
  ])('rejects %s "%s" with "%s" [VALID-02, VALID-07, VALID-12, ERR-10]', async (label, typed, message) => {
    render(<SignUpScreen />)
    await userEvent.type(field(label), typed)
    await userEvent.tab()
    expect(field(label)).toHaveAccessibleDescription(message)
  })

  it('loses its error once it changes', async () => {
    render(<SignUpScreen />)
    await userEvent.click(field('First name'))
    await userEvent.tab()
    await userEvent.type(field('First name'), 'K')
    expect(field('First name')).toBeValid()
  })

  it('validates its repetition as well', async () => {
    render(<SignUpScreen start={{ ...karin, confirmPassword: 'driftwood-8' }} />)
    await userEvent.click(field('Confirm password'))
    await userEvent.tab()
    expect(field('Confirm password')).toBeInvalid()
    await userEvent.clear(field('Password'))
    await userEvent.type(field('Password'), 'driftwood-8')
    await userEvent.tab()
    expect(field('Confirm password')).toBeValid()
  })

  it('follows the policy of the installation', async () => {
    render(<SignUpScreen policy={passwordPolicies.asvs} />)
    await userEvent.type(field('Password'), 'horse-7')
    await userEvent.tab()
    expect(field('Password')).toHaveAccessibleDescription(/^At least eight characters/)
  })
})

describe('the email address', () => {
  it('is checked on blur if valid, and reported as taken [VALID-08, VALID-18, ERR-10]', async () => {
    const isFree = vi.fn(async () => false)
    render(<SignUpScreen isFree={isFree} />)
    await userEvent.type(field('Email address'), 'karin')
    await userEvent.tab()
    expect(isFree).not.toHaveBeenCalled()
    await userEvent.type(field('Email address'), '@mobler.example')
    await userEvent.tab()
    expect(await screen.findByText('This email address is already in use')).toBeInTheDocument()
    expect(field('Email address')).toHaveAccessibleDescription('This email address is already in use')
    expect(isFree).toHaveBeenCalledExactlyOnceWith('karin@mobler.example')
  })

  it('is checked on submit, which then sends nothing [VALID-05, VALID-08]', async () => {
    const onSubmit = vi.fn()
    render(<SignUpScreen start={karin} isFree={async () => false} onSubmit={onSubmit} />)
    await send()
    expect(field('Email address')).toHaveAccessibleDescription('This email address is already in use')
    expect(field('Email address')).toHaveFocus()
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('is not reported as taken if it has changed meanwhile', async () => {
    const { promise, resolve } = heldAnswer()
    render(<SignUpScreen isFree={(address) => (address.endsWith('.co') ? Promise.resolve(true) : promise)} />)
    await userEvent.type(field('Email address'), 'karin@mobler.example')
    await userEvent.tab()
    await userEvent.type(field('Email address'), '.co')
    resolve(false)
    await userEvent.type(field('First name'), 'Karin')
    expect(field('Email address')).toBeValid()
  })

  it('delays the form while it is checked, and nothing is sent twice', async () => {
    const onSubmit = vi.fn()
    const { promise, resolve } = heldAnswer()
    render(<SignUpScreen start={karin} isFree={() => promise} onSubmit={onSubmit} />)
    await send()
    expect(button()).toHaveAttribute('aria-busy', 'true')
    await send()
    resolve(true)
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce())
  })
})

describe('submitting SignUpForm', () => {
  it('shows all errors and focuses the first [VALID-05]', async () => {
    const onSubmit = vi.fn()
    render(<SignUpScreen start={{ ...karin, lastName: ' ', organisationName: '' }} onSubmit={onSubmit} />)
    await send()
    expect(onSubmit).not.toHaveBeenCalled()
    expect(field('Last name')).toHaveFocus()
    expect(field('Last name')).toHaveAccessibleDescription('required')
    expect(field('Organisation name')).toHaveAccessibleDescription('required')
  })

  it('shows one message per empty field [VALID-01, VALID-05, VALID-09]', async () => {
    render(<SignUpScreen />)
    await send()
    expect(screen.getAllByText('required')).toHaveLength(labels.length)
    for (const label of labels) expect(field(label)).toHaveAccessibleDescription('required')
    expect(screen.queryByRole('list')).toBeNull()
    expect(field('First name')).toHaveFocus()
  })

  it('sends nothing while a call runs', async () => {
    const onSubmit = vi.fn()
    render(<SignUpScreen start={karin} onSubmit={onSubmit} busy />)
    await send()
    await userEvent.type(field('First name'), '{Enter}')
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('focuses the field the server refused and updates its rules [RESET-26]', async () => {
    const hint = 'At least six characters, one number or special character, and not a commonly used password.'
    const { rerender } = render(<SignUpScreen start={karin} />)
    rerender(<SignUpScreen refusals={{ password: hint }} />)
    expect(field('Password')).toHaveFocus()
    expect(field('Password')).toHaveAccessibleDescription(hint)
    expect(screen.getByText('Not a commonly used password')).toHaveTextContent('not met')
    await userEvent.type(field('Password'), '!')
    expect(field('Password')).toBeValid()
  })

  it('shows a failure in a dismissible banner that may contain HTML [SIGNUP-12, SIGNUP-13, SIGNUP-20]', () => {
    render(
      <SignUpScreen failure='<b>Not today.</b> <a href="https://tributary.example/help">Help</a><script>alert(1)</script>' />,
    )
    const alert = within(screen.getByRole('alert'))
    expect(screen.getByRole('alert')).toHaveTextContent('Not today. Help<script>alert(1)</script>')
    expect(alert.getByRole('link', { name: 'Help' })).toBeInTheDocument()
    expect(alert.getByRole('button', { name: 'Dismiss' })).toBeInTheDocument()
  })
})
