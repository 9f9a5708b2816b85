import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { fakeBackend, held } from '../test/fake-backend.ts'
import { freshBrowser, openPortal } from '../test/open-portal.tsx'

freshBrowser()

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const main = () => screen.getByRole('main')

describe('a page of Excel', () => {
  it.each([
    ['/excel/entity-users', 'AssignEntitiesUsers'],
    ['/excel/helper-table-users', 'AssignHelperTablesUsers'],
    ['/excel/subarea-areas', 'LinkSubAreasAreas'],
  ])('at %s shows nothing but its title [ROUTE-25, ROUTE-27, ROUTE-32, ROUTE-53]', async (path, text) => {
    const backend = fakeBackend()
    await openPortal(path, backend)
    await heading(text)
    expect(main().textContent).toBe(text)
    expect(document.title).toBe(`${text} · Tributary`)
    expect(backend.calls.filter((call) => /areas|entities|users|helper/.test(call))).toEqual([])
  })

  it.each([
    [
      '/excel',
      'Database settings',
      [
        ['Entities', '/excel/security/entities'],
        ['User entities', '/excel/user-entities'],
      ],
    ],
    ['/excel/subareas', 'Sub-areas', [['Link Areas to Subareas', '/excel/subareas/link']]],
    [
      '/excel/table-synchronisation',
      'Table synchronisation',
      [['Excel connectors', '/connectors/excel/refresh']],
    ],
  ])('at %s links to the pages that are not in the top bar [SHELL-48]', async (path, title, expected) => {
    await openPortal(path, fakeBackend())
    await heading(title)
    const links = expected.map(([name = '']) => within(main()).getByRole('link', { name }))
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(expected)
  })

  it('has a breadcrumb and a document title [SHELL-51]', async () => {
    await openPortal('/excel/helper-tables', fakeBackend())
    await heading('Helper Tables')
    await screen.findByText('acme Traders')
    expect(document.title).toBe('Helper Tables · acme Traders · Tributary')
    const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
    expect(trail.getByRole('link', { name: 'Excel' }).getAttribute('href')).toBe('/excel')
    expect(trail.getByText('Helper Tables')).toBeDefined()
  })

  it.each([
    ['/excel/areas', 'Areas', 'Loading areas'],
    ['/excel/versions', 'Versions', 'Loading Versions'],
  ])('at %s shows the shape of its list while it loads [SHELL-54]', async (path, title, label) => {
    const backend = fakeBackend()
    const { handler } = held(() => [])
    backend.on('GET /areas', handler)
    backend.on('GET /versions', handler)
    await openPortal(path, backend)
    await heading(title)
    expect(await within(main()).findByText(label)).toBeDefined()
  })

  it('shows an empty state without an organisation [SHELL-43]', async () => {
    await openPortal('/excel/areas', fakeBackend({ 'GET /organisations': [] }))
    expect(await within(main()).findByText('No organisations')).toBeDefined()
  })
})
