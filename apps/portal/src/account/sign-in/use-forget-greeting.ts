import { useReducer } from 'react'
import { useLocation } from 'wouter'
import { useAddress } from '../../page/use-address.ts'
import { forgetCookie } from '../../session/cookies.ts'
import { LOGGED_IN_NAME } from './use-greeting.ts'

/** Returns a function that removes the greeted name from this browser and from the address. */
export function useForgetGreeting(): () => void {
  const { path, query } = useAddress()
  const [, navigate] = useLocation()
  // A cookie has no change event, so the component is rendered again to read it.
  const [, renderAgain] = useReducer((times: number) => times + 1, 0)
  return () => {
    forgetCookie(LOGGED_IN_NAME)
    const left = new URLSearchParams(query)
    left.delete('name')
    navigate(left.size > 0 ? `${path}?${left}` : path, { replace: true })
    renderAgain()
  }
}
