import { cleanup, render, screen } from '@testing-library/react'
import type { SessionUser } from '@tributary/domain'
import { afterEach, describe, expect, it } from 'vitest'
import { routes } from './routes.ts'
import { Screen } from './Screen.tsx'
import { shownRoute } from './shown-route.ts'

afterEach(cleanup)

const una: SessionUser = {
  firstName: 'Una',
  lastName: 'Ulm',
  role: 'User',
  roleLevel: 4,
  email: 'una@tributary.example',
  requireMultiFactorAuthentication: false,
  verificationDevices: [],
}
const open = (path: string, params: Record<string, string> = {}, user = una) => {
  const route = Object.entries(routes).find(([one]) => one === path)?.[1]
  return render(<Screen found={shownRoute(route && { path, route, params }, user)} user={user} path={path} />)
}

describe('a page', () => {
  it('shows "no access" and a link to Home when the user may not open it [ROUTE-48]', () => {
    open('/admin/approvals')
    expect(screen.getByText('You do not have access to this page.')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/home')
  })

  it.each([
    ['SuperAdmin', 0, '/admin/dashboard'],
    ['Admin', 1, '/admin/dashboard'],
    ['OrganisationAdmin', 2, '/admin/security/users'],
  ])('at /admin leads %s on to %s %s [ROUTE-50]', (role, roleLevel, path) => {
    open('/admin', {}, { ...una, role, roleLevel })
    expect(location.pathname).toBe(path)
  })

  it('is not found for an unknown address [ROUTE-49]', () => {
    open('/nowhere')
    expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeDefined()
    expect(document.title).toBe('Page not found · Tributary')
  })

  it.each(['refresh', 'manage'])('is not found for an unknown connector type on /%s [ROUTE-52]', (tab) => {
    open(`/connectors/:connectorType/${tab}`, { connectorType: 'teleport' })
    expect(screen.getByRole('heading', { name: 'Page not found' })).toBeDefined()
  })

  it('is not found for a v2 address of a type other than Xero [ROUTE-51]', () => {
    open('/connectors/:connectorType/v2/synchronise', { connectorType: 'ftp' })
    expect(screen.getByRole('heading', { name: 'Page not found' })).toBeDefined()
  })
})
