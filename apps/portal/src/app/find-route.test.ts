import { renderHook } from '@testing-library/react'
import { can, roles } from '@tributary/domain'
import { describe, expect, it } from 'vitest'
import { useRouter } from 'wouter'
import { findRoute } from './find-route.ts'
import { routes } from './routes.ts'

const { parser } = renderHook(() => useRouter()).result.current
const routeOf = (path: string) => findRoute(routes, parser, path)?.path

describe('the route table', () => {
  it.each([
    ['/', '/'],
    ['/signin/confirm', '/signin/confirm'],
    ['/reset-password/redeem/abc', '/reset-password/redeem/:resetPasswordRedeemToken'],
    ['/reset-password/abc', '/reset-password/:resetPasswordRedeemToken'],
    ['/connectors', '/connectors'],
    ['/connectors/xero/refresh', '/connectors/:connectorType/refresh'],
    ['/connectors/xero/v2/tokens', '/connectors/:connectorType/v2/tokens'],
    ['/excel/subareas/link', '/excel/subareas/link'],
    ['/admin/approvals/17', '/admin/approvals/:approvalId'],
  ])('%s is found', (path, expected) => {
    expect(routeOf(path)).toBe(expected)
  })

  it.each(['/nowhere', '/connectors/xero', '/connectors/xero/refresh/more', '/admin/nothing'])(
    'does not find %s [ROUTE-49]',
    (path) => {
      expect(routeOf(path)).toBeUndefined()
    },
  )

  it('names the parameter of connector routes connectorType [ROUTE-41]', () => {
    expect(findRoute(routes, parser, '/connectors/cin7/manage')?.params.connectorType).toBe('cin7')
  })

  it('admits signed-out users to sign-in, sign-up and password paths only [ROUTE-42]', () => {
    const open = Object.entries(routes).flatMap(([path, { admission }]) =>
      admission === 'anyone' ? path : [],
    )
    expect(open).toHaveLength(10)
    expect(open.every((path) => /^\/($|signin|signup|reset-password|set-password)/.test(path))).toBe(true)
  })

  it.each([
    ['/admin/configuration', ['SuperAdmin', 'Admin']],
    ['/admin/security/users', ['SuperAdmin', 'Admin', 'OrganisationAdmin']],
    ['/excel/areas', ['SuperAdmin', 'Admin', 'OrganisationAdmin', 'ExcelUser']],
    ['/connectors/xero/v2/tokens', ['SuperAdmin']],
    ['/home', roles.map((role) => role.name)],
  ])('%s is for %s [ROUTE-48]', (path, expected) => {
    const admission = findRoute(routes, parser, path)?.route.admission ?? 'anyone'
    const admitted = roles.filter(
      (role) =>
        admission === 'anyone' ||
        admission === 'signed-in' ||
        can({ role: role.name, roleLevel: role.level }, admission),
    )
    expect(admitted.map((role) => role.name)).toEqual(expected)
  })
})
