import { renderHook } from '@testing-library/react'
import { can, roles } from '@tributary/domain'
import { describe, expect, it } from 'vitest'
import { useRouter } from 'wouter'
import { findRoute } from './find-route.ts'
import { routes } from './routes.ts'

const { parser } = renderHook(() => useRouter()).result.current
const routeOf = (path: string) => findRoute(routes, parser, path)?.path

/** Every address for signed-in users, by the highest level number that may open it. */
const addresses = {
  4: [
    ...['/home', '/connectors', '/profile', '/connectors/ftp/refresh', '/connectors/ftp/manage'],
    '/connectors/xero/v2/synchronise',
  ],
  3: [
    ...['/excel', '/excel/areas', '/excel/subareas', '/excel/subareas/link', '/excel/subarea-areas'],
    ...['/excel/versions', '/excel/helper-tables', '/excel/helper-table-users', '/excel/user-entities'],
    ...['/excel/entity-users', '/excel/table-synchronisation', '/excel/security/entities'],
    ...['/excel/security/security-groups', '/excel/security/user-security-groups'],
    ...['/excel/security/user-helper-tables', '/excel/security/access'],
    ...['/excel/security/access/structure', '/excel/security/access/matrix'],
  ],
  2: [
    ...['/admin', '/admin/dashboard', '/admin/security/users', '/admin/organisations'],
    ...['/admin/organisations/1', '/admin/approvals', '/admin/approvals/1', '/access/report'],
    '/connectors/xero/v2/assign-users',
  ],
  1: ['/admin/configuration'],
  0: ['/connectors/xero/v2/tokens'],
}
const levelsOfAddresses = Object.entries(addresses).flatMap(([level, paths]) =>
  paths.map((path): [string, number] => [path, Number(level)]),
)

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

  it('admits signed-out users to sign-in, sign-up, password, invitation and reconnect paths only [ROUTE-42]', () => {
    const open = Object.entries(routes).flatMap(([path, { admission }]) =>
      admission === 'anyone' ? path : [],
    )
    expect(open).toHaveLength(12)
    expect(
      open.every((path) =>
        /^\/($|signin|signup|reset-password|set-password|invitation|reconnect)/.test(path),
      ),
    ).toBe(true)
  })

  it.each(levelsOfAddresses)('%s is open down to level %i [ROUTE-48]', (path, level) => {
    const admission = findRoute(routes, parser, path)?.route.admission ?? 'anyone'
    const admitted = roles.filter(
      (role) =>
        admission === 'anyone' ||
        admission === 'signed-in' ||
        can({ role: role.name, roleLevel: role.level }, admission),
    )
    expect(admitted.map((role) => role.level)).toEqual(
      roles.map((role) => role.level).filter((one) => one <= level),
    )
  })
})
