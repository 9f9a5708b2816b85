import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { connector, eli, fakeBackend, held } from '../../test/fake-backend.ts'
import { address, freshBrowser, openPortal } from '../../test/open-portal.tsx'
import { typeViewOf } from './use-type-view.ts'

freshBrowser()

const path = '/connectors/ftp/refresh'
const files = 'GET /business2cloud/clients/acme/connectors/ftp'
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
const failed = {
  ManuallyTriggeredAtUtc: minutesAgo(9),
  AutomaticallyTriggeredAtUtc: null,
  CompletedAtUtc: minutesAgo(8),
  HasError: true,
  Forbidden: false,
  RefreshDetail: '550 No such directory.',
  Error: null,
  Cause: 'source-path-missing',
}
const named = (count: number) => Array.from({ length: count }, (_, place) => `Files ${place + 1}`)
const connectors = (count: number) =>
  named(count).map((name, place) => connector(name, place === count - 1 ? { Log: failed } : {}))

const olga = { ...eli, firstName: 'Olga', role: 'OrganisationAdmin', roleLevel: 2 }
async function open(at: string, count: number) {
  const backend = fakeBackend({ 'POST /auth/refresh': olga, [files]: connectors(count) })
  await openPortal(at, backend)
  return backend
}
const table = () => screen.findByRole('table', { name: 'Connectors' })
const chosen = (name: string) => screen.findByRole('radio', { name, checked: true })

it.each([
  ['', 9, 'cards'],
  ['', 10, 'list'],
  ['search=files', 10, 'list'],
  ['view=cards', 500, 'cards'],
  ['view=list', 1, 'list'],
  ['view=tiles', 10, 'list'],
])('the view of %o with %i connectors is %s [GLANCE-78]', (query, count, view) => {
  expect(typeViewOf(query, count)).toBe(view)
})

describe('the list of one type', () => {
  it('shows ten connectors, the worst first [GLANCE-77, GLANCE-78]', async () => {
    await open(path, 10)
    await table()
    const rows = screen.getAllByRole('rowheader').map((cell) => cell.getAttribute('aria-label'))
    expect(rows[0]).toBe('Files 10')
    expect(rows).toHaveLength(10)
    await chosen('List')
  })

  it('leaves nine as cards, and shows them as rows when the user chooses so [GLANCE-78]', async () => {
    await open(`${path}?search=files`, 9)
    expect(await screen.findAllByRole('article')).toHaveLength(9)
    await userEvent.click(screen.getByRole('radio', { name: 'List' }))
    await table()
    expect(address()).toBe(`${path}?search=files&view=list`)
    await userEvent.click(screen.getByRole('radio', { name: 'Cards' }))
    expect(await screen.findAllByRole('article')).toHaveLength(9)
    expect(address()).toBe(`${path}?search=files&view=cards`)
  })

  it('keeps the list when a filter leaves fewer rows [GLANCE-77]', async () => {
    await open(path, 12)
    await table()
    await userEvent.click(screen.getByRole('button', { name: 'Error 1' }))
    expect(address()).toBe(`${path}?view=list&state=error`)
    expect(screen.getAllByRole('rowheader')).toHaveLength(1)
  })

  it('opens what fixes a connector above the list [GLANCE-77]', async () => {
    await open(`${path}?view=list&state=error`, 12)
    await table()
    await userEvent.click(screen.getByRole('link', { name: 'Fix Files 12' }))
    expect(await screen.findByRole('dialog')).toBeDefined()
    expect(address()).toBe(`${path}?view=list&state=error&fix=Files+12`)
    expect(screen.getByRole('table', { hidden: true })).toBeDefined()
  })

  it('shows a refresh before the server has responded [GLANCE-77]', async () => {
    const started = held(() => ({ message: 'Started.', data: { ...failed, CompletedAtUtc: null } }))
    const backend = await open(`${path}?view=list`, 2)
    backend.on('POST /business2cloud/clients/acme/connectors/*/process', started.handler)
    await table()
    await userEvent.click(screen.getByRole('button', { name: 'Refresh Files 1' }))
    expect(screen.getByRole('button', { name: 'Cancel Files 1' })).toBeDefined()
    await act(async () => started.letGo())
    await waitFor(() => expect(backend.calls.some((call) => call.endsWith('/process'))).toBe(true))
  })
})
