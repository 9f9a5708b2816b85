import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { userAtom } from '../../session/session-atoms.ts'
import { eli, fakeBackend, held, refusal, unreachable } from '../../test/fake-backend.ts'
import { address, freshBrowser, openPortal } from '../../test/open-portal.tsx'

freshBrowser()

const MFA = 'POST /me/security/mfa'
const SESSIONS = 'GET /me/security/sessions'
const network = 'Failed to connect to server. Please check your internet connection and try again.'

const phone = { Reference: 'd-1', Description: 'Safari on iPhone', Trusted: true }
const desk = { Reference: 'd-2', Description: 'Edge on Windows', Trusted: false }
const session = (Id: string, Description: string, Current = false) => ({
  Id,
  Description,
  Current,
  StartedAtUtc: new Date().toISOString(),
  LastSeenAtUtc: new Date().toISOString(),
})
const here = session('s-1', 'Chrome on Linux', true)
const elsewhere = session('s-2', 'Firefox on Windows')

const at = (more: object = {}, user: object = {}) =>
  fakeBackend({
    'POST /auth/refresh': { ...eli, ...user },
    [SESSIONS]: [here, elsewhere],
    'GET /registration/options': {
      SignUp: true,
      Providers: [],
      Captcha: { kind: 'altcha' },
      PasswordPolicy: 'asvs',
    },
    ...more,
  })
const open = (backend = at()) => openPortal('/profile', backend)
/** A section with its content. While it loads, another element of that name is in its place. */
const section = (name: string) =>
  waitFor(() => {
    const region = screen.getByRole('region', { name })
    expect(region.querySelector('[aria-busy="true"]')).toBeNull()
    return within(region)
  })
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const codeField = () => screen.findByRole('textbox', { name: 'Verification code' })
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

/** Sends references r-1, r-2 and so on. The code 123456 is right. */
function verification(asked: object[] = []) {
  let sent = 0
  return ({ body }: { body: unknown }) => {
    const { enable, verificationReference, verificationCode } = body as {
      enable: boolean
      verificationReference?: string
      verificationCode?: string
    }
    asked.push(body as object)
    if (!verificationReference) return { verificationRequired: true, verificationReference: `r-${++sent}` }
    if (verificationCode !== '123456') return { errorMessage: 'The verification code is not correct.' }
    return { verificationDevices: enable ? [desk] : [], requireMultiFactorAuthentication: enable }
  }
}

describe('the page', () => {
  it('shows the user’s details under the heading of the bar [PROFILE-01, SHELL-20]', async () => {
    await open()
    const details = await section('Your details')
    expect(details.getByText('eli@tributary.example')).toBeDefined()
    expect(details.getByText('Eli')).toBeDefined()
    expect(details.getByText('Elm')).toBeDefined()
    expect(screen.getAllByRole('heading', { level: 1 }).map((one) => one.textContent)).toEqual(['Profile'])
    expect(document.title).toBe('Profile · Tributary')
  })

  it('is marked in the navigation, and its heading takes the focus', async () => {
    await openPortal('/home', at())
    await screen.findByRole('heading', { level: 1, name: 'acme Traders' })
    await userEvent.click(await screen.findByRole('link', { name: /Eli/ }))
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Profile'))
    expect(document.activeElement?.tagName).toBe('H1')
    expect(screen.getByRole('link', { current: 'page' }).getAttribute('href')).toBe('/profile')
  })
})

describe('multi-factor authentication', () => {
  it('is enabled with the code sent by mail [PROFILE-02, PROFILE-03, PROFILE-07, PROFILE-10, PROFILE-11, PROFILE-12, STATE-19, CALL-04]', async () => {
    const asked: object[] = []
    const { store } = await open(at({ [MFA]: verification(asked) }))
    const panel = await section('Multi-factor authentication')
    expect(panel.getByText('Has not been enabled')).toBeDefined()
    await press('Enable')
    expect(await screen.findByRole('dialog', { name: 'Verification code' })).toBeDefined()
    expect(screen.getByText('Please enter the verification code sent to your email address.')).toBeDefined()
    await userEvent.click(await codeField())
    await userEvent.paste('123 456')
    await userEvent.keyboard('{Enter}')
    await closed()
    expect(panel.getByText('Has been enabled')).toBeDefined()
    expect(panel.getByRole('button', { name: 'Disable' })).toBeDefined()
    expect(screen.getByText('Edge on Windows')).toBeDefined()
    expect(asked).toEqual([
      { enable: true },
      { enable: true, verificationReference: 'r-1', verificationCode: '123456' },
    ])
    expect(store.get(userAtom)).toMatchObject({ requireMultiFactorAuthentication: true })
  })

  it('is disabled the same way [PROFILE-03, PROFILE-08, PROFILE-11, STATE-19]', async () => {
    const on = { requireMultiFactorAuthentication: true, verificationDevices: [phone] }
    await open(at({ [MFA]: verification() }, on))
    await press('Disable')
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDefined()
    await userEvent.type(await codeField(), '123456')
    await userEvent.click(dialog.getByRole('button', { name: 'Disable' }))
    expect(await screen.findByText('Has not been enabled')).toBeDefined()
    expect(screen.getByText('No devices yet.')).toBeDefined()
  })

  it('keeps the known devices when the response does not list them [PROFILE-12]', async () => {
    const bare = ({ body }: { body: unknown }) =>
      Object.hasOwn(Object(body), 'verificationReference')
        ? {}
        : { verificationRequired: true, verificationReference: 'r-1' }
    await open(at({ [MFA]: bare }, { verificationDevices: [phone] }))
    await press('Enable')
    await userEvent.type(await codeField(), '123456{Enter}')
    expect(await screen.findByText('Has been enabled')).toBeDefined()
    expect(screen.getByText('Safari on iPhone')).toBeDefined()
  })

  it('stays as it is on cancel, with the focus on its button [PROFILE-13]', async () => {
    await open(at({ [MFA]: verification() }))
    await press('Enable')
    await codeField()
    await press('Cancel')
    await closed()
    expect(screen.getByText('Has not been enabled')).toBeDefined()
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Enable'))
  })

  it.each([
    [
      'a wrong code',
      () => ({ errorMessage: 'The verification code is not correct.' }),
      'The verification code is not correct.',
    ],
    [
      'too many tries',
      () => refusal(429, 'Too many attempts. Please try again in 10 minutes.'),
      'Too many attempts. Please try again in 10 minutes.',
    ],
    ['no connection', unreachable, network],
  ])(
    'shows an error in the dialog after %s, and keeps what was typed [PROFILE-09, ERR-17]',
    async (_, answer, text) => {
      const backend = at({ [MFA]: verification() })
      await open(backend)
      await press('Enable')
      await codeField()
      backend.on(MFA, answer)
      await userEvent.type(await codeField(), '482100{Enter}')
      const dialog = within(screen.getByRole('dialog'))
      expect((await dialog.findByRole('alert')).textContent).toBe(text)
      expect(await codeField()).toHaveProperty('value', '482100')
      await waitFor(async () => expect(document.activeElement).toBe(await codeField()))
      await press('Cancel')
      await closed()
      expect(screen.getByText('Has not been enabled')).toBeDefined()
    },
  )

  it('requires a code before anything is sent [PROFILE-13, VALID-10]', async () => {
    const backend = at({ [MFA]: verification() })
    await open(backend)
    await press('Enable')
    await userEvent.type(await codeField(), ' {Enter}')
    expect(await screen.findByText('required')).toBeDefined()
    expect(backend.calls.filter((call) => call === MFA)).toHaveLength(1)
  })

  it('shows in the page why no code could be sent', async () => {
    await open(at({ [MFA]: refusal(429, 'Too many codes. Please try again in 12 minutes.') }))
    await press('Enable')
    expect((await (await section('Multi-factor authentication')).findByRole('alert')).textContent).toBe(
      'Too many codes. Please try again in 12 minutes.',
    )
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('requests one code for repeated presses', async () => {
    const answer = held(() => ({ verificationRequired: true, verificationReference: 'r-1' }))
    const backend = at({ [MFA]: answer.handler })
    await open(backend)
    await press('Enable')
    await press('Enable')
    await act(async () => answer.letGo())
    await codeField()
    expect(backend.calls.filter((call) => call === MFA)).toHaveLength(1)
  })

  it('can send another code after half a minute', async () => {
    const asked: object[] = []
    const answer = verification(asked)
    // The server's clock counts: by its second response, half a minute has passed.
    let date = new Date()
    const dated = (request: { body: unknown }) =>
      Response.json(answer(request), { headers: { date: date.toUTCString() } })
    const backend = at({ [MFA]: dated })
    await open(backend)
    await press('Enable')
    expect(await screen.findByRole('button', { name: /^Send a new code in \d+ s$/ })).toHaveProperty(
      'disabled',
      true,
    )
    date = new Date(date.getTime() + 60_000)
    await userEvent.type(await codeField(), '000000{Enter}')
    await press('Send a new code')
    expect(await screen.findByText('A new code has been sent.')).toBeDefined()
    expect(await codeField()).toHaveProperty('value', '')
    await userEvent.type(await codeField(), '123456{Enter}')
    await closed()
    expect(asked.at(-1)).toEqual({ enable: true, verificationReference: 'r-2', verificationCode: '123456' })
  })
})

describe('devices', () => {
  const both = { verificationDevices: [phone, desk] }
  const REMOVE = 'DELETE /me/security/mfa/devices/*'
  const removed = { message: 'The device has been removed.', data: null }
  const names = async () =>
    (await section('Devices')).queryAllByRole('listitem').map((item) => item.textContent)

  it('are listed with a badge on the trusted ones and a button each [PROFILE-04, PROFILE-05, PROFILE-06]', async () => {
    await open(at({}, both))
    expect(await names()).toEqual(['Safari on iPhoneTrusted', 'Edge on Windows'])
    expect(screen.getByRole('button', { name: 'Delete Safari on iPhone' })).toBeDefined()
    expect(screen.getByRole('button', { name: 'Delete Edge on Windows' })).toBeDefined()
  })

  it('show an empty state [PROFILE-14]', async () => {
    await open()
    expect((await section('Devices')).getByText('No devices yet.')).toBeDefined()
  })

  it('disappear immediately, with a toast [PROFILE-14, CALL-05]', async () => {
    const answer = held(() => removed)
    const backend = at({ [REMOVE]: answer.handler }, both)
    await open(backend)
    await press('Delete Edge on Windows')
    expect(await names()).toEqual(['Safari on iPhoneTrusted'])
    expect(document.activeElement?.textContent).toBe('Devices')
    await act(async () => answer.letGo())
    expect(await screen.findByText('Device removed')).toBeDefined()
    expect(backend.calls).toContain('DELETE /me/security/mfa/devices/d-2')
  })

  it('need confirmation when trusted', async () => {
    const backend = at({ [REMOVE]: removed }, both)
    await open(backend)
    await press('Delete Safari on iPhone')
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Safari on iPhone?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    expect(await names()).toHaveLength(2)
    await press('Delete Safari on iPhone')
    await press('Delete')
    await waitFor(async () => expect(await names()).toEqual(['Edge on Windows']))
    expect(await screen.findByText('Device removed')).toBeDefined()
    expect(backend.calls.filter((call) => call.startsWith('DELETE'))).toEqual([
      'DELETE /me/security/mfa/devices/d-1',
    ])
  })

  it('return to their place with a toast when the server refuses', async () => {
    await open(at({ [REMOVE]: refusal(500, 'Something went wrong here.') }, both))
    await press('Delete Safari on iPhone')
    await press('Delete')
    expect(await screen.findByText('Something went wrong here.')).toBeDefined()
    expect(await names()).toEqual(['Safari on iPhoneTrusted', 'Edge on Windows'])
  })

  it('stay removed when they were removed already', async () => {
    await open(at({ [REMOVE]: refusal(404, 'Not found.') }, both))
    await press('Delete Edge on Windows')
    expect(await screen.findByText('Device removed')).toBeDefined()
    expect(await names()).toEqual(['Safari on iPhoneTrusted'])
  })
})

describe('the open sessions', () => {
  const END = 'DELETE /me/security/sessions/*'
  const ALL = 'DELETE /me/security/sessions'
  const heading = 'Where you are signed in'
  const browsers = async () =>
    (await section(heading)).queryAllByRole('listitem').map((item) => item.textContent)

  it('mark this browser', async () => {
    await open()
    await screen.findByText('This browser')
    const [first, second] = await browsers()
    expect(first).toMatch(/^Chrome on LinuxActive now, signed in .+This browser$/)
    expect(second).toContain('Firefox on Windows')
    expect(screen.queryByRole('button', { name: /^Sign out Chrome on Linux/ })).toBeNull()
  })

  it('end after a confirmation', async () => {
    const backend = at({ [END]: { message: 'That browser is signed out.', data: null } })
    await open(backend)
    await press(/^Sign out Firefox on Windows, signed in/)
    backend.on(SESSIONS, [here])
    await press('Sign out')
    expect(await screen.findByText('Firefox on Windows has been signed out.')).toBeDefined()
    expect(await browsers()).toHaveLength(1)
    expect(backend.calls).toContain('DELETE /me/security/sessions/s-2')
  })

  it('of the same browser have buttons with different names', async () => {
    const twin = (Id: string, Network: string) => ({ ...elsewhere, Id, Network, SameNetwork: false })
    await open(at({ [SESSIONS]: [here, twin('s-2', '203.0.113.7'), twin('s-3', '198.51.100.24')] }))
    const buttons = await screen.findAllByRole('button', { name: /^Sign out Firefox on Windows/ })
    expect(buttons.map((button) => button.getAttribute('aria-label')?.split(', ')[1])).toEqual([
      '203.0.113.7',
      '198.51.100.24',
    ])
  })

  it('return when the server refuses', async () => {
    await open(at({ [END]: unreachable }))
    await press(/^Sign out Firefox on Windows, signed in/)
    await press('Sign out')
    expect(await screen.findByText(network)).toBeDefined()
    expect(await browsers()).toHaveLength(2)
  })

  it('end everywhere, which shows sign-in', async () => {
    const backend = at({ [ALL]: { message: 'You are signed out everywhere.', data: null } })
    await open(backend)
    await press('Sign out everywhere')
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Sign out everywhere?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Sign out everywhere' }))
    await waitFor(() => expect(address()).toBe('/'))
    expect(backend.calls).toContain(ALL)
  })

  it('show why signing out everywhere failed', async () => {
    await open(at({ [ALL]: unreachable }))
    await press('Sign out everywhere')
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Sign out everywhere' }))
    expect((await dialog.findByRole('alert')).textContent).toBe(network)
    expect(address()).toBe('/profile')
  })

  it('can be loaded again after a failure', async () => {
    const backend = at({ [SESSIONS]: refusal(500, 'Something went wrong here.') })
    await open(backend)
    const panel = await section(heading)
    expect((await panel.findByRole('alert')).textContent).toContain('Something went wrong here.')
    backend.on(SESSIONS, [here])
    await userEvent.click(panel.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('This browser')).toBeDefined()
  })
})

describe('changing the password', () => {
  const CHANGE = 'POST /me/security/password'
  const done = { message: 'Your password has been changed.', data: null }
  const fillIn = async (next = 'harbour-2026', confirmation = next) => {
    await press('Change password')
    await userEvent.type(await screen.findByLabelText('Current password'), 'harbour-2025')
    await userEvent.type(screen.getByLabelText('New password'), next)
    await userEvent.type(screen.getByLabelText('Confirm password'), confirmation)
  }
  const send = async () =>
    userEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Change password' }),
    )

  it('takes the current and the new password, and shows the consequences', async () => {
    let sent: unknown
    const backend = at(
      {
        [CHANGE]: ({ body }: { body: unknown }) => {
          sent = body
          return done
        },
      },
      { verificationDevices: [phone] },
    )
    await open(backend)
    await screen.findByText('Firefox on Windows')
    await fillIn()
    backend.on(SESSIONS, [here])
    backend.on('POST /auth/refresh', eli)
    await send()
    expect(await screen.findByText('Your password has been changed.')).toBeDefined()
    expect(sent).toEqual({ currentPassword: 'harbour-2025', password: 'harbour-2026' })
    expect(screen.getByText(/Other browsers have been signed out/)).toBeDefined()
    await waitFor(() => expect(screen.queryByText('Firefox on Windows')).toBeNull())
    expect(await screen.findByText('No devices yet.')).toBeDefined()
  })

  it('requires the new password twice [VALID-02, VALID-05]', async () => {
    const backend = at()
    await open(backend)
    await fillIn('harbour-2026', 'harbour-2027')
    await send()
    expect(await screen.findByText('Does not match New password')).toBeDefined()
    expect(document.activeElement).toBe(screen.getByLabelText('Confirm password'))
    expect(backend.calls).not.toContain(CHANGE)
  })

  it('follows the password policy of the installation', async () => {
    const backend = at()
    await open(backend)
    await fillIn('short-7')
    await send()
    const field = screen.getByLabelText('New password')
    expect(document.activeElement).toBe(field)
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(screen.getAllByText(/^At least eight characters/)).not.toEqual([])
    expect(backend.calls).not.toContain(CHANGE)
  })

  it('shows a refusal in the dialog and keeps what was typed', async () => {
    await open(at({ [CHANGE]: refusal(400, 'Your current password is not correct.') }))
    await fillIn()
    await send()
    const dialog = within(screen.getByRole('dialog'))
    expect((await dialog.findByRole('alert')).textContent).toBe('Your current password is not correct.')
    expect(screen.getByLabelText('New password')).toHaveProperty('value', 'harbour-2026')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Current password')))
  })

  it('refuses a commonly used password at its field [RESET-26]', async () => {
    const hint = 'At least eight characters, and not a commonly used password.'
    await open(at({ [CHANGE]: refusal(400, hint) }))
    await fillIn('password1')
    await send()
    const field = screen.getByLabelText('New password')
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
    expect(document.activeElement).toBe(field)
    expect(within(screen.getByRole('dialog')).queryByRole('alert')).toBeNull()
  })
})

describe('changing the address [PROFILE-15]', () => {
  const EMAIL = 'GET /me/security/email'
  const CHANGE = 'POST /me/security/email'
  const RESEND = 'POST /me/security/email/resend'
  const CANCEL = 'DELETE /me/security/email'
  const own = { EmailAddress: 'eli@tributary.example', Pending: null }
  const next = 'eli.elm@harbour.example'
  const pending = { ...own, Pending: { EmailAddress: next, ExpiresAtUtc: '2030-01-02T03:04:00Z' } }
  const written = (data: object) => ({ message: 'Done.', data })
  const fillIn = async (address = next) => {
    await press('Change email address')
    await userEvent.type(await screen.findByLabelText('New email address'), address)
    await userEvent.type(screen.getByLabelText('Current password'), 'harbour-2025')
  }
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Send link' }))

  it('sends address and password, and shows that a link was sent', async () => {
    let sent: unknown
    const backend = at({
      [CHANGE]: ({ body }: { body: unknown }) => {
        sent = body
        return written(pending)
      },
    })
    await open(backend)
    await fillIn(` ${next} `)
    await send()
    await closed()
    expect(sent).toEqual({ emailAddress: next, currentPassword: 'harbour-2025' })
    const panel = await section('Email address')
    expect(panel.getByRole('status').textContent).toContain(`We sent a link to ${next}.`)
  })

  it('refuses an invalid address before it is sent [VALID-02]', async () => {
    const backend = at()
    await open(backend)
    await fillIn('eli at harbour')
    await send()
    expect(await screen.findByText('Invalid email address')).toBeDefined()
    expect(document.activeElement).toBe(screen.getByLabelText('New email address'))
    expect(backend.calls).not.toContain(CHANGE)
  })

  it('shows at its field that an address is taken', async () => {
    await open(at({ [CHANGE]: refusal(409, 'This email address is already in use') }))
    await fillIn()
    await send()
    const field = screen.getByLabelText('New email address')
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
    expect(document.activeElement).toBe(field)
    expect(screen.getByLabelText('Current password')).toHaveProperty('value', 'harbour-2025')
    expect(within(screen.getByRole('dialog')).queryByRole('alert')).toBeNull()
  })

  it('shows in the dialog that the password is wrong', async () => {
    await open(at({ [CHANGE]: refusal(400, 'Your current password is not correct.') }))
    await fillIn()
    await send()
    const dialog = within(screen.getByRole('dialog'))
    expect((await dialog.findByRole('alert')).textContent).toContain('Your current password is not correct.')
  })

  it('sends the link of a pending change again', async () => {
    const backend = at({ [EMAIL]: pending, [RESEND]: written(pending) })
    await open(backend)
    await press('Send it again')
    expect(await screen.findByText(/^A new link has been sent\./)).toBeDefined()
    expect(backend.calls).toContain(RESEND)
  })

  it('shows why the link could not be sent again', async () => {
    const wait = 'Too many attempts. Please wait 9 minutes and try again.'
    await open(at({ [EMAIL]: pending, [RESEND]: refusal(429, wait) }))
    await press('Send it again')
    expect((await (await section('Email address')).findByRole('alert')).textContent).toBe(wait)
  })

  it('cancels a pending change', async () => {
    const backend = at({ [EMAIL]: pending, [CANCEL]: written(own) })
    await open(backend)
    await press('Cancel change')
    expect(await screen.findByText('The change has been cancelled.')).toBeDefined()
    expect(screen.queryByText(/We sent a link/)).toBeNull()
  })

  it('shows the new address once its link was followed in another tab', async () => {
    const accessToken = `a.${btoa(JSON.stringify({ Role: 'ExcelUser', sub: 'u-1' }))}.c`
    let renewals = 0
    const backend = at({
      [EMAIL]: { EmailAddress: next, Pending: null },
      'POST /auth/refresh': () => ({ ...eli, accessToken, ...(renewals++ && { email: next }) }),
    })
    await open(backend)
    // Another address renders the page again, so an element found before is stale.
    await waitFor(() => {
      const details = screen.getByRole('region', { name: 'Your details' })
      expect(within(details).getByText(next)).toBeDefined()
    })
  })
})

describe('linked sign-in providers [PROFILE-15]', () => {
  const IDENTITIES = 'GET /me/security/identities'
  const REMOVE = 'DELETE /me/security/identities/*'
  const heading = 'Linked sign-in providers'
  const xero = {
    Id: 'i-1',
    Provider: 'xero',
    DisplayName: 'Xero',
    LinkedAtUtc: '2026-01-02T03:04:00Z',
    LastUsedAtUtc: null,
  }

  it('show the provider, when it was linked and when it was last used', async () => {
    const used = { ...xero, Id: 'i-2', LastUsedAtUtc: new Date().toISOString() }
    await open(at({ [IDENTITIES]: [xero, used] }))
    const panel = await section(heading)
    const rows = panel.getAllByRole('listitem').map((row) => row.textContent)
    expect(rows[0]).toMatch(/^XeroNever used, linked .*2026/)
    expect(rows[1]).toMatch(/^XeroLast used .+, linked .*2026/)
  })

  it('are removed after a confirmation', async () => {
    const backend = at({ [IDENTITIES]: [xero], [REMOVE]: { message: 'Done.', data: null } })
    await open(backend)
    await press('Remove Xero')
    const question = within(await screen.findByRole('alertdialog', { name: 'Remove Xero?' }))
    expect(question.getByText(/You can no longer sign in with Xero/)).toBeDefined()
    backend.on(IDENTITIES, [])
    await userEvent.click(question.getByRole('button', { name: 'Remove' }))
    expect(await screen.findByText('Xero has been removed.')).toBeDefined()
    expect(backend.calls).toContain('DELETE /me/security/identities/i-1')
  })

  it('return to the list if the server keeps them', async () => {
    const only = 'This is your only way to sign in. Set a password with “Forgot password?” first.'
    await open(at({ [IDENTITIES]: [xero], [REMOVE]: refusal(409, only) }))
    await press('Remove Xero')
    await userEvent.click(await screen.findByRole('button', { name: 'Remove' }))
    expect(await screen.findByText(only)).toBeDefined()
    expect(await screen.findByRole('button', { name: 'Remove Xero' })).toBeDefined()
  })

  it('are not shown if none is linked and no provider is configured', async () => {
    await open()
    await section('Where you are signed in')
    await waitFor(() => expect(screen.queryByRole('region', { name: heading })).toBeNull())
  })

  it('can be loaded again', async () => {
    const backend = at({ [IDENTITIES]: refusal(500, 'Something went wrong here.') })
    await open(backend)
    const panel = await section(heading)
    expect((await panel.findByRole('alert')).textContent).toContain('Something went wrong here.')
    backend.on(IDENTITIES, [xero])
    await userEvent.click(panel.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('button', { name: 'Remove Xero' })).toBeDefined()
  })
})
