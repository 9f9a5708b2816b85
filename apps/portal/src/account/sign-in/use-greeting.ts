import { type Greeting, signInGreeting } from '@tributary/sdk/session'
import { useSyncExternalStore } from 'react'
import { useQueryString } from '../../page/use-address.ts'
import { readCookie } from '../../session/cookies.ts'

/** The cookie with the first name of whoever signed in last on this browser: a greeting, never a decision (SIGNIN-26). */
export const LOGGED_IN_NAME = 'loggedInName'

const never = () => () => undefined

/** Whom sign-in greets and how (portal spec 2.3). */
export function useGreeting(): Greeting {
  const parameters = new URLSearchParams(useQueryString())
  // The page rendered ahead of time greets a stranger; the name follows once the page has come to life.
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
