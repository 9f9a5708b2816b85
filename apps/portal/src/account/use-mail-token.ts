import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'

/** Stands in the address in place of the token, which is then in the history entry. */
const HELD = 'link'

type Held = { token?: string }

/**
 * The token of a mail's link. It leaves the address at once, so that no log, history or screenshot keeps it; a reload of
 * the page finds it in the history entry. Null when there is none any more. `drop` forgets it there as well.
 */
export function useMailToken(parameter: string | undefined): { token: string | null; drop: () => void } {
  const [path, navigate] = useLocation()
  const [token] = useState(() => (parameter === HELD ? heldToken() : (parameter ?? null)))
  const place = `${path.slice(0, path.lastIndexOf('/'))}/${HELD}`
  useEffect(() => {
    if (token && parameter !== HELD) navigate(place, { replace: true, state: { token } satisfies Held })
  }, [token, parameter, navigate, place])
  return { token, drop: () => navigate(place, { replace: true, state: null }) }
}

function heldToken(): string | null {
  // Only this portal writes the state of its own pages.
  const state = history.state as Held | null
  return state?.token ?? null
}
