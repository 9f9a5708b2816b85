import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { FinaliseForm, type FinaliseFormProps } from './FinaliseForm.tsx'
import { FinaliseJoin } from './FinaliseJoin.tsx'
import { FinaliseNotice } from './FinaliseNotice.tsx'
import { FinaliseFailed, FinaliseLoading } from './FinaliseWait.tsx'

const heading = () => screen.getByRole('heading', { level: 1 }).textContent
const finish = () => userEvent.click(screen.getByRole('button', { name: 'Finish signing up' }))
const nothing = () => {}

const draw = (props: Partial<FinaliseFormProps>) =>
  render(<FinaliseForm view="organisation" onSubmit={nothing} onDismissFailure={nothing} {...props} />)

describe('linking an existing account', () => {
  const linking = { view: 'link-account', emailAddress: 'karin@mobler.example' } as const
  const password = () => screen.getByLabelText('Password')

  it('requests its password and shows the fixed address [FINAL-08, FINAL-09, FINAL-10, FINAL-12, FINAL-19]', async () => {
    const onSubmit = vi.fn()
    draw({ ...linking, onSubmit })
    expect(heading()).toBe('Sign in to continue')
    expect(screen.getByLabelText('Email address')).toBeDisabled()
    expect(screen.getByLabelText('Email address')).toHaveValue('karin@mobler.example')
    expect(password()).toHaveAttribute('autocomplete', 'current-password')
    expect(screen.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', '/reset-password')
    await userEvent.type(password(), ' driftwood-7 ')
    await finish()
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(' driftwood-7 ')
  })

  it('sends nothing without a password [VALID-01, VALID-05]', async () => {
    const onSubmit = vi.fn()
    draw({ ...linking, onSubmit })
    await finish()
    expect(password()).toHaveFocus()
    expect(password()).toHaveAccessibleDescription('required')
    expect(onSubmit).not.toHaveBeenCalled()
  })
})

describe('creating an organisation', () => {
  const name = () => screen.getByLabelText('Organisation name')

  it('requests a name [FINAL-11, FINAL-12, FINAL-19]', async () => {
    const onSubmit = vi.fn()
    draw({ onSubmit })
    expect(heading()).toBe('Continue')
    await userEvent.type(name(), 'Lindqvist{Enter}')
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith('Lindqvist')
  })

  it('validates on blur [VALID-04]', async () => {
    draw({})
    await userEvent.type(name(), ' ')
    await userEvent.tab()
    expect(name()).toHaveAccessibleDescription('required')
    await userEvent.type(name(), 'L')
    expect(name()).toBeValid()
  })

  it('keeps a refused name and shows why [FINAL-18]', async () => {
    const { rerender } = draw({})
    await userEvent.type(name(), 'Lindqvist')
    rerender(
      <FinaliseForm
        view="organisation"
        onSubmit={nothing}
        onDismissFailure={nothing}
        failure="<b>Not today.</b>"
      />,
    )
    expect(screen.getByRole('alert')).toHaveTextContent('Not today.')
    expect(name()).toHaveValue('Lindqvist')
  })

  it('is not sent twice [FINAL-19]', async () => {
    const onSubmit = vi.fn()
    draw({ onSubmit, busy: true })
    await userEvent.type(name(), 'Lindqvist{Enter}')
    await finish()
    expect(onSubmit).not.toHaveBeenCalled()
  })
})

describe('joining an organisation', () => {
  it('offers Yes and No [FINAL-06, FINAL-07, FINAL-17]', async () => {
    const onAnswer = vi.fn()
    render(<FinaliseJoin provider="Xero" onAnswer={onAnswer} onDismissFailure={nothing} />)
    expect(
      screen.getByText(
        'Xero entities you connected already belong to an organisation. Would you like to request permission to join it?',
      ),
    ).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }))
    await userEvent.click(screen.getByRole('button', { name: 'No' }))
    expect(onAnswer.mock.calls).toEqual([['yes'], ['no']])
  })

  it('is answered once [FINAL-19]', async () => {
    const onAnswer = vi.fn()
    render(<FinaliseJoin provider="Xero" onAnswer={onAnswer} onDismissFailure={nothing} busy />)
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }))
    await userEvent.click(screen.getByRole('button', { name: 'No' }))
    expect(screen.getByRole('button', { name: 'No' })).toBeDisabled()
    expect(onAnswer).not.toHaveBeenCalled()
  })
})

it.each([
  ['awaiting-approval', 'Your sign up request is awaiting approval.'],
  ['submitted', 'Your request to join the organisation has been submitted for approval.'],
  ['invalid', 'This sign up link is invalid or has expired.'],
] as const)('%s: says so, with the way to sign-in [FINAL-03, FINAL-05, FINAL-18]', (view, sentence) => {
  render(<FinaliseNotice view={view} />)
  expect(heading()).toBe(sentence)
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/signin')
})

it('advises to wait and to check the spam folder [FINAL-04]', () => {
  render(<FinaliseNotice view="awaiting-approval" />)
  expect(screen.getByText('Please allow up to 24 hours, and check your spam folder.')).toBeInTheDocument()
})

it('shows loading, and after a failure what to do', async () => {
  const onRetry = vi.fn()
  const { rerender } = render(<FinaliseLoading />)
  expect(screen.getByRole('status')).toHaveTextContent('Loading')
  rerender(<FinaliseFailed message="No network." onDismiss={nothing} onRetry={onRetry} />)
  expect(screen.getByRole('alert')).toHaveTextContent('No network.')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(onRetry).toHaveBeenCalledOnce()
})
