import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { Button } from '../../primitives/Button/Button.tsx'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import { ResumeDialog, type ResumeDialogProps } from './ResumeDialog.tsx'

const sue = { firstName: 'Sue', lastName: 'Marsh', email: 'sue@harbour-point.example' }

/** Renders the dialog with recorded callbacks. */
function resume(props: Partial<ResumeDialogProps> = {}) {
  const done = { onPassword: vi.fn(), onCode: vi.fn(), onBack: vi.fn(), onLeave: vi.fn(), onSignOut: vi.fn() }
  const dialog = (more: Partial<ResumeDialogProps> = {}) => (
    <ResumeDialog user={sue} {...done} {...props} {...more} />
  )
  const { rerender } = render(dialog())
  return { ...done, become: (more: Partial<ResumeDialogProps>) => rerender(dialog(more)) }
}

const password = () => screen.getByLabelText('Password')
const code = () => screen.getByLabelText('Verification code')
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

describe('ResumeDialog [STATE-16]', () => {
  it('names the user and explains that nothing is lost', () => {
    resume()
    const dialog = screen.getByRole('alertdialog', { name: 'Your session has ended' })
    expect(dialog).toHaveAccessibleDescription(
      'Sign in again within 15 minutes to continue where you were. What you have typed stays.',
    )
    expect(dialog).toHaveTextContent('Sue Marsh')
    expect(dialog).toHaveTextContent('sue@harbour-point.example')
    expect(password()).toHaveFocus()
  })

  it('requests the user’s password with the attributes password managers need', () => {
    resume()
    expect(password()).toHaveAttribute('type', 'password')
    expect(password()).toHaveAttribute('autocomplete', 'current-password')
    expect(document.querySelector('[autocomplete="username"]')).toHaveValue(sue.email)
  })

  it('submits the password unchanged', async () => {
    const { onPassword } = resume()
    await userEvent.type(password(), ' spaced ')
    await press('Sign in')
    expect(onPassword).toHaveBeenCalledExactlyOnceWith(' spaced ')
  })

  it('sends nothing without a password and focuses the field', async () => {
    const { onPassword } = resume()
    await press('Sign in')
    expect(password()).toHaveFocus()
    expect(password()).toHaveAccessibleDescription('required')
    expect(onPassword).not.toHaveBeenCalled()
  })

  it('shows "required" on blur of the empty field [VALID-01, VALID-04]', async () => {
    resume()
    expect(password()).not.toHaveAttribute('aria-invalid')
    await userEvent.tab()
    expect(password()).toHaveAttribute('aria-invalid', 'true')
    expect(password()).toHaveAccessibleDescription('required')
  })

  it.each<Partial<ResumeDialogProps>>([{ busy: true }, { waiting: true }])(
    'sends nothing while a call runs or the server asked to wait: %o [SIGNIN-32]',
    async (how) => {
      const { onPassword, become } = resume()
      await userEvent.type(password(), 'Horse-7')
      become(how)
      await press('Sign in')
      expect(onPassword).not.toHaveBeenCalled()
    },
  )

  it('keeps and selects a wrong password', async () => {
    const { become } = resume()
    await userEvent.type(password(), 'Horse-7')
    screen.getByRole('button', { name: 'Sign in' }).focus()
    become({ error: 'Please check your email address and password.' })
    expect(screen.getByRole('alert')).toHaveTextContent('Please check your email address and password.')
    expect(password()).toHaveValue('Horse-7')
    expect(password()).toHaveFocus()
  })

  it('closes only by Sign in another way', async () => {
    const { onLeave, onSignOut } = resume()
    await press('Sign in another way')
    expect(onLeave).toHaveBeenCalledOnce()
    expect(onSignOut).not.toHaveBeenCalled()
  })

  it('signs out by Sign out and shows progress [SHELL-40]', async () => {
    const { onLeave, onSignOut, onPassword, become } = resume()
    await press('Sign out')
    expect(onSignOut).toHaveBeenCalledOnce()
    expect(onLeave).not.toHaveBeenCalled()
    become({ signingOut: true })
    expect(screen.getByRole('button', { name: /Sign out/ })).toHaveAttribute('aria-busy', 'true')
    await userEvent.type(password(), 'Horse-7{Enter}')
    expect(onPassword).not.toHaveBeenCalled()
  })

  it('does not close on Escape, which would lose the page by mistake', async () => {
    const { onLeave } = resume()
    await userEvent.type(password(), 'Horse-7{Escape}')
    expect(onLeave).not.toHaveBeenCalled()
    expect(password()).toHaveValue('Horse-7')
  })
})

describe('the verification code in ResumeDialog [CONFIRM-03, CONFIRM-11]', () => {
  it('replaces the password, takes the focus and shows where it was sent', async () => {
    const { become } = resume()
    await userEvent.type(password(), 'Horse-7')
    become({ code: { address: 's•••@harbour-point.example' } })
    expect(screen.queryByLabelText('Password')).not.toBeInTheDocument()
    expect(code()).toHaveFocus()
    expect(code()).toHaveAttribute('autocomplete', 'one-time-code')
    expect(code()).toHaveAccessibleDescription('We sent it to s•••@harbour-point.example.')
  })

  it('is sent without separators, with the choice to trust the device', async () => {
    const { onCode } = resume({ code: { address: null } })
    await userEvent.click(code())
    await userEvent.paste('482-910 ')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Trust this device?' }))
    await press('Sign in')
    expect(onCode).toHaveBeenCalledExactlyOnceWith('482910', true)
  })

  it('returns to the password for a new code', async () => {
    const { onBack } = resume({ code: { address: null } })
    await press('Enter your password again')
    expect(onBack).toHaveBeenCalledOnce()
  })
})

function Page() {
  const [lost, setLost] = useState(false)
  return (
    <>
      <Dialog open onOpenChange={() => {}} title="Rename">
        <TextField label="Name" />
        <Button onClick={() => setLost(true)}>Save</Button>
      </Dialog>
      {lost && (
        <ResumeDialog
          user={sue}
          onPassword={() => setLost(false)}
          onCode={() => {}}
          onBack={() => {}}
          onLeave={() => {}}
          onSignOut={() => {}}
        />
      )}
    </>
  )
}

describe('the page behind ResumeDialog [STATE-16]', () => {
  const behind = () => [...document.body.children].filter((element) => !element.matches('[data-covering]'))

  it('is inert and covered, including elements added later [STATE-16]', async () => {
    render(<Page />)
    await press('Save')
    const toast = document.body.appendChild(document.createElement('div'))
    await waitFor(() => expect(toast).toHaveAttribute('inert'))
    const covered = behind().filter((element) => !element.matches('[data-radix-focus-guard]'))
    expect(covered.length).toBeGreaterThan(2)
    for (const element of covered) {
      expect(element).toHaveAttribute('inert')
      expect(element).toHaveAttribute('data-tributary-covered')
    }
    toast.remove()
  })

  it('is restored once the user has signed in again [STATE-16]', async () => {
    const before = document.body.appendChild(document.createElement('div'))
    before.inert = true
    render(<Page />)
    await press('Save')
    await userEvent.type(password(), 'Horse-7')
    await press('Sign in')
    await waitFor(() => expect(document.querySelector('[data-tributary-covered]')).toBeNull())
    expect(document.querySelectorAll('[inert]')).toHaveLength(1)
    expect(before.inert).toBe(true)
    before.remove()
  })
})

it('covers another dialog, which keeps its form and gets the focus back', async () => {
  render(<Page />)
  await userEvent.type(screen.getByLabelText('Name'), 'Harbour files')
  await press('Save')
  await userEvent.type(password(), 'Horse-7{Escape}')
  await press('Sign in')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus())
  expect(screen.getByLabelText('Name')).toHaveValue('Harbour files')
})
