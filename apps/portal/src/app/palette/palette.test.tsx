import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { olga } from '../../approvals/approvals.samples.ts'
import { organisationsBackend, row } from '../../organisations/organisations.samples.ts'
import { type FakeBackend, fakeBackend, refusal } from '../../test/fake-backend.ts'
import { address, freshBrowser, openPortal } from '../../test/open-portal.tsx'
import { usersBackend } from '../../users/users.samples.ts'

freshBrowser()

const opener = () => screen.findByRole('button', { name: 'Search or jump to' })
const box = () => screen.findByRole('combobox', { name: 'Search or jump to' })
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const gone = () =>
  waitFor(() => expect(screen.queryByRole('combobox', { name: 'Search or jump to' })).toBeNull())
const press = () => userEvent.keyboard('{Control>}k{/Control}')

async function openPalette(path = '/home', backend: FakeBackend = fakeBackend()) {
  await openPortal(path, backend)
  await opener()
  await press()
  await box()
  return backend
}

describe('the palette', () => {
  it('opens and closes with its shortcut on every signed-in screen', async () => {
    await openPalette('/profile')
    await press()
    await gone()
  })

  it('opens with its button and returns the focus to it', async () => {
    await openPortal('/home', fakeBackend())
    await heading('acme Traders')
    await userEvent.click(await opener())
    await box()
    await userEvent.keyboard('{Escape}')
    await gone()
    await waitFor(async () => expect(document.activeElement).toBe(await opener()))
  })

  it('takes only its shortcut from a text field', async () => {
    await openPortal('/connectors/ftp/refresh', fakeBackend())
    const search = await screen.findByRole('searchbox')
    await userEvent.type(search, 'k{Alt>}{Control>}k{/Control}{/Alt}{Control>}{Shift>}k{/Shift}{/Control}')
    expect(screen.queryByRole('combobox')).toBeNull()
    await press()
    await box()
  })

  it('does not open over another dialog or menu', async () => {
    await openPortal('/home', fakeBackend())
    await userEvent.click(await screen.findByRole('button', { name: 'Organisation' }))
    await screen.findByRole('menu')
    await press()
    expect(screen.queryByRole('combobox')).toBeNull()
  })

  it('opens a page and focuses its heading [SHELL-51]', async () => {
    await openPalette()
    await userEvent.keyboard('ftp{Enter}')
    const title = await heading('FTP connectors')
    await waitFor(() => expect(document.activeElement).toBe(title))
    expect(address()).toBe('/connectors/ftp/refresh')
  })

  it('changes the organisation [SHELL-09]', async () => {
    await openPalette()
    await userEvent.keyboard('birch{Enter}')
    await heading('Birch Ltd')
  })

  it('finds connectors by name and requests each list once', async () => {
    const backend = await openPalette()
    await userEvent.type(await box(), 'warehouse')
    await screen.findByRole('option', { name: /Warehouse files/ })
    await press()
    await gone()
    await press()
    await userEvent.type(await box(), 'warehouse')
    const found = await screen.findByRole('option', { name: /Warehouse files/ })
    expect(backend.calls.filter((call) => call.endsWith('/connectors/ftp'))).toHaveLength(1)
    await userEvent.click(found)
    await waitFor(() => expect(address()).toBe('/connectors/ftp/refresh?search=warehouse+files'))
  })

  it('collapses the navigation and logs out [SHELL-41, SHELL-45]', async () => {
    const backend = await openPalette()
    await userEvent.keyboard('collapse{Enter}')
    await screen.findByRole('button', { name: 'Expand navigation' })
    await press()
    await userEvent.type(await box(), 'log out{Enter}')
    await waitFor(() => expect(backend.calls).toContain('POST /auth/signout'))
  })

  it('does not request members for a user who may not manage them', async () => {
    const backend = await openPalette()
    await userEvent.keyboard('olga')
    expect(await screen.findByText('Nothing matches “olga”.')).toBeDefined()
    expect(backend.calls).not.toContain('GET /users')
  })
})

describe('people', () => {
  const una = { Id: 7, FirstName: 'Una', LastName: 'Ulm', EmailAddress: 'una@acme.example' }
  const asOlga = (users: object) => fakeBackend({ 'POST /auth/refresh': olga, 'GET /users': users })

  it('are requested once and found by name or address', async () => {
    const backend = await openPalette('/home', asOlga([una]))
    await press()
    await gone()
    await press()
    await userEvent.type(await box(), 'una@acme')
    const people = within(await screen.findByRole('group', { name: 'People' }))
    const found = people.getByRole('option', { name: /Una Ulm/ })
    expect(backend.calls.filter((call) => call === 'GET /users')).toHaveLength(1)
    await userEvent.click(found)
    await waitFor(() => expect(address()).toBe('/admin/security/users?search=una+ulm'))
  })

  it('that fail to load leave the rest, with a sentence', async () => {
    await openPalette('/home', asOlga(refusal(400, 'Not just now.')))
    expect(await screen.findByText('People: Not just now.')).toBeDefined()
    await userEvent.keyboard('profile{Enter}')
    await waitFor(() => expect(address()).toBe('/profile'))
  })

  it.each([
    ['add user', 'Add user', usersBackend()],
    ['add org', 'Add Organisation', organisationsBackend(row('acme', 'acme Traders'))],
    ['change pass', 'Change password', asOlga([una])],
  ])('%s opens its dialog once', async (typed, dialog, backend) => {
    await openPalette('/home', backend)
    await userEvent.type(await box(), `${typed}{Enter}`)
    const opened = await screen.findByRole('dialog', { name: dialog })
    await userEvent.click(within(opened).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})
