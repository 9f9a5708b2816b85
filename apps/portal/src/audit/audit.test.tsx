import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { refusal } from '../test/fake-backend.ts'
import { address, freshBrowser, openPortal } from '../test/open-portal.tsx'
import { auditBackend, entryRow, LIST, sue } from './audit.samples.ts'

freshBrowser()

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const many = Array.from({ length: 150 }, (_, at) => entryRow(String(1000 - at)))

describe('the audit log', () => {
  const open = (backend = auditBackend([entryRow('2'), entryRow('1')]), path = '/admin/audit') =>
    openPortal(path, backend)

  it('shows the entries of the selected organisation', async () => {
    const backend = auditBackend([entryRow('2')])
    await open(backend)
    expect(await screen.findByText('Connector changed')).toBeDefined()
    expect(screen.getByText('203.0.113.7')).toBeDefined()
    expect(backend.queries).toEqual(['orgId=acme&limit=100'])
    expect(document.title).toBe('Audit log · acme Traders · Tributary')
  })

  it('sends the filters of the address', async () => {
    const backend = auditBackend([])
    await open(backend, '/admin/audit?actor=u-2&target=c-1&action=connector')
    await screen.findByText('No entries found.')
    const query = Object.fromEntries(new URLSearchParams(backend.queries[0]))
    expect(query).toEqual({ actor: 'u-2', target: 'c-1', action: 'connector', orgId: 'acme', limit: '100' })
  })

  it('puts a chosen filter into the address', async () => {
    await open()
    await screen.findAllByText('Connector changed')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'What' }), 'Connector')
    await waitFor(() => expect(address()).toBe('/admin/audit?action=connector'))
  })

  it('shows the entries of one object by a link of an entry', async () => {
    const backend = auditBackend([entryRow('2')])
    await open(backend)
    await userEvent.click(
      await screen.findByRole('link', { name: 'Show only entries about Warehouse files' }),
    )
    expect(address()).toBe('/admin/audit?target=c-1')
    expect(await screen.findByText('Only Warehouse files')).toBeDefined()
    await press('Show all objects')
    await waitFor(() => expect(address()).toBe('/admin/audit'))
  })

  it('offers everyone who made an entry, besides the members', async () => {
    await open(auditBackend([entryRow('2', { Actor: { Id: 'a-1', Name: 'Data warehouse' } })]))
    expect(await screen.findByRole('option', { name: 'Data warehouse' })).toBeDefined()
  })

  it('loads older entries after the last one', async () => {
    const backend = auditBackend(many)
    await open(backend)
    await press('Show older entries')
    await waitFor(() => expect(backend.queries.at(-1)).toBe('orgId=acme&limit=100&cursor=901'))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Show older entries' })).toBeNull())
  })

  it('has everything and the verification for super administrators', async () => {
    const backend = auditBackend([entryRow('2')], sue)
    backend.on('POST /audit/verify', { Entries: 12, Head: 'abc', Broken: 0, BrokenIds: [], BrokenRecords: 0 })
    await open(backend)
    await userEvent.click(await screen.findByRole('radio', { name: 'Everything' }))
    await waitFor(() => expect(backend.queries.at(-1)).toBe('limit=100'))
    expect(address()).toBe('/admin/audit?scope=everything')
    await press('Verify the chain')
    expect(await screen.findByText('The chain is intact. It has 12 entries.')).toBeDefined()
  })

  it('ignores the scope of the address for administrators of an organisation', async () => {
    const backend = auditBackend([entryRow('2')])
    await open(backend, '/admin/audit?scope=everything')
    await screen.findByText('Connector changed')
    expect(backend.queries).toEqual(['orgId=acme&limit=100'])
    expect(screen.queryByRole('radio', { name: 'Everything' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Verify the chain' })).toBeNull()
  })

  it('shows why the chain could not be verified', async () => {
    const backend = auditBackend([entryRow('2')], sue)
    backend.on('POST /audit/verify', refusal(500, 'Something went wrong here.'))
    await open(backend)
    await press('Verify the chain')
    expect(await screen.findByText('Something went wrong here.')).toBeDefined()
  })

  it('can be loaded again', async () => {
    const backend = auditBackend([])
    backend.on(LIST, refusal(500, 'Something went wrong here.'))
    await open(backend)
    expect(await screen.findByText('Something went wrong here.')).toBeDefined()
    backend.on(LIST, [entryRow('2')])
    await press('Try again')
    expect(await screen.findByText('Connector changed')).toBeDefined()
  })
})
