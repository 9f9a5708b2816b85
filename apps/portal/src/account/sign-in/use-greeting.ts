import { type Greeting, signInGreeting } from '@tributary/sdk/session'
import { useSyncExternalStore } from 'react'
import { useQueryString } from '../../page/use-address.ts'
import { readCookie } from '../../session/cookies.ts'

/** The cookie with the first name of the last user of this browser: a greeting, never a decision (SIGNIN-26). */
export const LOGGED_IN_NAME = 'loggedInName'

const never = () => () => undefined

/** Returns the greeting on the sign-in page. */
export function useGreeting(): Greeting {
  const parameters = new URLSearchParams(useQueryString())
  // The page rendered ahead of time greets a new user. The name follows after hydration.
  const loggedInName = useSyncExternalStore(
    never,
    () => readCookie(LOGGED_IN_NAME),
    () => null,
  )
  return signInGreeting({
    registration: parameters.get('registration'),
    name: parameters.get('name'),
    loggedInName,
  })
}
