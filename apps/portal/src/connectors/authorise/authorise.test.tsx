import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  connector,
  eli,
  type FakeBackend,
  fakeBackend,
  held,
  refusal,
  type,
} from '../../test/fake-backend.ts'
import { address, freshBrowser, openPortal } from '../../test/open-portal.tsx'

freshBrowser()

const olga = { ...eli, firstName: 'Olga', role: 'OrganisationAdmin', roleLevel: 2 }
const provider = 'https://login.xero.com/identity/connect/authorize?state=one-use'
const types = [type('xero', { RequiresAuthorisation: true }), type('poweroffice'), type('ftp')]
const opened = { Account: 'Acme', By: 'Olga Oak', AtUtc: '2026-01-02T03:04:05Z', RefusedAtUtc: null }

const backendWith = (answers: Parameters<typeof fakeBackend>[0] = {}) =>
  fakeBackend({
    'POST /auth/refresh': olga,
    'GET /business2cloud/clients/connector-types': types,
    'GET /business2cloud/clients/acme/connectors/xero': [connector('Acme', { Authorisation: opened })],
    'POST /authorise/*': { url: provider },
    ...answers,
  })

const left = vi.fn()
beforeEach(() => {
  left.mockReset()
  // The start of the browser's own navigation; happy-dom has no other page to go to.
  vi.spyOn(location, 'assign').mockImplementation(left)
})
const asked = ({ calls }: FakeBackend) => calls.filter((call) => call.startsWith('POST /authorise'))
/** Waits for the card and for every other response the page needs. */
const settled = async () => {
  await screen.findByRole('article', { name: 'Acme' })
  await act(async () => {})
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

describe('the redirect to a provider', () => {
  it('starts with one press on Home [HOME-06, HOME-14, CONNMAN-23]', async () => {
    const backend = backendWith()
    await openPortal('/home', backend)
    const card = await screen.findByRole('link', { name: /Xero/ })
    expect(card.getAttribute('href')).toBe('/backend/authorise/xero?state=acme')
    await userEvent.click(card)
    expect(left.mock.calls).toEqual([[provider]])
    expect(asked(backend)).toEqual(['POST /authorise/xero'])
    expect(address()).toBe('/home')
  })

  it('starts with a press only, also at the address that adds a connector [CONNMAN-23, CONNMAN-28]', async () => {
    const backend = backendWith()
    await openPortal('/connectors/xero/manage?new=true', backend)
    expect(await screen.findByRole('dialog', { name: 'Connect Xero' })).toBeTruthy()
    expect(asked(backend)).toEqual([])
    await press('Continue to Xero')
    expect(left.mock.calls).toEqual([[provider]])
  })

  it('starts for a press before the type is known', async () => {
    const { handler, letGo } = held(() => types)
    const backend = backendWith({ 'GET /business2cloud/clients/connector-types': handler })
    await openPortal('/connectors/xero/manage', backend)
    await settled()
    await press('Connect/ Reconnect')
    expect(asked(backend)).toEqual([])
    letGo()
    await vi.waitFor(() => expect(left.mock.calls).toEqual([[provider]]))
    expect(address()).toBe('/connectors/xero/manage')
  })

  it.each([
    ['immediately', async () => {}],
    ['once the type is known', () => act(async () => {})],
  ])('is one press as well %s, before the organisation is known', async (_, wait) => {
    const { handler, letGo } = held(() => [{ Id: 'acme', CompanyName: 'acme Traders' }])
    const backend = backendWith({ 'GET /organisations': handler })
    await openPortal('/connectors/xero/manage?error=unauthorised', backend)
    const button = await screen.findByRole('button', { name: 'Connect/ Reconnect' })
    await wait()
    await userEvent.click(button)
    expect(asked(backend)).toEqual([])
    letGo()
    await vi.waitFor(() => expect(left.mock.calls).toEqual([[provider]]))
    expect(button.isConnected).toBe(true)
  })

  it('stops waiting when the organisations fail to load', async () => {
    const { handler, letGo } = held(() => refusal(500, 'Not just now.'))
    const backend = backendWith({ 'GET /organisations': handler })
    await openPortal('/connectors/xero/manage', backend)
    const button = await screen.findByRole('button', { name: 'Connect/ Reconnect' })
    await userEvent.click(button)
    expect(button.getAttribute('aria-busy')).toBe('true')
    letGo()
    await vi.waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull())
    expect(left).not.toHaveBeenCalled()
  })

  it('shows why the type failed to load, and the next press retries', async () => {
    const { handler, letGo } = held(() => refusal(503, 'Not just now.'))
    const backend = backendWith({ 'GET /business2cloud/clients/connector-types': handler })
    await openPortal('/connectors/xero/manage', backend)
    await settled()
    await press('Connect/ Reconnect')
    letGo()
    expect(await screen.findByText('Not just now.')).toBeTruthy()
    expect(asked(backend)).toEqual([])
    backend.on('GET /business2cloud/clients/connector-types', types)
    await press('Connect/ Reconnect')
    await vi.waitFor(() => expect(left.mock.calls).toEqual([[provider]]))
  })

  it('shows why it failed, and follows only the address of a provider', async () => {
    const backend = backendWith({ 'POST /authorise/*': refusal(503, 'Not set up.') })
    await openPortal('/connectors/xero/manage', backend)
    await settled()
    await press('Connect/ Reconnect')
    expect(await screen.findByText('Not set up.')).toBeTruthy()
    backend.on('POST /authorise/*', { url: 'javascript:alert(1)' })
    await press('Connect/ Reconnect')
    expect(left).not.toHaveBeenCalled()
  })

  it('sends one call for a double press', async () => {
    const { handler, letGo } = held(() => ({ url: provider }))
    const backend = backendWith({ 'POST /authorise/*': handler })
    await openPortal('/connectors/xero/manage', backend)
    await settled()
    await userEvent.dblClick(screen.getByRole('button', { name: 'Connect/ Reconnect' }))
    await act(async () => letGo())
    expect(asked(backend)).toHaveLength(1)
  })
})

it('requests the organisation number of PowerOffice and shows an error [CONNMAN-24, CONNMAN-25, CONNMAN-28]', async () => {
  const bodies: unknown[] = []
  const backend = backendWith({
    'POST /authorise/poweroffice': ({ body }) => {
      bodies.push(body)
      return bodies.length === 1 ? refusal(503, 'PowerOffice could not be reached.') : { url: provider }
    },
  })
  await openPortal('/connectors/poweroffice/manage?new=true', backend)
  const dialog = within(await screen.findByRole('dialog', { name: 'Connect PowerOffice' }))
  await press('Continue to PowerOffice')
  const number = dialog.getByRole('textbox', { name: 'Organisation number' })
  expect(await dialog.findByText('required')).toBeTruthy()
  await userEvent.type(number, ' 914 776 322 ')
  await press('Continue to PowerOffice')
  expect(await dialog.findByText('Something seems to have gone unexpectedly wrong.')).toBeTruthy()
  expect(left).not.toHaveBeenCalled()
  await press('Continue to PowerOffice')
  expect(left.mock.calls).toEqual([[provider]])
  expect(bodies).toEqual([{ organisationNumber: '914 776 322' }, { organisationNumber: '914 776 322' }])
})

it.each([
  ['needs it', { NeedsAuthorisation: true }],
  ['has been authorised', { Authorisation: opened }],
])('authorises the very connector of a custom source that %s', async (_, state) => {
  const bodies: unknown[] = []
  const backend = backendWith({
    'GET /business2cloud/clients/connector-types': [type('custom')],
    'GET /business2cloud/clients/acme/connectors/custom': [connector('Acme', { Id: 'c-1', ...state })],
    'POST /authorise/custom': ({ body }) => {
      bodies.push(body)
      return { url: provider }
    },
  })
  await openPortal('/connectors/custom/manage', backend)
  const card = await screen.findByRole('article', { name: 'Acme' })
  await userEvent.click(await within(card).findByRole('button', { name: 'Authorise' }))
  await vi.waitFor(() => expect(left.mock.calls).toEqual([[provider]]))
  expect(bodies).toEqual([{ connectorId: 'c-1' }])
})

describe('the return from a provider', () => {
  const exists =
    'The Xero connector you are trying to add already belongs to another organisation. Please speak to your organisation administrator.'

  it.each([
    ['error=unauthorised', 'Adding the Xero connector was either cancelled or was not allowed.'],
    ['error=connector_exists', exists],
    [
      'error=%3Cb%3E',
      'Something seems to have gone wrong while trying to add the Xero connector. Please try again.',
    ],
    ['authorised=2', '2 Xero connectors are connected.'],
  ])(
    'with %s is shown and removed from the address and the history [ERR-18, ERR-19, ERR-20]',
    async (query, sentence) => {
      const before = history.length
      await openPortal(`/connectors/xero/manage?${query}&search=a`, backendWith())
      expect(await screen.findByText(sentence)).toBeTruthy()
      expect(address()).toBe('/connectors/xero/manage?search=a')
      expect(history.length).toBe(before)
    },
  )

  it('with both shows both, and who authorised the account', async () => {
    await openPortal('/connectors/xero/manage?authorised=1&error=connector_exists', backendWith())
    expect((await screen.findByText(exists)).closest('[role]')?.getAttribute('role')).toBe('alert')
    expect(screen.getByText('The Xero connector is connected.')).toBeTruthy()
    expect((await screen.findByText('Olga Oak')).parentElement?.textContent).toMatch(
      /^Authorised by Olga Oak/,
    )
  })
})
