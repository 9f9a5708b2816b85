import { useState } from 'react'
import { readCookie, writeCookie } from '../session/cookies.ts'

const NAV = 'nav'

/** Whether the navigation is collapsed, kept in the cookie `nav` as "open" or "closed" (SHELL-03, SHELL-41). */
export function useNavCollapsed() {
  const [collapsed, setCollapsed] = useState(() => readCookie(NAV) === 'closed')
  const change = (next: boolean) => {
    writeCookie(NAV, next ? 'closed' : 'open')
    setCollapsed(next)
  }
  return [collapsed, change] as const
}
