import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { ClockProvider, fixedClock } from '../../patterns/clock/Clock.tsx'
import { DevicesPanel } from './DevicesPanel.tsx'
import { MultiFactorPanel } from './MultiFactorPanel.tsx'
import { OpenSessionsPanel } from './OpenSessionsPanel.tsx'
import { ProfileDetails } from './ProfileDetails.tsx'
import { devices, ingrid, openSessions, sampleNow } from './profile.samples.ts'
import { SignOutEverywhere } from './SignOutEverywhere.tsx'

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const items = () => screen.getAllByRole('listitem')

describe('ProfileDetails', () => {
  it('shows the user and marks missing values [PROFILE-01]', () => {
    render(<ProfileDetails person={{ ...ingrid, lastName: '' }} />)
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Email',
      'First name',
      'Last name',
    ])
    expect(screen.getAllByRole('definition').map((fact) => fact.textContent)).toEqual([
      ingrid.email,
      'Ingrid',
      '—',
    ])
  })
})

describe('multi-factor authentication', () => {
  it.each([
    [true, 'Has been enabled', 'Disable'],
    [false, 'Has not been enabled', 'Enable'],
  ])('enabled %s reads %s and offers %s [PROFILE-02, PROFILE-03]', async (enabled, text, name) => {
    const onChange = vi.fn()
    render(<MultiFactorPanel enabled={enabled} onChange={onChange} />)
    expect(screen.getByRole('status')).toHaveTextContent(text)
    await press(name)
    expect(onChange).toHaveBeenCalledOnce()
  })

  it.each([
    [{ apps: 1, passkeys: 0 }, 'Mailed codes: off. Authenticator apps: 1. Passkeys: 0.'],
    [{ apps: 0, passkeys: 2 }, 'Mailed codes: off. Authenticator apps: 0. Passkeys: 2.'],
  ])('is enabled by %j alone, and states each factor', async (others, text) => {
    const onChange = vi.fn()
    render(<MultiFactorPanel enabled={false} others={others} onChange={onChange} />)
    expect(screen.getByRole('status')).toHaveTextContent('Has been enabled')
    expect(screen.getByText(text)).toBeVisible()
    await press('Enable mailed codes')
    expect(onChange).toHaveBeenCalledOnce()
  })
})

describe('DevicesPanel', () => {
  it('shows each device and whether it is trusted [PROFILE-04, PROFILE-05]', () => {
    render(<DevicesPanel devices={devices} onDelete={() => {}} />)
    expect(items().map((item) => item.textContent)).toEqual([
      'Edge on Windows, Auckland officeTrusted',
      'Safari on iPhoneTrusted',
      'Chrome on macOS',
    ])
    expect(screen.getByRole('region', { name: 'Devices' })).toHaveTextContent('3')
  })

  it('shows that there are no devices [PROFILE-14]', () => {
    render(<DevicesPanel devices={[]} onDelete={() => {}} />)
    expect(screen.getByText('No devices yet.')).toBeInTheDocument()
  })

  it('deletes by a named button, a trusted device after a confirmation [PROFILE-06, PROFILE-14]', async () => {
    const onDelete = vi.fn()
    render(<DevicesPanel devices={devices} onDelete={onDelete} />)
    await press('Delete Chrome on macOS')
    expect(onDelete).toHaveBeenLastCalledWith(devices[2])
    await press('Delete Safari on iPhone')
    expect(onDelete).toHaveBeenCalledOnce()
    const dialog = screen.getByRole('alertdialog', { name: 'Delete Safari on iPhone?' })
    expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await press('Delete')
    expect(onDelete).toHaveBeenLastCalledWith(devices[1])
  })

  it('returns the focus to the button on cancel and to the heading after deletion', async () => {
    const { rerender } = render(<DevicesPanel devices={devices} onDelete={() => {}} />)
    await press('Delete Safari on iPhone')
    await press('Cancel')
    const button = screen.getByRole('button', { name: 'Delete Safari on iPhone' })
    await waitFor(() => expect(button).toHaveFocus())
    rerender(<DevicesPanel devices={devices.slice(0, 1)} onDelete={() => {}} />)
    expect(screen.getByRole('heading', { name: 'Devices' })).toHaveFocus()
  })
})

describe('OpenSessionsPanel', () => {
  const show = (onSignOut = vi.fn(), onEverywhere = vi.fn()) => {
    render(
      <ClockProvider clock={fixedClock(sampleNow)}>
        <OpenSessionsPanel
          sessions={openSessions}
          onSignOut={onSignOut}
          everywhere={<SignOutEverywhere onSignOut={onEverywhere} />}
        />
      </ClockProvider>,
    )
    return { onSignOut, onEverywhere }
  }

  it('shows each browser, with the exact time on hover', () => {
    show()
    expect(
      items().map((item) => item.textContent?.replace(/, signed in \d+ Nov 2026, \d\d:\d\d/, ' …')),
    ).toEqual([
      'Edge on WindowsActive now …, with an app, this networkThis browser',
      'Safari on iPhoneLast seen 12 min ago …, this networkSign out',
      'Firefox on LinuxLast seen 3 days ago …, with a mailed code, 198.51.100.24Sign out',
    ])
    expect(
      screen.getByRole('button', { name: /^Sign out Safari on iPhone, this network, signed in/ }),
    ).toHaveAccessibleDescription(/^Last seen 12 min ago ?, signed in/)
    expect(screen.getByText('12 min ago')).toHaveAttribute('title', expect.stringContaining('21 Nov 2026'))
  })

  it('can be downloaded as CSV [GLANCE-117]', () => {
    show()
    expect(screen.getByRole('button', { name: 'Download CSV 3 rows' })).toBeEnabled()
  })

  it('ends another session after a confirmation', async () => {
    const { onSignOut } = show()
    await press(/^Sign out Firefox on Linux, 198.51.100.24, signed in/)
    expect(screen.getByRole('alertdialog', { name: 'Sign out Firefox on Linux?' })).toBeInTheDocument()
    await press('Sign out')
    expect(onSignOut).toHaveBeenCalledExactlyOnceWith(openSessions[2])
  })

  it('ends every session after a confirmation that explains it', async () => {
    const { onEverywhere } = show()
    await press('Sign out everywhere')
    const dialog = within(screen.getByRole('alertdialog', { name: 'Sign out everywhere?' }))
    expect(dialog.getByText(/including this one/)).toBeInTheDocument()
    expect(onEverywhere).not.toHaveBeenCalled()
    await userEvent.click(dialog.getByRole('button', { name: 'Sign out everywhere' }))
    expect(onEverywhere).toHaveBeenCalledOnce()
  })
})
