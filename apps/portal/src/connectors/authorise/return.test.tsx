import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { connector, eli, fakeBackend, type } from '../../test/fake-backend.ts'
import { address, freshBrowser, openPortal } from '../../test/open-portal.tsx'

freshBrowser()

const provider = 'https://login.xero.com/identity/connect/authorize?state=one-use'
const list = '/connectors?view=list&state=refused'
const home = '/connectors/xero/manage'
const opened = { Account: 'Acme', By: 'Olga Oak', AtUtc: '2026-01-02T03:04:05Z' }
const books = (RefusedAtUtc: string | null) =>
  connector('Books', { SourceConnectorId: 'xero', Authorisation: { ...opened, RefusedAtUtc } })
const refused = books('2026-01-03T03:04:05Z')
const EVERY = 'GET /business2cloud/clients/acme/connectors'
const ONE = 'GET /business2cloud/clients/connectors/*'

const backend = () =>
  fakeBackend({
    'POST /auth/refresh': { ...eli, firstName: 'Olga', role: 'OrganisationAdmin', roleLevel: 2 },
    'GET /business2cloud/clients/acme/connector-types': [type('xero', { RequiresAuthorisation: true })],
    'GET /business2cloud/clients/connector-types': [type('xero', { RequiresAuthorisation: true })],
    [EVERY]: [refused],
    'GET /business2cloud/clients/acme/connectors/xero': [refused],
    [ONE]: books(null),
    'POST /authorise/*': { url: provider },
    'POST /business2cloud/clients/acme/connectors/*/process': {
      message: 'Started.',
      data: {
        ManuallyTriggeredAtUtc: new Date().toISOString(),
        AutomaticallyTriggeredAtUtc: null,
        CompletedAtUtc: null,
        HasError: false,
        Forbidden: false,
        RefreshDetail: null,
        Error: null,
      },
    },
  })

const left = vi.fn()
beforeEach(() => {
  left.mockReset()
  // The start of the browser's own navigation; happy-dom has no other page to go to.
  vi.spyOn(location, 'assign').mockImplementation(left)
})

/** Leaves the list for the provider of the refused connector. */
async function leave(): Promise<void> {
  await openPortal(list, backend())
  await userEvent.click(await screen.findByRole('button', { name: 'Reconnect Books' }))
  await waitFor(() => expect(left.mock.calls).toEqual([[provider]]))
}
/** Returns from the provider to an address, with a new page. */
async function comeBack(at: string, back = backend()) {
  cleanup()
  await openPortal(at, back)
  return { refreshes: () => back.calls.filter((call) => call.endsWith('/process')) }
}

it('leads from Manage back to it, and a refresh of the chosen connector starts [GLANCE-56]', async () => {
  const off = { ...refused, Status: 'DISCONNECTED' }
  const asOff = backend()
  asOff.on('GET /business2cloud/clients/acme/connectors/xero', [off])
  await openPortal(home, asOff)
  await userEvent.click(await screen.findByRole('button', { name: 'Reconnect' }))
  await waitFor(() => expect(left.mock.calls).toEqual([[provider]]))
  const { refreshes } = await comeBack(`${home}?authorised=1`)
  expect(await screen.findByText('The refresh of Books has started.')).toBeTruthy()
  expect(address()).toBe(home)
  expect(refreshes()).toHaveLength(1)
})

it('does not report success on Manage if another account was authorised [GLANCE-56]', async () => {
  const off = { ...refused, Status: 'DISCONNECTED' }
  const asOff = backend()
  asOff.on('GET /business2cloud/clients/acme/connectors/xero', [off])
  await openPortal(home, asOff)
  await userEvent.click(await screen.findByRole('button', { name: 'Reconnect' }))
  await waitFor(() => expect(left.mock.calls).toEqual([[provider]]))
  asOff.on(ONE, off)
  await comeBack(`${home}?authorised=1`, asOff)
  expect(await screen.findByText(/^Books is not connected\./)).toBeTruthy()
  expect(screen.queryByText(/is connected\.$/)).toBeNull()
})

describe('the return from a provider', () => {
  it('leads to the list with its filter, and a refresh starts [GLANCE-56]', async () => {
    await leave()
    const { refreshes } = await comeBack(`${home}?authorised=1`)
    expect(await screen.findByText('The refresh of Books has started.')).toBeTruthy()
    expect(address()).toBe(list)
    expect(refreshes()).toHaveLength(1)
  })

  it('starts no refresh of a connector that is still refused, and says why [GLANCE-56]', async () => {
    await leave()
    const back = backend()
    back.on(ONE, refused)
    const { refreshes } = await comeBack(`${home}?authorised=1`, back)
    expect(
      await screen.findByText('Books is not connected. Please authorise the account that it reads.'),
    ).toBeTruthy()
    expect(refreshes()).toEqual([])
  })

  it('stays on the management page after an error [GLANCE-56]', async () => {
    await leave()
    const { refreshes } = await comeBack(`${home}?error=unauthorised`)
    expect(await screen.findByText(/was either cancelled or was not allowed/)).toBeTruthy()
    expect(address()).toBe(home)
    expect(refreshes()).toEqual([])
  })

  it.each([
    ['no departure', () => sessionStorage.clear()],
    ['the departure of another organisation', () => change({ organisationId: 'birch' })],
    ['the departure for another type', () => change({ type: 'vend' })],
    ['a damaged departure', () => sessionStorage.setItem('authorising', '{"type":')],
  ])('with %s is shown on the management page and starts nothing [GLANCE-57]', async (_, prepare) => {
    await leave()
    prepare()
    const { refreshes } = await comeBack(`${home}?authorised=1`)
    expect(await screen.findByText('The Xero connector is connected.')).toBeTruthy()
    expect(address()).toBe(home)
    expect(refreshes()).toEqual([])
  })

  it('is used once [GLANCE-57]', async () => {
    await leave()
    await comeBack(`${home}?authorised=1`)
    await screen.findByText('The refresh of Books has started.')
    const { refreshes } = await comeBack(`${home}?authorised=1`)
    expect(await screen.findByText('The Xero connector is connected.')).toBeTruthy()
    expect(refreshes()).toEqual([])
  })
})

function change(more: object): void {
  const kept: object = JSON.parse(sessionStorage.getItem('authorising') ?? '{}')
  sessionStorage.setItem('authorising', JSON.stringify({ ...kept, ...more }))
}
