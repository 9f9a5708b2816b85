import type { SignInFactor } from '@tributary/domain'
import type { SignInResult } from '@tributary/sdk/session'
import { useLocation } from 'wouter'
import { useAddress } from '../../page/use-address.ts'
import { writeCookie } from '../../session/cookies.ts'
import { notifyOtherTabs } from '../../session/tabs.ts'
import { hasMessage, signInAddress } from './sign-in-address.ts'
import { LOGGED_IN_NAME } from './use-greeting.ts'

const CODE_ENTRY = '/signin/confirm'

/** The history state of the code entry. It is null when the page is opened directly. */
export type ConfirmState = { address: string | null; factors: readonly SignInFactor[] }

/**
 * Returns a function that handles the response to any sign-in: it opens the portal (SIGNIN-18) or the code entry
 * (SIGNIN-19). It returns false for a response without a token.
 */
export function useAfterSignIn(): (result: SignInResult, options?: { replace: boolean }) => boolean {
  const [, navigate] = useLocation()
  const { path, query } = useAddress()
  return (result, { replace } = { replace: false }) => {
    if (result.kind === 'no-token') return false
    if (result.kind === 'verification-required') {
      const { reference, ...state } = result
      navigate(confirmation(reference, query), { replace, state: state satisfies ConfirmState })
      return true
    }
    writeCookie(LOGGED_IN_NAME, result.user.firstName)
    notifyOtherTabs({ type: 'signed-in', email: result.user.email })
    // From the sign-in page without a message, `AfterSignIn` redirects as soon as there is a session.
    if (path === CODE_ENTRY || hasMessage(query)) navigate(signInAddress(query), { replace: true })
    return true
  }
}

/** The address of the code entry, with the `returnUrl` of the current address (SIGNIN-31). */
function confirmation(reference: string, query: string): string {
  const parameters = new URLSearchParams({ reference })
  const returnUrl = new URLSearchParams(query).get('returnUrl')
  if (returnUrl) parameters.set('returnUrl', returnUrl)
  return `${CODE_ENTRY}?${parameters}`
}
