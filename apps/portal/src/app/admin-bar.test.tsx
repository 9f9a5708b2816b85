import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { approvalsBackend, olga } from '../approvals/approvals.samples.ts'
import { eli, fakeBackend } from '../test/fake-backend.ts'
import { freshBrowser, openPortal } from '../test/open-portal.tsx'

freshBrowser()

describe('the top bar of the admin pages', () => {
  const links = async () => {
    const nav = await screen.findByRole('navigation', { name: 'Section' })
    return within(nav)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')])
  }
  const forLevel2 = [
    ['Organisations', '/admin/organisations'],
    ['Users', '/admin/security/users'],
    ['Approvals', '/admin/approvals'],
    ['Webhooks', '/admin/webhooks'],
    ['Alert channels', '/admin/alerts'],
    ['Sign-in', '/admin/sign-in'],
    ['Programs', '/admin/programs'],
    ['Audit log', '/admin/audit'],
    ['Who had access', '/access/report'],
  ]
  const adam = { ...olga, firstName: 'Adam', role: 'Admin', roleLevel: 1, email: 'adam@tributary.example' }

  it('links level 2 to organisations, users, approvals, connections to other systems and the audit log [SHELL-23, SHELL-24, SHELL-25]', async () => {
    await openPortal('/admin/approvals', approvalsBackend())
    expect(await links()).toEqual(forLevel2)
    expect(screen.getByRole('link', { name: 'Approvals' }).getAttribute('aria-current')).toBe('page')
    expect(screen.queryByRole('searchbox')).toBeNull()
  })

  it('links level 1 to dashboard and configuration as well [SHELL-21, SHELL-22]', async () => {
    const backend = approvalsBackend()
    backend.on('POST /auth/refresh', adam)
    await openPortal('/admin/approvals', backend)
    expect(await links()).toEqual([
      ['Dashboard', '/admin/dashboard'],
      ['Global Configuration', '/admin/configuration'],
      ...forLevel2,
    ])
  })

  it.each(['/admin/organisations', '/admin/security/users'])('searches on %s [SHELL-26]', async (admin) => {
    await openPortal(admin, approvalsBackend())
    expect(await screen.findByRole('searchbox', { name: 'Search' })).toBeDefined()
  })

  it.each(['/admin/dashboard', '/admin/configuration'])('does not search on %s [SHELL-26]', async (admin) => {
    const backend = approvalsBackend()
    backend.on('POST /auth/refresh', adam)
    await openPortal(admin, backend)
    await links()
    expect(screen.queryByRole('searchbox')).toBeNull()
  })

  it('shows the users page to level 2 at the address of the dashboard [ROUTE-13, ADASH-08]', async () => {
    await openPortal('/admin/dashboard', approvalsBackend())
    expect(await screen.findByRole('heading', { level: 1, name: 'Users' })).toBeDefined()
    expect(location.pathname).toBe('/admin/dashboard')
    expect(screen.getByRole('link', { name: 'Users' }).getAttribute('aria-current')).toBe('page')
    expect(screen.getByRole('searchbox', { name: 'Search' })).toBeDefined()
  })

  it('has no links for a user without access', async () => {
    await openPortal('/admin/approvals', fakeBackend({ 'POST /auth/refresh': eli }))
    await screen.findByText('You do not have access to this page.')
    expect(screen.queryByRole('navigation', { name: 'Section' })).toBeNull()
  })
})
