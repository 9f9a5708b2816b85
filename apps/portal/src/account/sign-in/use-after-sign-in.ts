import type { SignInResult } from '@tributary/sdk'
import { useLocation } from 'wouter'
import { useReturnPath } from '../../app/use-return-path.ts'
import { useQueryString } from '../../page/use-address.ts'
import { writeCookie } from '../../session/cookies.ts'
import { tellOtherTabs } from '../../session/tabs.ts'
import { LOGGED_IN_NAME } from './use-greeting.ts'

/** What the code entry is told besides its address; it is gone when the page is opened anew. */
export type ConfirmState = { address: string | null }

/**
 * Follows a sign-in, whichever way it was made: in, to where the person wanted to be (SIGNIN-18), or to the code entry
 * (SIGNIN-19). False for an answer without a token, which leads nowhere.
 */
export function useAfterSignIn(): (result: SignInResult, options?: { replace: boolean }) => boolean {
  const [, navigate] = useLocation()
  const query = useQueryString()
  const returnPath = useReturnPath()
  return (result, { replace } = { replace: false }) => {
    if (result.kind === 'no-token') return false
    if (result.kind === 'verification-required') {
      const state: ConfirmState = { address: result.address }
      navigate(confirmation(result.reference, query), { replace, state })
      return true
    }
    writeCookie(LOGGED_IN_NAME, result.user.firstName)
    tellOtherTabs({ type: 'signed-in', email: result.user.email })
    navigate(returnPath(query), { replace: true })
    return true
  }
}

/** The address of the code entry, which takes the wish to return along (SIGNIN-31). */
function confirmation(reference: string, query: string): string {
  const parameters = new URLSearchParams({ reference })
  const returnUrl = new URLSearchParams(query).get('returnUrl')
  if (returnUrl) parameters.set('returnUrl', returnUrl)
  return `/signin/confirm?${parameters}`
}
