import { Redirect } from 'wouter'
import { useReturnPath } from '../session/use-return-path.ts'
import { useQueryString } from './use-address.ts'

/** Where a signed-in person goes from sign-in: back to where they wanted to be, or home (ROUTE-46, ROUTE-47). */
export function SignedInAlready() {
  const returnPath = useReturnPath()
  return <Redirect to={returnPath(useQueryString())} replace />
}
