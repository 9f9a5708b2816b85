import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { useQueryString } from '../page/use-address.ts'

/** Replaces the token in the address. The token is then in the history state. */
const HELD = 'link'

type Held = { token?: string; email?: string | null }

type MailToken = { token: string | null; email: string | null; drop: () => void }

/**
 * The token of a mail's link. It is removed from the address immediately, so that no log, history or screenshot keeps it.
 * A reload finds it in the history state. Null when it was dropped. `drop` removes it from the history state as well. `email`
 * is the address of the account, if the link has it.
 */
export function useMailToken(parameter: string | undefined): MailToken {
  const [path, navigate] = useLocation()
  const search = useQueryString()
  const [{ token = null, email = null }] = useState(() =>
    parameter === HELD ? held() : { token: parameter, email: new URLSearchParams(search).get('email') },
  )
  const place = `${path.slice(0, path.lastIndexOf('/'))}/${HELD}`
  useEffect(() => {
    if (token && parameter !== HELD)
      navigate(place, { replace: true, state: { token, email } satisfies Held })
  }, [token, email, parameter, navigate, place])
  return { token, email, drop: () => navigate(place, { replace: true, state: null }) }
}

// Only this portal writes the history state of its pages.
const held = (): Held => (history.state as Held | null) ?? {}
