import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useRouter } from 'wouter'
import type { Route } from '../app/define-routes.ts'
import { findRoute } from '../app/find-route.ts'
import { routes } from '../app/routes.ts'
import { forms } from './forms.ts'
import { lists } from './lists.ts'

/** The addresses without a case. */
const without: readonly string[] = [
  // The list of all connectors has a test of its failed load next to its page.
  '/connectors',
  // The settings of the database are at two addresses.
  '/excel',
  // The pages of an invitation, of a reconnect link and of a person have tests next to them.
  '/invitation/:invitationToken',
  '/reconnect/:reconnectToken',
  '/people/:userId',
  // One screen sets a password, and the link decides its words.
  '/reset-password/:resetPasswordRedeemToken',
  '/set-password/redeem/:resetPasswordRedeemToken',
]

const { parser } = renderHook(() => useRouter()).result.current

const screenOf = (route: Route | undefined) => (route && 'screen' in route ? route.screen : undefined)

it('tests every address with a screen', () => {
  const paths = [...lists, ...forms].map(({ path }) => path.split('?')[0] ?? '')
  const tested = new Set(paths.map((path) => screenOf(findRoute(routes, parser, path)?.route)))
  const missing = Object.entries<Route>(routes).filter(
    ([, route]) => screenOf(route) && !route.placeholder && !tested.has(screenOf(route)),
  )
  expect(missing.map(([path]) => path).toSorted()).toEqual(without.toSorted())
})
