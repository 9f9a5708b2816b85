import { roles, type SessionUser } from '@tributary/domain'
import { describe, expect, it } from 'vitest'
import { adminHome } from './admin-home.ts'
import { routes } from './routes.ts'
import { currentItem } from './use-navigation.ts'

const person = (name: string): SessionUser => {
  const role = roles.find((one) => one.name === name) ?? roles[4]
  return {
    firstName: 'Sue',
    lastName: 'Stone',
    role: role.name,
    roleLevel: role.level,
    email: 'sue@tributary.example',
    requireMultiFactorAuthentication: false,
    verificationDevices: [],
  }
}
const at = (path: string, params: Record<string, string> = {}) => {
  const route = Object.entries(routes).find(([one]) => one === path)?.[1]
  if (!route) throw new Error(`${path} is not in the route table`)
  return { path, route, params }
}

describe('the Admin link', () => {
  it.each([
    ['SuperAdmin', '/admin/dashboard'],
    ['Admin', '/admin/dashboard'],
    ['OrganisationAdmin', '/admin/security/users'],
    ['ExcelUser', undefined],
    ['User', undefined],
  ])('leads %s to %s [SHELL-12, SHELL-13, SHELL-14]', (role, path) => {
    expect(adminHome(person(role))).toBe(path)
  })
})

describe('the highlighted item', () => {
  it.each([
    ['/home', {}, '/home'],
    ['/connectors', {}, null],
    ['/connectors/:connectorType/refresh', { connectorType: 'Xero' }, '/connectors/xero/refresh'],
    ['/connectors/:connectorType/manage', { connectorType: 'ftp' }, '/connectors/ftp/refresh'],
    ['/excel/versions', {}, '/excel/areas'],
    ['/admin/approvals', {}, '/admin/dashboard'],
    ['/profile', {}, '/profile'],
  ])('at %s %o is %s [CONNHOME-03]', (path, params, item) => {
    expect(currentItem(at(path, params), person('Admin'))).toBe(item)
  })

  it('is the list of all connectors at its address [GLANCE-53]', () => {
    expect(currentItem(at('/connectors'), person('User'), 'view=list')).toBe('/connectors?view=list')
    expect(currentItem(at('/connectors'), person('User'), 'state=error')).toBe('/connectors?view=list')
    expect(currentItem(at('/connectors'), person('User'), 'search=ftp')).toBeNull()
  })

  it('does not exist at an unknown address', () => {
    expect(currentItem(undefined, person('Admin'))).toBeNull()
  })
})
