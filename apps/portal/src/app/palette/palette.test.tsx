import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { olga } from '../../approvals/approvals.samples.ts'
import { organisationsBackend, row } from '../../organisations/organisations.samples.ts'
import { forgetPersonAtom } from '../../session/person-atom.ts'
import { connector, eli, type FakeBackend, fakeBackend, refusal } from '../../test/fake-backend.ts'
import { address, freshBrowser, openPortal } from '../../test/open-portal.tsx'
import { usersBackend } from '../../users/users.samples.ts'

freshBrowser()

const opener = () => screen.findByRole('button', { name: 'Search or jump to' })
const box = () => screen.findByRole('combobox', { name: 'Search or jump to' })
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const gone = () =>
  waitFor(() => expect(screen.queryByRole('combobox', { name: 'Search or jump to' })).toBeNull())
const press = () => userEvent.keyboard('{Control>}k{/Control}')

const EVERY = 'GET /business2cloud/clients/acme/connectors'
const PROCESS = 'POST /business2cloud/clients/acme/connectors/*/process'
const CANCEL = 'POST /business2cloud/clients/acme/connectors/*/cancel'
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()

const log = (facts: object = {}) => ({
  ManuallyTriggeredAtUtc: hoursAgo(2),
  AutomaticallyTriggeredAtUtc: null,
  CompletedAtUtc: hoursAgo(1),
  HasError: false,
  Forbidden: false,
  RefreshDetail: null,
  Error: null,
  ...facts,
})
const broken = (name: string) => connector(name, { Log: log({ HasError: true, Cause: 'connection-lost' }) })
const connectorsBackend = (more: Parameters<typeof fakeBackend>[0] = {}) =>
  fakeBackend({
    [EVERY]: [connector('Warehouse files', { Log: log() }), broken('Old files'), connector('Stock files')],
    ...more,
  })
const texts = (options: HTMLElement[]) => options.map(({ textContent }) => textContent)
const optionsOf = async (label: string) =>
  texts(within(await screen.findByRole('group', { name: label })).getAllByRole('option'))
const groups = () =>
  screen
    .getAllByRole('group')
    .map((group) => document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent)

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

  it('finds connectors by name, and requests them in one call, when it is first opened [GLANCE-107]', async () => {
    // The navigation of an administrator requests only the connectors that need attention.
    let whole = 0
    const list = [connector('Warehouse files', { Log: log() })]
    const answer = ({ query }: { query?: URLSearchParams }) => {
      if (!query?.has('needsAttention')) whole += 1
      return list
    }
    await openPortal(
      '/profile',
      connectorsBackend({ 'POST /auth/refresh': olga, 'GET /approvals': [], [EVERY]: answer }),
    )
    await opener()
    expect(whole).toBe(0)
    await press()
    await userEvent.type(await box(), 'warehouse')
    await optionsOf('Connectors')
    await press()
    await gone()
    await press()
    await userEvent.type(await box(), 'warehouse')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(address()).toBe('/connectors/ftp/refresh?search=warehouse%20files'))
    expect(whole).toBe(1)
  })

  it('collapses the navigation and logs out [SHELL-41, SHELL-45]', async () => {
    const backend = await openPalette()
    await userEvent.keyboard('collapse{Enter}')
    await screen.findByRole('button', { name: 'Expand navigation' })
    await press()
    await userEvent.type(await box(), 'log out{Enter}')
    await waitFor(() => expect(backend.calls).toContain('POST /auth/signout'))
  })

  it('leads to pages that search for what it does not have [GLANCE-106]', async () => {
    await openPalette('/home', connectorsBackend())
    await userEvent.keyboard('zzz')
    await screen.findByText('Nothing matches “zzz”.')
    expect(await optionsOf('Search elsewhere')).toEqual(['Search all connectors for “zzz” '])
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(address()).toBe('/connectors?view=list&search=zzz'))
  })

  it('does not request members for a user who may not manage them', async () => {
    const backend = await openPalette()
    await userEvent.keyboard('olga')
    expect(await screen.findByText('Nothing matches “olga”.')).toBeDefined()
    expect(backend.calls).not.toContain('GET /users')
  })
})

describe('what it opens with', () => {
  it('is what needs attention, then screens [GLANCE-101]', async () => {
    await openPalette('/profile', connectorsBackend())
    expect(await optionsOf('Needs attention')).toEqual(['FOld files FTP Error'])
    expect(groups().slice(0, 2)).toEqual(['Needs attention', 'Screens'])
  })

  it('is at most three connectors, the worst first [GLANCE-101]', async () => {
    const all = [
      ...['D', 'C', 'B', 'A'].map(broken),
      connector('Slow', { Log: log({ CompletedAtUtc: null }) }),
    ]
    await openPalette('/profile', connectorsBackend({ [EVERY]: all }))
    expect(await optionsOf('Needs attention')).toEqual(['FA FTP Error', 'FB FTP Error', 'FC FTP Error'])
  })

  it('opens what fixes a connector with Enter, and its card with Ctrl+Enter [GLANCE-101]', async () => {
    await openPalette('/profile', connectorsBackend())
    await optionsOf('Needs attention')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(address()).toBe('/connectors/ftp/refresh?search=old%20files&fix=Old%20files'))
  })

  it('are the recent items of this organisation, until the user signs out [GLANCE-103]', async () => {
    const { store } = await openPortal('/profile', connectorsBackend())
    await opener()
    for (const typed of ['warehouse', 'all connectors', 'warehouse']) {
      await press()
      await userEvent.type(await box(), typed)
      await screen.findByText(/found\./)
      await userEvent.keyboard('{Enter}')
      await gone()
    }
    await press()
    expect(await optionsOf('Recent')).toEqual(['FWarehouse files FTP Up to date', 'All connectors '])
    await userEvent.keyboard('switch birch{Enter}')
    await gone()
    await press()
    await optionsOf('Screens')
    expect(screen.queryByRole('group', { name: 'Recent' })).toBeNull()
    act(() => store.set(forgetPersonAtom))
    expect(sessionStorage.getItem('palette')).toBeNull()
  })
})

describe('actions on connectors', () => {
  const started = { message: 'Started.', data: log({ CompletedAtUtc: null }) }
  const cancelled = { message: 'Cancelled.', data: log({ HasError: true, Cause: 'cancelled' }) }

  it('refresh a connector from anywhere, with a toast that can cancel it [GLANCE-102]', async () => {
    const backend = connectorsBackend({ [PROCESS]: started, [CANCEL]: cancelled })
    await openPalette('/profile', backend)
    await userEvent.keyboard('ref ware')
    await optionsOf('Actions on connectors')
    await userEvent.keyboard('{Enter}')
    await screen.findByText('The refresh of Warehouse files has started.')
    expect(address()).toBe('/profile')
    await userEvent.click(screen.getByRole('button', { name: 'Cancel the refresh of Warehouse files' }))
    await screen.findByText('The refresh of Warehouse files was cancelled.')
    expect(backend.calls.filter((call) => call.startsWith('POST /business2cloud'))).toEqual([
      'POST /business2cloud/clients/acme/connectors/Warehouse%20files/process',
      'POST /business2cloud/clients/acme/connectors/Warehouse%20files/cancel',
    ])
  })

  it('show a refusal in a toast [GLANCE-102]', async () => {
    await openPalette('/profile', connectorsBackend({ [PROCESS]: refusal(409, 'It is running already.') }))
    await userEvent.keyboard('ref ware')
    await optionsOf('Actions on connectors')
    await userEvent.keyboard('{Enter}')
    await screen.findByText('It is running already.')
  })

  it('open the card of the connector with Ctrl+Enter [GLANCE-105]', async () => {
    const backend = await openPalette('/profile', connectorsBackend())
    await userEvent.keyboard('ref ware')
    await optionsOf('Actions on connectors')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(address()).toBe('/connectors/ftp/refresh?search=warehouse%20files'))
    expect(backend.calls.filter((call) => call.startsWith('POST /business2cloud'))).toEqual([])
  })

  it.each([
    ['history ware', '/connectors/ftp/refresh?search=warehouse%20files&history=Warehouse%20files'],
    ['fix old', '/connectors/ftp/refresh?search=old%20files&fix=Old%20files'],
    ['edit ware', '/connectors/ftp/manage?edit=Warehouse%20files'],
  ])('%s leads to its page [GLANCE-102]', async (typed, expected) => {
    const administrator = { ...eli, role: 'OrganisationAdmin', roleLevel: 2 }
    await openPalette('/profile', connectorsBackend({ 'POST /auth/refresh': administrator }))
    await userEvent.keyboard(typed)
    await optionsOf('Actions on connectors')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(address()).toBe(expected))
  })

  it('are alone after >, and none of them destroys anything [GLANCE-104]', async () => {
    await openPalette('/profile', connectorsBackend())
    await optionsOf('Needs attention')
    await userEvent.keyboard('>')
    expect(groups()).toEqual(['Actions', 'Organisations', 'Actions on connectors'])
    await userEvent.keyboard('delete')
    expect(await screen.findByText('Nothing matches “delete”.')).toBeDefined()
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
    await waitFor(() => expect(address()).toBe('/people/7'))
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
