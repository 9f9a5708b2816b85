import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { connector, eli, fakeBackend, held, refusal, type } from '../../test/fake-backend.ts'
import { address, freshBrowser, openPortal } from '../../test/open-portal.tsx'

freshBrowser()

const EVERY = 'GET /business2cloud/clients/acme/connectors'
const PROCESS = 'POST /business2cloud/clients/acme/connectors/*/process'
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()

const log = (facts: object) => ({
  ManuallyTriggeredAtUtc: hoursAgo(2),
  AutomaticallyTriggeredAtUtc: null,
  CompletedAtUtc: hoursAgo(1),
  HasError: false,
  Forbidden: false,
  RefreshDetail: null,
  Error: null,
  ...facts,
})
const healthy = connector('Acme files', { Log: log({}) })
const failed = connector('Warehouse files', { Log: log({ HasError: true, Error: 'Connection reset' }) })
const shop = connector('Web shop', { SourceConnectorId: 'woocommerce', Status: 'DISCONNECTED' })
const administrator = { ...eli, role: 'OrganisationAdmin', roleLevel: 2 }

const backendOf = (more: Parameters<typeof fakeBackend>[0] = {}) =>
  fakeBackend({ [EVERY]: [healthy, failed, shop], ...more })
const rows = async () => {
  await screen.findByRole('table', { name: 'Connectors' })
  return screen.getAllByRole('rowheader').map((cell) => cell.getAttribute('aria-label'))
}

describe('the list of all connectors', () => {
  it('shows every type, the worst first [GLANCE-53]', async () => {
    await openPortal('/connectors?view=list', backendOf())
    expect(await rows()).toEqual(['Warehouse files', 'Acme files', 'Web shop'])
    expect(screen.getByRole('heading', { level: 1, name: 'All connectors' })).toBeDefined()
    const link = screen.getByRole('link', { name: 'All connectors', current: 'page' })
    expect(link.getAttribute('href')).toBe('/connectors?view=list')
  })

  it('leaves the connector home at the address without its parameters [GLANCE-53]', async () => {
    await openPortal('/connectors', backendOf())
    expect(await screen.findByRole('heading', { level: 1, name: 'acme Traders' })).toBeDefined()
  })

  it('shows the filter of the address, and writes it there [GLANCE-54]', async () => {
    await openPortal('/connectors?state=error', backendOf())
    expect(await rows()).toEqual(['Warehouse files'])
    await userEvent.click(screen.getByRole('button', { name: 'Disconnected 1' }))
    expect(await rows()).toEqual(['Warehouse files', 'Web shop'])
    expect(address()).toBe('/connectors?view=list&state=error,off')
  })

  it('filters while the user types [GLANCE-54]', async () => {
    await openPortal('/connectors?view=list', backendOf())
    await rows()
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search connectors' }), 'Shop')
    expect(await rows()).toEqual(['Web shop'])
    expect(address()).toBe('/connectors?view=list&search=Shop')
  })

  it('shows a refresh before the server has responded [GLANCE-55]', async () => {
    const answer = held(() => ({ message: 'Started.', data: log({ CompletedAtUtc: null }) }))
    await openPortal('/connectors?view=list', backendOf({ [PROCESS]: answer.handler }))
    await rows()
    await userEvent.click(screen.getByRole('button', { name: 'Refresh Acme files' }))
    expect(screen.getByRole('button', { name: 'Cancel Acme files' })).toBeDefined()
    await act(async () => answer.letGo())
    expect(screen.getByRole('button', { name: 'Cancel Acme files' })).toBeDefined()
  })

  it('undoes a refresh that the server refuses, with a toast [GLANCE-55]', async () => {
    await openPortal(
      '/connectors?view=list',
      backendOf({ [PROCESS]: refusal(409, 'It is running already.') }),
    )
    await rows()
    await userEvent.click(screen.getByRole('button', { name: 'Refresh Acme files' }))
    expect(await screen.findByText('It is running already.')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Refresh Acme files' })).toBeDefined()
  })

  it('leads to the editor that reconnects a connector without a provider [GLANCE-56]', async () => {
    await openPortal('/connectors?view=list', backendOf({ 'POST /auth/refresh': administrator }))
    await rows()
    const link = screen.getByRole('link', { name: 'Reconnect Web shop' })
    expect(link.getAttribute('href')).toBe('/connectors/woocommerce/manage?edit=Web%20shop')
  })

  it('asks the person with the login of a refused connector, and shows who was asked [RELINK-07]', async () => {
    const at = hoursAgo(24)
    const books = connector('Books', {
      SourceConnectorId: 'xero',
      Log: log({ Forbidden: true }),
      Authorisation: { Account: 'Acme Ltd', By: 'Una', AtUtc: at, RefusedAtUtc: at },
    })
    const later = new Date(Date.now() + 25 * 60_000).toISOString()
    const link = {
      ...{ Id: 'l1', ClientConnectorId: 'Books', EmailAddress: 'kim@a.example', AskedBy: 'Olga Oak' },
      ...{ SentAtUtc: hoursAgo(0), ExpiresAtUtc: later },
    }
    const links: object[] = []
    const base = '/business2cloud/clients/acme'
    const backend = backendOf({
      'POST /auth/refresh': administrator,
      [EVERY]: [books, healthy],
      [`GET ${base}/connector-types`]: [type('ftp'), type('xero', { RequiresAuthorisation: true })],
      [`GET ${base}/reconnect-links`]: () => links,
      [`POST ${base}/connectors/*/reconnect-link`]: () => {
        links.push(link)
        return { message: 'Sent.', data: link }
      },
    })
    await openPortal('/connectors?view=list', backend)
    await rows()
    const ask = 'Ask the person with the login of Books'
    await userEvent.click(await screen.findByRole('button', { name: ask }))
    await userEvent.type(
      await screen.findByRole('textbox', { name: 'Email address' }),
      'kim@a.example{Enter}',
    )
    const asked = new RegExp(`^${ask}\\. kim@a\\.example was asked\\. The link works until`)
    expect(await screen.findByRole('button', { name: asked })).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Ask the person with the login of Acme files' })).toBeNull()
  })

  it('opens the card of a connector whose first refresh costs money [GLANCE-55]', async () => {
    const costs = connector('Cloud costs', { SourceConnectorId: 'aws' })
    const backend = backendOf({
      [EVERY]: [costs],
      'GET /business2cloud/clients/acme/connector-types': [type('aws')],
    })
    await openPortal('/connectors?view=list', backend)
    await rows()
    await userEvent.click(screen.getByRole('button', { name: 'Refresh Cloud costs' }))
    await waitFor(() => expect(address()).toBe('/connectors/aws/refresh?search=cloud%20costs'))
    expect(backend.calls.some((call) => call.endsWith('/process'))).toBe(false)
  })

  it('offers a retry when it fails to load [GLANCE-53]', async () => {
    const backend = backendOf({ [EVERY]: refusal(500, 'Internal Server Error') })
    await openPortal('/connectors?view=list', backend)
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined()
  })
})
