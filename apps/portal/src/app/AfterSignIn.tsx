import { resolveReturnUrl } from '@tributary/sdk/session'
import { Redirect, useRouter } from 'wouter'
import { useQueryString } from '../page/use-address.ts'
import { findRoute } from './find-route.ts'
import { routes } from './routes.ts'

/**
 * Redirects a user who has signed in, or opens sign-in while signed in: to the path in `returnUrl` if the portal has
 * it, else to Home (ROUTE-46, ROUTE-47).
 */
export function AfterSignIn() {
  const { parser } = useRouter()
  const returnUrl = new URLSearchParams(useQueryString()).get('returnUrl')
  const mayReturnTo = (path: string) => {
    const route = findRoute(routes, parser, path)?.route
    return route !== undefined && (route.admission !== 'anyone' || route.returnsHere === true)
  }
  return <Redirect to={resolveReturnUrl(returnUrl, mayReturnTo)} replace />
}
