import { useState } from 'react'
import { readCookie, writeCookie } from '../session/cookies.ts'

const NAV = 'nav'

/** Whether the navigation is collapsed. The cookie `nav` remembers it as "open" or "closed". */
export function useNavCollapsed() {
  const [collapsed, setCollapsed] = useState(() => readCookie(NAV) === 'closed')
  const change = (next: boolean) => {
    writeCookie(NAV, next ? 'closed' : 'open')
    setCollapsed(next)
  }
  return [collapsed, change] as const
}
