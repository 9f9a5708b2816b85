import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { ownWhyBackend, whyBackend } from '../access/access.samples.ts'
import { helperTable, version } from '../excel/structure/structure.samples.ts'
import { connector } from '../test/fake-backend.ts'
import { address, freshBrowser, openPortal } from '../test/open-portal.tsx'

freshBrowser()

const item = (name: string) => screen.findByRole('treeitem', { name })
const items = () => screen.getAllByRole('treeitem').map(({ title }) => title)
const details = () => within(screen.getByRole('region', { name: 'Details' }))

describe('the lineage of an organisation', () => {
  it('leads from the system to the people [LINEAGE-01]', async () => {
    await openPortal('/lineage', whyBackend())
    await item('FTP')
    expect(items()).toEqual([
      ...['FTP', 'Warehouse', 'orders of Warehouse', 'Database', 'Old costs', 'Revenue', 'Controllers'],
      ...['Ana Smith', 'Pia Smith', 'Pia Smith'],
    ])
    expect(document.title).toBe('Where a number comes from · acme Traders · Tributary')
  })

  it('keeps the selected node in the address, and reads it from there [LINEAGE-06]', async () => {
    await openPortal('/lineage?node=area%2Frev', whyBackend())
    expect((await item('Revenue')).getAttribute('aria-selected')).toBe('true')
    expect(details().getByRole('link', { name: 'Open Revenue' }).getAttribute('href')).toBe(
      '/excel/security/access/structure?kind=area&id=rev',
    )
    await userEvent.click(await item('Controllers'))
    expect(address()).toBe('/lineage?node=group%2Fc')
    await userEvent.click(details().getByRole('button', { name: 'Show everything' }))
    expect(address()).toBe('/lineage')
  })

  it('synchronises the structure from the database, and the lines are whole again [LINEAGE-03]', async () => {
    const backend = whyBackend()
    const state = 'GET /organisations/acme/structure-state'
    const at = '2026-11-20T08:00:00Z'
    backend.on(state, { ChangedAtUtc: at, SynchronisedAtUtc: null, CredentialsSet: true })
    await openPortal('/lineage?node=database', backend)
    await screen.findByText('The structure was never synchronised.')
    backend.on('GET /organisations/acme/database-table-sync', () => {
      backend.on(state, { ChangedAtUtc: at, SynchronisedAtUtc: at, CredentialsSet: true })
      return { message: 'The tables have been synchronised.', data: null }
    })
    await userEvent.click(details().getByRole('button', { name: 'Synchronise' }))
    await details().findByRole('link', { name: 'Open Database' })
  })

  it.each([
    ['connector/Warehouse', 'Open Warehouse', '/connectors/ftp/refresh?search=warehouse'],
    [
      'table/Warehouse/acme/orders',
      'Open orders',
      '/connectors/ftp/refresh?search=warehouse&history=Warehouse',
    ],
    ['system/ftp', 'Open FTP', '/connectors/ftp/refresh'],
    ['group/c', 'Open Controllers', '/excel/security/security-groups?edit=c'],
    ['person/ana', 'Open Ana Smith', '/people/ana'],
  ])('leads from %s to its page', async (node, label, href) => {
    await openPortal(`/lineage?node=${encodeURIComponent(node)}`, whyBackend())
    expect((await screen.findByRole('link', { name: label })).getAttribute('href')).toBe(href)
  })

  it('is reached from the security groups', async () => {
    await openPortal('/excel/security/security-groups', whyBackend())
    const link = await screen.findByRole('link', { name: 'Where a number comes from' })
    expect(link.getAttribute('href')).toBe('/lineage')
  })
})

describe('a user without administration', () => {
  it('sees only what was granted to them, and may not change it [LINEAGE-08]', async () => {
    const backend = ownWhyBackend()
    await openPortal('/lineage?node=group%2Fc', backend)
    await item('Revenue')
    expect(items()).toEqual([
      ...['FTP', 'Warehouse', 'orders of Warehouse', 'Database', 'Revenue', 'Controllers', 'Una Smith'],
    ])
    expect(details().queryByRole('link')).toBeNull()
    expect(backend.calls).not.toContain('GET /users')
  })
})

/** Each kind of object that has a list. */
function structureBackend() {
  const backend = whyBackend()
  backend.on('GET /versions', [version('budget', 'Budget')])
  backend.on('GET /helperTables', [helperTable('rates', 'Rates', 'rates')])
  return backend
}

describe('the drawer', () => {
  it('opens above the page of a connector, and closes with its address [LINEAGE-09]', async () => {
    const backend = whyBackend()
    backend.on('GET /business2cloud/clients/acme/connectors/ftp', [connector('Warehouse')])
    await openPortal('/connectors/ftp/manage', backend)
    await userEvent.click(await screen.findByRole('button', { name: 'More actions for Warehouse' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Where its numbers go' }))
    const drawer = within(await screen.findByRole('dialog', { name: 'Warehouse' }))
    expect(address()).toBe('/connectors/ftp/manage?lineage=connector%2FWarehouse')
    expect((await item('Warehouse')).getAttribute('aria-selected')).toBe('true')
    expect(drawer.getByRole('link', { name: 'Open the whole picture' }).getAttribute('href')).toBe(
      '/lineage?node=connector%2FWarehouse',
    )
    await userEvent.click(drawer.getByRole('button', { name: 'Close' }))
    expect(address()).toBe('/connectors/ftp/manage')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it.each([
    ['/excel/areas', 'Revenue', 'area/rev'],
    ['/excel/security/security-groups', 'Controllers', 'group/c'],
    ['/excel/versions', 'Budget', 'version/budget'],
    ['/excel/helper-tables', 'Rates', 'helper-table/rates'],
  ])('opens above %s, and returns the focus to its link [LINEAGE-09]', async (page, name, key) => {
    await openPortal(page, structureBackend())
    const link = await screen.findByRole('link', { name: `Where the numbers of ${name} come from` })
    await userEvent.click(link)
    const drawer = within(await screen.findByRole('dialog', { name }))
    expect(address()).toBe(`${page}?lineage=${encodeURIComponent(key)}`)
    await userEvent.click(drawer.getByRole('button', { name: 'Close' }))
    expect(document.activeElement).toBe(link)
  })

  it('opens from the link of an object whose numbers the viewer does not see [LINEAGE-09]', async () => {
    await openPortal('/excel/areas?lineage=area%2Fdeleted', whyBackend())
    const drawer = within(await screen.findByRole('dialog'))
    await drawer.findByText(/^You see no numbers from here/)
    await userEvent.click(drawer.getByRole('button', { name: 'Close' }))
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  })

  it.each([
    ['/excel', 'Where a number comes from', 'Database'],
    ['/people/ana', 'Where their numbers come from', 'Ana Smith'],
    ['/excel/security/access/structure?kind=area&id=rev', 'Where it comes from', 'Revenue'],
  ])('opens above %s', async (page, link, name) => {
    await openPortal(page, whyBackend())
    await userEvent.click(await screen.findByRole('link', { name: link }))
    await screen.findByRole('dialog', { name })
    expect((await item(name)).getAttribute('aria-selected')).toBe('true')
  })

  it('shows a user without administration only their own way [LINEAGE-08]', async () => {
    const backend = ownWhyBackend()
    await openPortal('/home?lineage=area%2Frev', backend)
    await screen.findByRole('dialog', { name: 'Revenue' })
    expect(backend.calls).not.toContain('GET /users')
  })
})
