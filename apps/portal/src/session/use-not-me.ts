import { useReducer } from 'react'
import { useLocation } from 'wouter'
import { useAddress } from '../routes/use-address.ts'
import { clearCookie } from './cookies.ts'
import { LOGGED_IN_NAME } from './use-greeting.ts'

/** Forgets the name that sign-in greets with: on this browser, and in the address. */
export function useNotMe(): () => void {
  const { path, query } = useAddress()
  const [, navigate] = useLocation()
  const [, greetAnew] = useReducer((times: number) => times + 1, 0)
  return () => {
    clearCookie(LOGGED_IN_NAME)
    const left = new URLSearchParams(query)
    left.delete('name')
    navigate(left.size > 0 ? `${path}?${left}` : path, { replace: true })
    greetAnew()
  }
}
