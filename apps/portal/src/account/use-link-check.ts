import type { Client } from '@tributary/sdk'
import { newPasswordFailure } from '@tributary/sdk/account'
import { useCallback, useEffect, useState } from 'react'
import { useClient } from '../session/use-client.ts'

/** The state of a mail's link. A valid link has the server's response. Checking a link does not use it up. */
export type CheckedLink<Response> =
  | { state: 'checking' }
  | { state: 'valid'; response: Response }
  | { state: 'invalid' }
  | { state: 'unknown'; message: string }

export type LinkCheck<Response> = (client: Client, token: string, signal: AbortSignal) => Promise<Response>

/**
 * Checks whether the token of a mail's link can still be used, on mount and whenever `check` is called. Keep `request`
 * the same function between renders.
 */
export function useLinkCheck<Response>(token: string | null, request: LinkCheck<Response>) {
  const client = useClient()
  const [link, setLink] = useState<CheckedLink<Response>>({ state: token ? 'checking' : 'invalid' })
  const [times, setTimes] = useState(0)
  useEffect(() => {
    if (!token) return
    const controller = new AbortController()
    request(client, token, controller.signal).then(
      (response) => setLink({ state: 'valid', response }),
      (failure: unknown) => {
        const reason = newPasswordFailure(failure)
        if (reason?.kind === 'message') setLink({ state: 'unknown', message: reason.message })
        if (reason?.kind === 'invalid-request') setLink({ state: 'invalid' })
      },
    )
    return () => controller.abort()
  }, [client, token, request, times])
  const check = useCallback(() => {
    setLink({ state: 'checking' })
    setTimes((before) => before + 1)
  }, [])
  return { link, check, invalidate: () => setLink({ state: 'invalid' }) }
}
