import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { connector, eli, fakeBackend, held, refusal } from '../test/fake-backend.ts'
import { address, freshBrowser, openPortal } from '../test/open-portal.tsx'
import { company } from '../xero2sql/xero2sql.samples.ts'

freshBrowser()

const path = '/connectors/ftp/refresh'
const files = 'GET /business2cloud/clients/acme/connectors/ftp'
const process = 'POST /business2cloud/clients/acme/connectors/*/process'
const sue = { ...eli, firstName: 'Sue', role: 'SuperAdmin', roleLevel: 0, email: 'sue@tributary.example' }
const started = {
  ManuallyTriggeredAtUtc: new Date().toISOString(),
  AutomaticallyTriggeredAtUtc: null,
  CompletedAtUtc: null,
  HasError: false,
  Forbidden: false,
  RefreshDetail: null,
  Error: null,
}
const card = async (name: string) => within(await screen.findByRole('article', { name }))

describe('refreshing a connector', () => {
  it('is shown before the server has responded [CONNDASH-09, CONNDASH-10]', async () => {
    const sent: unknown[] = []
    const answer = held(() => ({ message: 'Started.', data: started }))
    const backend = fakeBackend({
      [process]: (request: { path: string; body: unknown }) => {
        sent.push(request.body)
        return answer.handler(request)
      },
    })
    await openPortal(path, backend)
    const warehouse = await card('Warehouse files')
    await userEvent.click(warehouse.getByRole('button', { name: 'Refresh' }))
    expect(warehouse.getByRole('status').textContent).toBe('Refreshing...')
    await act(async () => answer.letGo())
    expect(warehouse.getByRole('status').textContent).toBe('Refreshing...')
    expect(sent).toEqual([{ fullTransactionSync: false, statusMessage: 'Refresh requested from the portal' }])
  })

  it('is undone with a toast when the server refuses [CONNDASH-28]', async () => {
    const backend = fakeBackend({ [process]: refusal(409, 'A refresh is already running.') })
    await openPortal(path, backend)
    const warehouse = await card('Warehouse files')
    await userEvent.click(warehouse.getByRole('button', { name: 'Refresh' }))
    expect(await screen.findByText('A refresh is already running.')).toBeDefined()
    expect(warehouse.getByRole('status').textContent).toBe('Not refreshed yet.')
  })

  it('with a full sync is offered to superadmins only [CONNDASH-06, CONNDASH-27]', async () => {
    let sent: unknown
    const backend = fakeBackend({
      'POST /auth/refresh': sue,
      [process]: ({ body }: { body: unknown }) => {
        sent = body
        return { message: 'Started.', data: started }
      },
    })
    await openPortal(path, backend)
    await userEvent.click((await card('Warehouse files')).getByRole('button', { name: 'Full' }))
    await waitFor(() =>
      expect(sent).toEqual({
        fullTransactionSync: true,
        statusMessage: 'Full refresh requested from the portal',
      }),
    )
  })
})

it('shows the price of a full refresh before it starts', async () => {
  const sent: unknown[] = []
  const property = (Name: string, Value: string) => ({ Id: Name, Name, Value, ClientConnectorId: 'Cloud' })
  const Properties = [property('aws.startDate', '2000-01-01'), property('aws.granularity', 'MONTHLY')]
  const backend = fakeBackend({
    'POST /auth/refresh': sue,
    'GET /business2cloud/clients/acme/connectors/aws': [connector('Cloud', { Properties })],
    [process]: ({ body }: { body: unknown }) => {
      sent.push(body)
      return { message: 'Started.', data: started }
    },
  })
  await openPortal('/connectors/aws/refresh', backend)
  await userEvent.click((await card('Cloud')).getByRole('button', { name: 'Full' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  expect(dialog.getByText(/makes about 5 requests and costs about 0\.05 USD/)).toBeDefined()
  expect(sent).toEqual([])
  await userEvent.click(dialog.getByRole('button', { name: 'Start full refresh' }))
  await waitFor(() => expect(sent).toMatchObject([{ fullTransactionSync: true }]))
})

it.each([
  ['xero', sue, '/connectors/xero/v2/synchronise'],
  ['ftp', sue, undefined],
  ['xero', eli, undefined],
])('of %s lead to where figures are copied to SQL, for $role: %s', async (type, viewer, href) => {
  const list = `GET /business2cloud/clients/acme/connectors/${type}`
  const backend = fakeBackend({
    [list]: [connector('Books')],
    'POST /auth/refresh': viewer,
    'GET /me/xero2sqlproducts': [],
  })
  await openPortal(`/connectors/${type}/refresh`, backend)
  await card('Books')
  expect(screen.queryByRole('link', { name: 'Synchronise to SQL' })?.getAttribute('href') ?? undefined).toBe(
    href,
  )
})

it('link a member to Xero to SQL if they have a company there', async () => {
  const backend = fakeBackend({ 'GET /me/xero2sqlproducts': [company('c1', 'Acme Traders Ltd')] })
  await openPortal('/connectors/xero/refresh', backend)
  expect(await screen.findByRole('link', { name: 'Synchronise to SQL' })).toBeDefined()
})

describe('the cards', () => {
  const mixed = {
    [files]: [connector('zebra'), connector('Café'), connector('Gone', { Status: 'DELETED' })],
  }
  const names = () =>
    screen.getAllByRole('article').map((one) => within(one).getByRole('heading').textContent)

  it('are sorted by name, without the deleted ones [CONNDASH-24]', async () => {
    await openPortal(path, fakeBackend(mixed))
    await card('zebra')
    expect(names()).toEqual(['Café', 'zebra'])
  })

  it('include the deleted ones for a superadmin [CONNDASH-24]', async () => {
    await openPortal(path, fakeBackend({ ...mixed, 'POST /auth/refresh': sue }))
    await card('zebra')
    expect(names()).toEqual(['Café', 'Gone', 'zebra'])
  })

  it('are found by name, and clearing the search focuses the heading', async () => {
    await openPortal(`${path}?search=nothing`, fakeBackend(mixed))
    const clear = await within(await screen.findByRole('main')).findByRole('button', { name: 'Clear search' })
    await userEvent.click(clear)
    expect(address()).toBe(path)
    expect(names()).toEqual(['Café', 'zebra'])
    expect(document.activeElement?.textContent).toBe('FTP connectors')
  })

  it.each([
    ['without settings for users who cannot edit them', {}, 'true'],
    ['with settings for administrators', { 'POST /auth/refresh': sue }, null],
  ])('are polled %s', async (_, session, excluded) => {
    const asked: (string | null | undefined)[] = []
    const list = ({ query }: { query?: URLSearchParams }) => {
      asked.push(query?.get('excludeProperties'))
      return [connector('Files')]
    }
    await openPortal(path, fakeBackend({ ...session, [files]: list }))
    await card('Files')
    expect(asked).toEqual([excluded])
  })

  it('show assigned users without loading the users of the organisation [CONNDASH-21]', async () => {
    const Assigned = { Count: 1000, Self: false, First: [{ Id: 'u1', FirstName: 'Una', LastName: 'Ulm' }] }
    const backend = fakeBackend({ [files]: [connector('Files', { Assigned })] })
    await openPortal(path, backend)
    const people = await (await card('Files')).findByRole('list', { name: 'Assigned users' })
    expect(people.textContent).toBe('UU+ 999')
    expect(backend.calls).not.toContain('GET /users')
  })
})
