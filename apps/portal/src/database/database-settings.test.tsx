import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { eli, fakeBackend, held, refusal, unreachable } from '../test/fake-backend.ts'
import { freshBrowser, openPortal } from '../test/open-portal.tsx'

freshBrowser()

const olga = { ...eli, firstName: 'Olga', role: 'OrganisationAdmin', roleLevel: 2 }
const stored = {
  host: 'db.example.com',
  database: 'figures',
  schema: 'acme',
  user: 'acme',
  passwordSet: true,
}
const state = {
  ChangedAtUtc: '2026-11-21T09:00:00Z',
  SynchronisedAtUtc: '2026-11-21T08:00:00Z',
  CredentialsSet: true,
}
const synchronised = { message: 'Done.', data: null }

const asOlga = (answers = {}) =>
  fakeBackend({
    'POST /auth/refresh': olga,
    'GET /organisations/*/database-credentials': stored,
    'GET /organisations/*/structure-state': state,
    'GET /excel-guide': { Microsoft365Video: null, Excel365Video: null },
    'POST /organisations/*/database-credentials': synchronised,
    'GET /organisations/*/database-table-sync': synchronised,
    ...answers,
  })

const path = '/excel/table-synchronisation'
const sent = (calls: readonly string[]) => calls.filter((call) => /POST .*credentials|table-sync/.test(call))
const save = 'POST /organisations/acme/database-credentials'
const sync = 'GET /organisations/acme/database-table-sync'

async function open(backend = asOlga(), address = path) {
  await openPortal(address, backend)
  const host = await screen.findByLabelText('Host')
  return { backend, host, user: userEvent.setup(), form: within(host.closest('form') ?? document.body) }
}

describe('the database settings', () => {
  it.each([
    ['/excel', 'Database settings'],
    [path, 'Table synchronisation'],
  ])('at %s are headed by their place [DBSET-01, DBSET-02, DBSET-23]', async (address, title) => {
    await open(asOlga(), address)
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeDefined()
    expect(screen.getByRole('heading', { name: 'Database Synchronisation' })).toBeDefined()
    expect(screen.getByRole('heading', { name: 'Database Credentials' })).toBeDefined()
    expect(screen.getByRole('heading', { name: 'Excel Connector guide' })).toBeDefined()
  })

  it('are only the guide for users who may not synchronise [DBSET-18]', async () => {
    const backend = asOlga({ 'POST /auth/refresh': eli })
    await openPortal('/excel', backend)
    expect(await screen.findByText('Ask your administrator to synchronise.')).toBeDefined()
    expect(await screen.findAllByText('Video not available.')).toHaveLength(2)
    expect(screen.queryByLabelText('Host')).toBeNull()
    expect(backend.calls.filter((call) => call.includes('database'))).toEqual([])
  })

  it('show what is missing until something is typed [DBSET-08, DBSET-13, DBSET-21]', async () => {
    const { backend, user, host, form } = await open()
    await user.clear(host)
    await user.click(form.getByRole('button', { name: 'Synchronise' }))
    const words = 'Validation Error: Host is required. Please enter your database host address.'
    expect(screen.getByRole('alert').textContent).toContain(words)
    await user.type(host, 'd')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(sent(backend.calls)).toEqual([])
  })

  it('synchronise the stored settings without the form [DBSET-01, DBSET-15, DBSET-17, DBSET-19]', async () => {
    const { backend, user, host } = await open()
    await user.clear(host)
    await user.click(screen.getByRole('button', { name: 'Synchronise to your database' }))
    expect(await screen.findByText('Database synchronisation completed successfully!')).toBeDefined()
    expect(sent(backend.calls)).toEqual([sync])
  })

  it('save changes before they synchronise [DBSET-14, DBSET-17, DBSET-20, ERR-43]', async () => {
    const { backend, user, form } = await open()
    await user.click(form.getByRole('button', { name: 'Synchronise' }))
    expect(await screen.findByText('Database synchronisation completed successfully!')).toBeDefined()
    expect(sent(backend.calls)).toEqual([sync])
    await user.type(screen.getByLabelText('Schema'), '2')
    await user.type(screen.getByLabelText('Password'), 'Horse-7-battery')
    await user.click(form.getByRole('button', { name: 'Synchronise' }))
    expect(await screen.findByText('Database synchronisation completed successfully!')).toBeDefined()
    expect(sent(backend.calls)).toEqual([sync, save, sync])
    expect(screen.getByLabelText('Password')).toHaveProperty('value', '')
  })

  it('can be tested before they are saved', async () => {
    const tried = [{ Key: 'target-reached', Outcome: 'failed', Sentence: 'A firewall may be in the way.' }]
    const test = 'POST /organisations/acme/database-credentials/test'
    const { backend, user, host, form } = await open(asOlga({ [test]: tried }))
    await user.click(form.getByRole('button', { name: 'Test connection' }))
    expect(await screen.findByText('A firewall may be in the way.')).toBeDefined()
    expect(sent(backend.calls)).toEqual([test])
    await user.type(host, '2')
    expect(screen.queryByText('A firewall may be in the way.')).toBeNull()
  })

  it('do not synchronise when saving has failed [DBSET-16, DBSET-20, ERR-28]', async () => {
    const backend = asOlga({ [save]: refusal(400, 'Login failed.') })
    const { user, form } = await open(backend)
    await user.type(screen.getByLabelText('Schema'), '2')
    await user.click(form.getByRole('button', { name: 'Synchronise' }))
    expect((await screen.findByRole('alert')).textContent).toContain('Invalid Database Credentials')
    expect(sent(backend.calls)).toEqual([save])
  })

  it.each([
    ['ERR-27', unreachable, 'Connection Error: Unable to connect to the server.'],
    ['ERR-36', () => refusal(409, 'A synchronisation is already running.'), 'Error (409)'],
  ])('[%s] explain a failure in words of the database', async (_, answer, words) => {
    const { user } = await open(asOlga({ [sync]: answer }))
    await user.click(screen.getByRole('button', { name: 'Synchronise to your database' }))
    expect((await screen.findByRole('alert')).textContent).toContain(words)
  })

  it('show the progress [DBSET-14]', async () => {
    const slow = held(() => synchronised)
    const { user, form } = await open(asOlga({ [sync]: slow.handler }))
    await user.click(screen.getByRole('button', { name: 'Synchronise to your database' }))
    expect(await screen.findByRole('button', { name: 'Synchronising your database' })).toBeDefined()
    expect(form.getByRole('button', { name: 'Synchronising' })).toBeDefined()
    slow.letGo()
    expect(await screen.findByText('Database synchronisation completed successfully!')).toBeDefined()
  })
})
