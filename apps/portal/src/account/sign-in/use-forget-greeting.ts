import { useReducer } from 'react'
import { useLocation } from 'wouter'
import { useAddress } from '../../page/use-address.ts'
import { forgetCookie } from './forget-cookie.ts'
import { LOGGED_IN_NAME } from './use-greeting.ts'

/** Forgets the name that sign-in greets with, on this browser and in the address; and how often that was done. */
export function useForgetGreeting(): [forget: () => void, times: number] {
  const { path, query } = useAddress()
  const [, navigate] = useLocation()
  const [times, count] = useReducer((before: number) => before + 1, 0)
  const forget = () => {
    forgetCookie(LOGGED_IN_NAME)
    const left = new URLSearchParams(query)
    left.delete('name')
    navigate(left.size > 0 ? `${path}?${left}` : path, { replace: true })
    count()
  }
  return [forget, times]
}
