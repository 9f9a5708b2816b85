import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'

/** Replaces the token in the address. The token is then in the history state. */
const HELD = 'link'

type Held = { token?: string }

/**
 * The token of a mail's link. It is removed from the address immediately, so that no log, history or screenshot keeps it.
 * A reload finds it in the history state. Null when it was dropped. `drop` removes it from the history state as well.
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
  // Only this portal writes the history state of its pages.
  const state = history.state as Held | null
  return state?.token ?? null
}
