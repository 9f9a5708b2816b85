import { Redirect } from 'wouter'
import { useQueryString } from '../page/use-address.ts'
import { useReturnPath } from './use-return-path.ts'

/** Where a signed-in person goes from sign-in: back to where they wanted to be, or home (ROUTE-46, ROUTE-47). */
export function SignedInAlready() {
  const returnPath = useReturnPath()
  return <Redirect to={returnPath(useQueryString())} replace />
}
