import { renderHook } from '@testing-library/react'
import { roles, type SessionUser } from '@tributary/domain'
import { describe, expect, it } from 'vitest'
import { useRouter } from 'wouter'
import { connectorCard, connectorSheet } from '../../connectors/connector-paths.ts'
import { actionPlaces } from './actions.ts'
import { typePlace, USERS_PAGE } from './data-places.ts'
import { itemsOf, mayOpen } from './places.ts'
import { screenPlaces } from './screen-places.ts'

const { parser } = renderHook(() => useRouter()).result.current

const person = ({ name, level }: { name: string; level: number }): SessionUser => ({
  firstName: 'Sue',
  lastName: 'Stone',
  role: name,
  roleLevel: level,
  email: 'sue@tributary.example',
  requireMultiFactorAuthentication: false,
  verificationDevices: [],
})

const forEveryone = ['/home', '/connectors', '/access/why', '/lineage', '/profile']
const forAuditors = forEveryone.toSpliced(-1, 0, '/access/report')
const forLevel2 = [
  '/admin/security/users',
  '/admin/approvals',
  '/admin/programs',
  '/admin/audit',
  '/admin/organisations',
  '/admin/webhooks',
  '/admin/sign-in',
  '/admin/alerts',
]
const forLevel1 = ['/admin/dashboard', ...forLevel2, '/admin/configuration']
const operations = ['/admin/mail', '/admin/housekeeping']
const forLevel0 = forLevel1.flatMap((path) => (path === '/admin/audit' ? [path, ...operations] : path))
const customSources = ['/connectors/custom/sources', '/connectors/custom/sources/new']
const byLevel = [forLevel0, forLevel1, forLevel2].map((paths) => [...paths, ...customSources])
const admin = [...byLevel, [], []]

const doing: Record<string, string> = {
  'Add user': USERS_PAGE,
  'Add Organisation': '/admin/organisations',
  'Approve or reject requests': '/admin/approvals',
  'Show “Getting started”': '/home',
  'Change password': '/profile',
}

describe.each(roles)('$name is offered', (role) => {
  const user = person(role)
  const items = itemsOf(parser, user, () => {})
  const isAdmin = role.level <= 2

  it('exactly the screens they may open [ROUTE-48, ROUTE-49]', () => {
    const offered = items(screenPlaces).map(({ id }) => id)
    const outsideExcel = [
      ...(isAdmin ? forAuditors : forEveryone),
      ...(admin[role.level] ?? []),
      '/connectors?view=list',
    ]
    expect(offered.filter((path) => !path.startsWith('/excel'))).toEqual(outsideExcel)
    if (role.level > 3) expect(offered.filter((path) => path.startsWith('/excel'))).toEqual([])
  })

  it('exactly the actions they may use', () => {
    const expected = Object.entries(doing).filter(([name]) => isAdmin || name === 'Change password')
    expect(items(actionPlaces(user)).map(({ name }) => name)).toEqual(expected.map(([name]) => name))
  })

  it('people only if they manage them [USER-01]', () => {
    expect(mayOpen(parser, user, USERS_PAGE)).toBe(isAdmin)
  })

  it('Excel only from level 3 on [SHELL-18]', () => {
    expect(items([typePlace('excel')])).toHaveLength(role.level <= 3 ? 1 : 0)
  })

  it('no redirect, unknown or signed-out address', () => {
    for (const path of ['/', '/signin', '/admin', '/nowhere', '/connectors/teapot/refresh'])
      expect(mayOpen(parser, user, path)).toBe(false)
  })
})

it('leads from a connector to its card, and to the sheets above it [GLANCE-102]', () => {
  const connector = { id: 1, name: 'Warehouse & Files' }
  expect(connectorCard('ftp', connector.name)).toBe('/connectors/ftp/refresh?search=warehouse%20%26%20files')
  expect(connectorSheet('ftp', connector, 'fix')).toBe(
    '/connectors/ftp/refresh?search=warehouse%20%26%20files&fix=1',
  )
})
