import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { request } from '../../approvals/approvals.samples.ts'
import { connector, eli, fakeBackend, held, refusal, type } from '../../test/fake-backend.ts'
import { address, freshBrowser, openPortal } from '../../test/open-portal.tsx'

freshBrowser()
afterEach(() => void vi.useRealTimers())

const path = '/connectors/ftp/refresh'
const files = 'GET /business2cloud/clients/acme/connectors/ftp'
const cancel = 'POST /business2cloud/clients/acme/connectors/*/cancel'
const history = 'GET /business2cloud/clients/acme/refresh-runs'
const olga = { ...eli, firstName: 'Olga', role: 'OrganisationAdmin', roleLevel: 2 }

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
const log = (more: object = {}) => ({
  ManuallyTriggeredAtUtc: minutesAgo(2),
  AutomaticallyTriggeredAtUtc: null,
  CompletedAtUtc: null,
  HasError: false,
  Forbidden: false,
  RefreshDetail: null,
  Error: null,
  ...more,
})
const refused = log({
  CompletedAtUtc: minutesAgo(1),
  HasError: true,
  Error: 'Wrong password.',
  Cause: 'sign-in-refused',
})
const run = (more: object = {}) => ({
  Id: 'r1',
  ClientConnectorId: 'Warehouse files',
  State: 'succeeded',
  Trigger: 'automatic',
  FullSync: false,
  TriggeredAtUtc: minutesAgo(60),
  StartedAtUtc: minutesAgo(60),
  CompletedAtUtc: minutesAgo(59),
  Rows: 12,
  Detail: null,
  Error: null,
  Forbidden: false,
  Cause: null,
  RetryAtUtc: null,
  RequestedBy: null,
  ...more,
})
const running = { [files]: [connector('Warehouse files', { Log: log() })], [history]: [run()] }
const card = async (name = 'Warehouse files') => within(await screen.findByRole('article', { name }))

describe('cancelling a refresh', () => {
  const press = async () =>
    userEvent.click((await card()).getByRole('button', { name: 'Cancel refresh of Warehouse files' }))

  it('is shown immediately, then as in the server’s response', async () => {
    const data = log({
      CompletedAtUtc: minutesAgo(0),
      HasError: true,
      Cause: 'cancelled',
      RefreshDetail: 'Cancelled by Eli Elm.',
    })
    const answer = held(() => ({ message: 'Cancelled.', data }))
    await openPortal(path, fakeBackend({ ...running, [cancel]: answer.handler }))
    await press()
    const warehouse = await card()
    expect(warehouse.getByText('Cancelled. Data stored before is kept.')).toBeDefined()
    expect(warehouse.getByRole('button', { name: 'Retry' })).toBe(document.activeElement)
    await act(async () => answer.letGo())
    expect(await warehouse.findByText('Cancelled by Eli Elm.')).toBeDefined()
  })

  it('is undone with a toast when the server refuses', async () => {
    await openPortal(path, fakeBackend({ ...running, [cancel]: refusal(409, 'Nothing was cancelled.') }))
    await press()
    expect(await screen.findByText('Nothing was cancelled.')).toBeDefined()
    expect((await card()).getByRole('status').textContent).toBe('Refreshing...')
  })
})

it('waits right after Refresh until the server has responded', async () => {
  const process = 'POST /business2cloud/clients/acme/connectors/*/process'
  const started = held(() => ({ message: 'Started.', data: log() }))
  const data = log({ CompletedAtUtc: minutesAgo(0), HasError: true, Cause: 'cancelled' })
  const backend = fakeBackend({
    [files]: [connector('Warehouse files')],
    [process]: started.handler,
    [cancel]: { message: 'Cancelled.', data },
  })
  await openPortal(path, backend)
  const warehouse = await card()
  const asked = () => backend.calls.filter((call) => call.endsWith('/cancel')).length
  await userEvent.click(warehouse.getByRole('button', { name: 'Refresh' }))
  await userEvent.click(warehouse.getByRole('button', { name: /^Cancel refresh/ }))
  expect(asked()).toBe(0)
  await act(async () => started.letGo())
  await waitFor(() => expect(warehouse.getByRole('status').textContent).toBe('Cancelled.'))
  expect(asked()).toBe(1)
})

describe('the history', () => {
  it('opens from the address, and closing it removes its parameter [GLANCE-108]', async () => {
    await openPortal(`${path}?search=warehouse&history=Warehouse%20files`, fakeBackend(running))
    const dialog = await screen.findByRole('dialog', { name: 'Refresh history of Warehouse files' })
    expect(within(dialog).getAllByRole('listitem')).toHaveLength(1)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(address()).toBe(`${path}?search=warehouse`))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('is requested once, and again when a refresh has ended', async () => {
    const data = log({ CompletedAtUtc: minutesAgo(0), HasError: true, Cause: 'cancelled' })
    const backend = fakeBackend({ ...running, [cancel]: { message: 'Cancelled.', data } })
    await openPortal(path, backend)
    expect(await screen.findByText(/^Last loaded/)).toBeDefined()
    const asked = () => backend.calls.filter((call) => call === history).length
    expect(asked()).toBe(1)
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel refresh of Warehouse files' }))
    await waitFor(() => expect(asked()).toBeGreaterThan(1))
  })
})

it('shows a second refresh that ended within the same second as the first', async () => {
  const ended = (more: object) => log({ HasError: true, Cause: 'cancelled', ...more })
  const first = {
    ManuallyTriggeredAtUtc: '2026-11-20T10:00:00.010Z',
    CompletedAtUtc: '2026-11-20T10:00:00.050Z',
  }
  const second = {
    ManuallyTriggeredAtUtc: '2026-11-20T10:00:00.100Z',
    CompletedAtUtc: '2026-11-20T10:00:00.900Z',
  }
  const process = 'POST /business2cloud/clients/acme/connectors/*/process'
  const backend = fakeBackend({
    [files]: [connector('Warehouse files', { Log: ended(first) })],
    [history]: [run()],
    [process]: () => {
      backend.on(history, [run({ Id: 'r2' }), run()])
      return { message: 'Started.', data: ended(second) }
    },
  })
  await openPortal(path, backend)
  const bars = await screen.findByRole('button', { name: /^Refresh history of/ })
  await userEvent.click((await card()).getByRole('button', { name: 'Retry' }))
  await waitFor(() => expect(bars.getAttribute('aria-label')).toContain('Last 2 refreshes'))
})

it('loads the history again after a failed attempt', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
  const requested = Promise.withResolvers<void>()
  const refuse = refusal(503, 'Busy.')
  const backend = fakeBackend({
    ...running,
    [history]: () => {
      requested.resolve()
      return refuse
    },
  })
  await openPortal(path, backend)
  await requested.promise
  await act(() => vi.advanceTimersByTimeAsync(0))
  backend.on(history, [run()])
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(await screen.findByRole('button', { name: /^Refresh history of Warehouse files/ })).toBeDefined()
})

describe('the history of many cards', () => {
  const names = ['Warehouse files', 'Old files']
  const runsOf = (name: string, from: number, count: number) =>
    Array.from({ length: count }, (_, place) =>
      run({
        Id: `${name} ${from + place}`,
        ClientConnectorId: name,
        TriggeredAtUtc: minutesAgo(60 + from + place),
      }),
    )

  it('is one request, and older refreshes of one card are loaded when requested', async () => {
    const queries: Record<string, string>[] = []
    const backend = fakeBackend({
      [files]: names.map((name) => connector(name, { Log: log({ CompletedAtUtc: minutesAgo(1) }) })),
      [history]: ({ query = new URLSearchParams() }: { query?: URLSearchParams }) => {
        queries.push(Object.fromEntries(query))
        return query.has('before') ? runsOf('Old files', 31, 2) : names.flatMap((name) => runsOf(name, 1, 30))
      },
    })
    await openPortal(path, backend)
    const bars = await screen.findByRole('button', {
      name: /^Refresh history of Old files\. Last 30 refreshes/,
    })
    expect(queries).toEqual([
      { connectorType: 'ftp', connectors: 'Old files Warehouse files', each: '30', limit: '990' },
    ])
    await userEvent.click(bars)
    const dialog = within(await screen.findByRole('dialog', { name: 'Refresh history of Old files' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Show older refreshes' }))
    await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(32))
    expect(queries[1]).toEqual({
      connectorType: 'ftp',
      connectors: 'Old files',
      before: 'Old files 30',
      limit: '200',
    })
    expect(dialog.queryByRole('button', { name: 'Show older refreshes' })).toBeNull()
  })
})

describe('the tables', () => {
  it('load when opened, and show why they fail', async () => {
    const tables = 'GET /business2cloud/clients/acme/connectors/*/tables'
    const backend = fakeBackend({
      ...running,
      [tables]: [{ Name: 'orders', Schema: 'acme', Rows: 2, RefreshedAtUtc: null }],
      [`${tables}/orders`]: refusal(504, 'The table could not be read in time. Please try again.'),
    })
    await openPortal(path, backend)
    await userEvent.click(await screen.findByRole('button', { name: 'Tables of Warehouse files' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Tables of Warehouse files' }))
    const again = await dialog.findByRole('button', { name: 'Try again' })
    backend.on(`${tables}/orders`, {
      Columns: [{ Name: 'id', Type: 'bigint' }],
      Rows: [['1'], ['2']],
      HasMore: false,
    })
    await userEvent.click(again)
    expect(await dialog.findByRole('table', { name: 'orders' })).toBeDefined()
    expect(dialog.getByText('All 2 rows.')).toBeDefined()
  })
})

describe('what needs attention on Home', () => {
  const every = 'GET /business2cloud/clients/acme/connectors'
  const ownTypes = { 'GET /business2cloud/clients/acme/connector-types': [type('ftp'), type('xero')] }
  const failing = {
    ...ownTypes,
    [every]: [
      connector('Warehouse files', { Log: refused, SourceConnectorId: 'ftp' }),
      connector('Books', {
        Log: log({ ...refused, Forbidden: true, Cause: null, Error: null }),
        SourceConnectorId: 'xero',
      }),
    ],
  }
  const links = () =>
    within(screen.getByRole('region', { name: 'Needs attention' }))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')])

  it('is listed with links, and includes approvals for users who decide them', async () => {
    const approvals = { 'GET /approvals': [request('Tama')] }
    const backend = fakeBackend({ ...failing, ...approvals, 'POST /auth/refresh': olga })
    await openPortal('/home', backend)
    await screen.findByRole('heading', { name: 'Your connectors' })
    expect(links()).toEqual([
      ['Books: Xero no longer accepts the authorisation.', '/connectors/xero/manage'],
      ['Warehouse files: FTP refused the sign-in.', '/connectors/ftp/refresh?search=warehouse%20files'],
      ['1 approval is waiting for a decision.', '/admin/approvals'],
    ])
  })

  it('is shown together with the cards, so that nothing moves', async () => {
    const connectors = held(() => failing[every])
    const backend = fakeBackend({
      ...failing,
      'POST /auth/refresh': olga,
      'GET /approvals': [request('Tama')],
      [every]: connectors.handler,
    })
    await openPortal('/home', backend)
    await waitFor(() => expect(backend.calls).toContain('GET /approvals'))
    await waitFor(() => expect(backend.calls).toContain(every))
    expect(screen.getByRole('region', { name: 'Loading connectors' })).toBeDefined()
    expect(screen.queryByRole('heading', { name: 'Your connectors' })).toBeNull()
    await act(async () => connectors.letGo())
    await screen.findByRole('heading', { name: 'Your connectors' })
    expect(links()).toHaveLength(3)
  })

  it('leads from an Excel connector to its refreshes, and from there to the credentials', async () => {
    const budget = connector('Budget', {
      Log: log({ ...refused, Cause: 'settings' }),
      SourceConnectorId: 'excel',
    })
    const backend = fakeBackend({
      'GET /business2cloud/clients/acme/connector-types': [type('excel')],
      'GET /business2cloud/clients/acme/connectors/excel': [budget],
      [every]: [budget],
      'POST /auth/refresh': olga,
      'GET /approvals': [],
    })
    await openPortal('/home', backend)
    await screen.findByRole('heading', { name: 'Your connectors' })
    expect(links()).toEqual([
      [
        'Budget: The database credentials are missing or cannot be used.',
        '/connectors/excel/refresh?search=budget',
      ],
    ])
    await userEvent.click(screen.getByRole('link', { name: /^Budget/ }))
    const card = within(await screen.findByRole('article', { name: 'Budget' }))
    const credentials = await card.findByRole('link', { name: 'Check credentials' })
    expect(credentials.getAttribute('href')).toBe('/excel/table-synchronisation')
  })

  it('shows when nothing does', async () => {
    const backend = fakeBackend({ ...ownTypes, [every]: [connector('Fine', { SourceConnectorId: 'ftp' })] })
    await openPortal('/home', backend)
    expect(await screen.findByText('Nothing needs your attention.')).toBeDefined()
  })

  it('shows when it could not be checked', async () => {
    await openPortal('/home', fakeBackend({ ...ownTypes, [every]: refusal(400, 'Not now.') }))
    expect(await screen.findByText(/could not be checked/)).toBeDefined()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
