import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { connector, fakeBackend, held, refusal, type } from '../test/fake-backend.ts'
import { freshBrowser, openPortal } from '../test/open-portal.tsx'

freshBrowser()

/** The page once it shows the failure. While its chunk loads, another element is in its place. */
const main = async () => {
  await waitFor(() => within(screen.getByRole('main')).getByRole('alert'))
  return within(screen.getByRole('main'))
}
const nav = async () => within(await screen.findByRole('navigation', { name: 'Main' }))
const notNow = refusal(400, 'Not just now.')
const ownTypes = 'GET /business2cloud/clients/acme/connector-types'
const everyType = 'GET /business2cloud/clients/connector-types'
const files = 'GET /business2cloud/clients/acme/connectors/ftp'

describe('a page whose first load fails', () => {
  it.each([
    ['/home', 'GET /organisations'],
    ['/home', ownTypes],
    ['/home', everyType],
    ['/connectors/ftp/refresh', 'GET /organisations'],
    ['/connectors/ftp/refresh', files],
  ])('at %s says why, and comes once asked again [SHELL-54] (%s)', async (path, call) => {
    const backend = fakeBackend({ [call]: notNow })
    await openPortal(path, backend)
    const page = await main()
    expect(page.getByRole('alert').textContent).toContain('Not just now.')
    backend.on(call, fakeAnswers[call] ?? [])
    await userEvent.click(page.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(page.queryByRole('alert')).toBeNull())
    expect(await page.findByText(path === '/home' ? 'WooCommerce' : 'Warehouse files')).toBeDefined()
  })

  it('shows our sentence for a server error, and the server’s text folded [SHELL-54]', async () => {
    await openPortal(
      '/connectors/ftp/refresh',
      fakeBackend({ [files]: refusal(500, 'Internal Server Error') }),
    )
    const alert = within((await main()).getByRole('alert'))
    expect(
      alert.getByText('Connectors could not be loaded. Try again, or contact your administrator.'),
    ).toBeDefined()
    expect(alert.getByText('Internal Server Error').closest('details')?.open).toBe(false)
    expect(alert.getByRole('button', { name: 'Try again' })).toBeDefined()
  })

  it.each([
    ['HTML', '<!doctype html><h1>Log in to the WiFi</h1>', 'text/html'],
    ['nothing', '', 'application/json'],
    ['half of a list', '[{"Id": "1", "Na', 'application/json'],
    ['another shape', '{"connectors": 7}', 'application/json'],
  ])('shows a sentence and a retry after %s [SHELL-54, ERR-02, ERR-03]', async (_, body, type) => {
    const invalid = new Response(body, { headers: { 'Content-Type': type } })
    const backend = fakeBackend({ [files]: invalid })
    await openPortal('/connectors/ftp/refresh', backend)
    const page = await main()
    const { textContent } = page.getByRole('alert')
    expect(textContent).toMatch(/Invalid response from server|No response from server|OK/)
    expect(textContent).not.toMatch(/undefined|\[object|<h1>|WiFi/)
    backend.on(files, fakeAnswers[files] ?? [])
    await userEvent.click(page.getByRole('button', { name: 'Try again' }))
    expect(await page.findByText('Warehouse files')).toBeDefined()
  })

  it('keeps the reason and the focus during a retry, then focuses the heading', async () => {
    const backend = fakeBackend({ [files]: notNow })
    await openPortal('/connectors/ftp/refresh', backend)
    const page = await main()
    const again = await page.findByRole('button', { name: 'Try again' })
    const answer = held(() => [])
    backend.on(files, answer.handler)
    await userEvent.click(again)
    expect(page.getByRole('alert').textContent).toContain('Not just now.')
    expect(again.getAttribute('aria-busy')).toBe('true')
    expect(document.activeElement).toBe(again)
    await act(async () => answer.letGo())
    await page.findByText('Nothing much to do here.')
    expect(document.activeElement?.textContent).toBe('FTP connectors')
  })

  it('retries only what has failed', async () => {
    const backend = fakeBackend({ [everyType]: notNow })
    await openPortal('/home', backend)
    const again = await (await main()).findByRole('button', { name: 'Try again' })
    const before = backend.calls.length
    await userEvent.click(again)
    expect(backend.calls.slice(before)).toEqual([everyType])
  })
})

describe('the navigation', () => {
  it('does not claim that there are no organisations while they load [SHELL-43]', async () => {
    const answer = held(() => [])
    await openPortal('/home', fakeBackend({ 'GET /organisations': answer.handler }))
    const places = await nav()
    expect(places.queryByText('No organisations')).toBeNull()
    await act(async () => answer.letGo())
    expect(await places.findByText('No organisations')).toBeDefined()
  })

  it('shows why its connectors are missing, with a retry [SHELL-54]', async () => {
    const backend = fakeBackend({ [ownTypes]: notNow })
    await openPortal('/connectors/ftp/refresh', backend)
    const places = await nav()
    expect((await places.findByRole('alert')).textContent).toContain('Not just now.')
    backend.on(ownTypes, [type('ftp')])
    await userEvent.click(places.getByRole('button', { name: 'Try again' }))
    expect(await places.findByRole('link', { name: 'FTP' })).toBeDefined()
    expect(places.queryByRole('alert')).toBeNull()
  })
})

const fakeAnswers: Record<string, object> = {
  'GET /organisations': [{ Id: 'acme', CompanyName: 'acme Traders' }],
  [ownTypes]: [type('woocommerce')],
  [everyType]: [type('ftp'), type('woocommerce')],
  [files]: [
    {
      Id: 1,
      Key: 'warehouse',
      Name: 'Warehouse files',
      OriginalName: 'Warehouse files',
      Status: 'CONNECTED',
      Schedule: null,
      SourceConnectorId: 6,
      Client: { Key: 'acme' },
      Properties: [],
      Log: null,
    },
  ],
}

describe('the first cards of a long list', () => {
  const names = Array.from({ length: 100 }, (_, place) => `Files ${place + 100}`)
  const longList = (rest: Parameters<typeof held>[0]) => {
    const whole = held(rest)
    const handler = (asked: { path: string; query?: URLSearchParams; body: unknown }) => {
      const limit = asked.query?.get('limit')
      return limit ? names.slice(0, Number(limit)).map((name) => connector(name)) : whole.handler(asked)
    }
    return { handler, letGo: whole.letGo }
  }
  const all = () => names.map((name) => connector(name, name === 'Files 199' ? { Log: failed } : {}))
  const failed = {
    ManuallyTriggeredAtUtc: '2026-11-21T07:00:00.000Z',
    AutomaticallyTriggeredAtUtc: null,
    CompletedAtUtc: '2026-11-21T07:01:00.000Z',
    HasError: true,
    Forbidden: false,
    RefreshDetail: null,
    Error: null,
  }

  it('are shown while the rest loads, which is counted once it is known', async () => {
    const { handler, letGo } = longList(all)
    await openPortal('/connectors/ftp/refresh?view=cards', fakeBackend({ [files]: handler }))
    expect(await screen.findByRole('article', { name: 'Files 100' })).toBeDefined()
    expect(screen.queryByText('1 error')).toBeNull()
    await act(async () => letGo())
    expect(await screen.findByText('1 error')).toBeDefined()
  })

  it('show a refresh immediately, which the rest does not undo', async () => {
    const { handler, letGo } = longList(all)
    const data = {
      ...failed,
      ManuallyTriggeredAtUtc: new Date().toISOString(),
      CompletedAtUtc: null,
      HasError: false,
    }
    const process = 'POST /business2cloud/clients/acme/connectors/*/process'
    await openPortal(
      '/connectors/ftp/refresh?view=cards',
      fakeBackend({ [files]: handler, [process]: { message: 'Started.', data } }),
    )
    const card = within(await screen.findByRole('article', { name: 'Files 100' }))
    await userEvent.click(card.getByRole('button', { name: 'Refresh' }))
    expect(card.getByRole('status').textContent).toBe('Refreshing...')
    await act(async () => letGo())
    await screen.findByText('1 error')
    expect(card.getByRole('status').textContent).toBe('Refreshing...')
  })

  it('are not searched: a search waits for every name', async () => {
    const { handler, letGo } = longList(all)
    await openPortal('/connectors/ftp/refresh?search=199', fakeBackend({ [files]: handler }))
    await act(async () => letGo())
    expect(await screen.findByRole('article', { name: 'Files 199' })).toBeDefined()
  })

  it('are shown on the management page, where every connector is counted later', async () => {
    const { handler, letGo } = longList(all)
    await openPortal('/connectors/ftp/manage?edit=Files 199', fakeBackend({ [files]: handler }))
    expect(await screen.findByRole('article', { name: 'Files 100' })).toBeDefined()
    expect(screen.queryByText(/100 connectors/)).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
    await act(async () => letGo())
    expect(await screen.findByText(/100 connectors/)).toBeDefined()
  })
})
