import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { olga } from '../approvals/approvals.samples.ts'
import { eli, fakeBackend } from '../test/fake-backend.ts'
import { freshBrowser, openPortal } from '../test/open-portal.tsx'

freshBrowser()

const una = { ...eli, firstName: 'Una', role: 'User', roleLevel: 4, email: 'una@tributary.example' }
const open = (path: string, person: object = eli) =>
  openPortal(path, fakeBackend({ 'POST /auth/refresh': person }))
const section = () => screen.findByRole('navigation', { name: 'Section' })
const targets = (links: HTMLElement[]) => links.map((link) => [link.textContent, link.getAttribute('href')])

const forEverybody = [
  ['Areas', '/excel/areas'],
  ['Subareas', '/excel/subareas'],
  ['Versions', '/excel/versions'],
  ['Helper Tables', '/excel/helper-tables'],
  ['Search', '/excel/search'],
]

describe('the top bar of the Excel pages', () => {
  it('links level 3 to the structure pages [SHELL-27, SHELL-28, SHELL-29, SHELL-30]', async () => {
    await open('/excel/versions')
    const bar = within(await section())
    expect(targets(bar.getAllByRole('link'))).toEqual(forEverybody)
    expect(bar.getByRole('link', { current: 'page' }).textContent).toBe('Versions')
  })

  it('links level 2 to the synchronisation as well [SHELL-33, SHELL-47]', async () => {
    await open('/excel/table-synchronisation', olga)
    const bar = within(await section())
    expect(targets(bar.getAllByRole('link')).at(-1)).toEqual([
      'Configure/ Sync',
      '/excel/table-synchronisation',
    ])
    expect(bar.getByRole('link', { current: 'page' }).textContent).toBe('Configure/ Sync')
  })

  it('has a Security menu of three pages and marks the current one [SHELL-31, SHELL-32, SHELL-47]', async () => {
    await open('/excel/security/user-security-groups')
    await userEvent.click(within(await section()).getByRole('button', { name: 'Security', current: true }))
    const items = await screen.findAllByRole('menuitem')
    expect(targets(items)).toEqual([
      ['Groups', '/excel/security/security-groups'],
      ['User groups', '/excel/security/user-security-groups'],
      ['User helper tables', '/excel/security/user-helper-tables'],
    ])
    expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'page', null])
  })

  it.each(['/excel/areas', '/excel/subareas', '/excel/search'])(
    'searches on %s, also in the address [SHELL-34, SHELL-49]',
    async (path) => {
      await open(`${path}?search=north`)
      expect(await screen.findByRole('searchbox', { name: 'Search' })).toHaveProperty('value', 'north')
    },
  )

  it.each(['/excel', '/excel/subareas/link', '/excel/versions'])(
    'does not search on %s [SHELL-34]',
    async (path) => {
      await open(path)
      await section()
      expect(screen.queryByRole('searchbox')).toBeNull()
    },
  )

  it('has no links for a user without access, also at a connector address [ROUTE-48, ROLE-07]', async () => {
    const { unmount } = await open('/excel/areas', una)
    const refused = () => screen.findByText('You do not have access to this page.')
    await refused()
    expect(screen.queryByRole('navigation', { name: 'Section' })).toBeNull()
    expect(screen.queryByRole('searchbox')).toBeNull()
    unmount()
    await open('/connectors/excel/refresh', una)
    await refused()
  })
})
