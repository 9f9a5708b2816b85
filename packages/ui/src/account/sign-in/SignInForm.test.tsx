import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { act, useState } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { SignInForm, type SignInFormProps } from './SignInForm.tsx'

const empty = { username: '', password: '' }
const filled = { username: 'sue@tributary.example', password: 'Horse-7-battery' }

type ScreenProps = Partial<SignInFormProps> & { start?: SignInFormProps['values'] }

function SignInScreen({ start = empty, ...props }: ScreenProps) {
  const [values, setValues] = useState(start)
  return (
    <SignInForm
      greeting={{ kind: 'stranger' }}
      onSubmit={() => {}}
      onDismissError={() => {}}
      {...props}
      values={values}
      onChange={setValues}
    />
  )
}

const username = () => screen.getByLabelText('Username')
const password = () => screen.getByLabelText('Password')
const button = () => screen.getByRole('button', { name: 'Sign in' })

describe('SignInForm', () => {
  it('has labels, autocomplete and a masked password [SIGNIN-01, SIGNIN-02, SIGNIN-23]', () => {
    render(<SignInScreen />)
    expect(username()).toHaveAttribute('autocomplete', 'username webauthn')
    expect(username()).toBeRequired()
    expect(password()).toHaveAttribute('autocomplete', 'current-password')
    expect(password()).toHaveAttribute('type', 'password')
    expect(password()).toBeRequired()
  })

  it('signs in only when both fields are filled [SIGNIN-03]', async () => {
    const onSubmit = vi.fn()
    render(<SignInScreen onSubmit={onSubmit} />)
    expect(button()).toBeDisabled()
    await userEvent.type(username(), filled.username)
    expect(button()).toBeDisabled()
    await userEvent.type(password(), filled.password)
    await userEvent.click(button())
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(filled)
  })

  it.each([
    { username: '   ', password: 'x' },
    { username: 'sue', password: '   ' },
    { username: '\t', password: '\u00a0' },
  ])('treats blanks as empty: %o [SIGNIN-03, VALID-06, VALID-19]', async (start) => {
    const onSubmit = vi.fn()
    render(<SignInScreen start={start} onSubmit={onSubmit} />)
    expect(button()).toBeDisabled()
    await userEvent.type(password(), '{Enter}')
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it.each([
    ['Username', 'SIGNIN-01'],
    ['Password', 'SIGNIN-02'],
  ])(
    '%s: says "required" when it is left empty or blank [%s, VALID-01, VALID-04, VALID-19]',
    async (label) => {
      render(<SignInScreen />)
      const field = screen.getByLabelText(label)
      for (const typed of ['', '  ']) {
        await userEvent.click(field)
        if (typed) await userEvent.type(field, typed)
        await userEvent.click(document.body)
        expect(field).toHaveAttribute('aria-invalid', 'true')
        expect(field).toHaveAccessibleDescription('required')
      }
      await userEvent.type(field, 'x')
      expect(field).not.toHaveAttribute('aria-invalid')
      expect(field).not.toHaveAccessibleDescription('required')
    },
  )

  it('shows no error before blur [VALID-04]', async () => {
    render(<SignInScreen />)
    await userEvent.type(username(), ' ')
    expect(username()).not.toHaveAttribute('aria-invalid')
    expect(password()).not.toHaveAttribute('aria-invalid')
  })

  it('shows "required" on Enter with an empty field [VALID-01, VALID-04]', async () => {
    render(<SignInScreen />)
    await userEvent.type(username(), 'sue{Enter}')
    expect(password()).toHaveAccessibleDescription('required')
    expect(username()).not.toHaveAttribute('aria-invalid')
  })

  it('shows no error when the window loses the focus', () => {
    render(<SignInScreen />)
    act(() => username().focus())
    // The browser then keeps the focus on the field, but still fires blur.
    fireEvent.blur(username())
    expect(username()).not.toHaveAttribute('aria-invalid')
  })

  it('submits on Enter [SIGNIN-04]', async () => {
    const onSubmit = vi.fn()
    render(<SignInScreen start={filled} onSubmit={onSubmit} />)
    await userEvent.type(password(), '{Enter}')
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(filled)
  })

  it('focuses the empty field on Enter', async () => {
    const onSubmit = vi.fn()
    render(<SignInScreen onSubmit={onSubmit} />)
    await userEvent.type(username(), 'sue{Enter}')
    expect(password()).toHaveFocus()
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('sends nothing twice while a sign-in runs [SIGNIN-32]', async () => {
    const onSubmit = vi.fn()
    render(<SignInScreen start={filled} onSubmit={onSubmit} busy />)
    expect(button()).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(button())
    await userEvent.type(password(), '{Enter}')
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('disables its fields while a provider’s response is redeemed [SIGNIN-29]', () => {
    render(<SignInScreen locked />)
    expect(username()).toBeDisabled()
    expect(password()).toBeDisabled()
    expect(button()).toHaveAttribute('aria-busy', 'true')
  })

  it('is disabled while the user must wait', async () => {
    const onSubmit = vi.fn()
    render(<SignInScreen start={filled} onSubmit={onSubmit} waiting />)
    expect(button()).toBeDisabled()
    await userEvent.type(password(), '{Enter}')
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('links to the password reset and to sign-up [SIGNIN-05, SIGNIN-07]', () => {
    render(<SignInScreen />)
    expect(screen.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', '/reset-password')
    expect(screen.getByRole('link', { name: 'No account? Sign up' })).toHaveAttribute('href', '/signup')
    expect(screen.getByText('No account? Sign up')).toBe(
      screen.getByRole('link', { name: 'No account? Sign up' }),
    )
  })

  it('shows the provider’s button below [SIGNIN-30]', () => {
    render(<SignInScreen provider={<p title="Sign in with Xero">Xero</p>} />)
    expect(screen.getByTitle('Sign in with Xero')).toBeInTheDocument()
    expect(screen.getByText('or')).toBeInTheDocument()
  })
})

describe('after a failed sign-in [SIGNIN-20]', () => {
  const sentence = 'Please check your email address and password.'

  it('announces the error and focuses the first empty field', () => {
    const { rerender } = render(<SignInScreen start={{ ...filled, password: '' }} />)
    rerender(<SignInScreen error={sentence} />)
    expect(screen.getByRole('alert')).toHaveTextContent(sentence)
    expect(password()).toHaveFocus()
  })

  it('focuses the username when both fields are empty, else the password', () => {
    const one = render(<SignInScreen error={sentence} />)
    expect(username()).toHaveFocus()
    one.unmount()
    render(<SignInScreen start={filled} error={sentence} />)
    expect(password()).toHaveFocus()
  })

  it('does not move the focus while the user types the next attempt', async () => {
    render(<SignInScreen start={filled} error={sentence} />)
    await userEvent.type(username(), 'x')
    expect(username()).toHaveFocus()
  })

  it('moves the focus again when the next attempt fails', () => {
    const { rerender } = render(<SignInScreen start={filled} error={sentence} />)
    act(() => username().focus())
    rerender(<SignInScreen error={sentence} busy />)
    rerender(<SignInScreen error={sentence} />)
    expect(password()).toHaveFocus()
  })
})

describe('the greeting', () => {
  it.each([
    ['a stranger', { kind: 'stranger' }, 'Sign in to Tributary'],
    ['a returning user', { kind: 'returning', name: 'Sue' }, 'Welcome back, Sue'],
    ['the newly registered', { kind: 'registered', name: 'Sue' }, 'Welcome, Sue!'],
    ['the newly registered without a name', { kind: 'registered' }, 'Welcome!'],
  ] as const)('of %s [SIGNIN-15, SIGNIN-16, SIGNIN-24, SIGNIN-25]', (_, greeting, heading) => {
    render(<SignInScreen greeting={greeting} />)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading)
  })

  it('offers to forget the name, if there is one', async () => {
    const onNotMe = vi.fn()
    const { rerender } = render(
      <SignInScreen greeting={{ kind: 'returning', name: 'Sue' }} onNotMe={onNotMe} />,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Not you?' }))
    expect(onNotMe).toHaveBeenCalledOnce()
    rerender(<SignInScreen onNotMe={onNotMe} />)
    expect(screen.queryByRole('button', { name: 'Not you?' })).toBeNull()
  })

  it('informs only the newly registered about the next step [SIGNIN-14]', () => {
    const next = 'Please watch for a welcome email with next steps.'
    const { rerender } = render(<SignInScreen greeting={{ kind: 'registered' }} />)
    expect(screen.getByText(next)).toBeInTheDocument()
    rerender(<SignInScreen />)
    expect(screen.queryByText(next)).toBeNull()
  })
})

describe('server rendering', () => {
  it('keeps what was typed before hydration', () => {
    const page = document.createElement('div')
    document.body.append(page)
    page.innerHTML = renderToString(<SignInScreen />)
    const [typed, secret] = page.querySelectorAll('input')
    if (!typed || !secret) throw new Error('both fields should be in the page')
    typed.value = filled.username
    secret.value = filled.password
    const complaints = vi.fn()
    render(<SignInScreen />, { container: page, hydrate: true, onRecoverableError: complaints })
    expect(button()).toBeEnabled()
    expect(typed).toHaveValue(filled.username)
    expect(complaints).not.toHaveBeenCalled()
    page.remove()
  })
})

describe('dismissing an error whose button has the focus', () => {
  it('focuses the first empty field', () => {
    const { rerender } = render(<SignInScreen error="Please check your email address and password." />)
    screen.getByRole('button', { name: 'Dismiss' }).focus()
    rerender(<SignInScreen error={null} />)
    expect(username()).toHaveFocus()
  })
})
