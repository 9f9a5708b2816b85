import { validateResetToken } from '@tributary/sdk'
import { newPasswordFailure } from '@tributary/sdk/account'
import { useCallback, useEffect, useState } from 'react'
import { useClient } from '../../session/use-client.ts'

/** The state of a mail's link. `valid` was checked with the server; checking does not use it up. */
export type LinkStanding =
  | { state: 'checking' }
  | { state: 'valid' }
  | { state: 'invalid' }
  | { state: 'unknown'; message: string }

/** Checks whether a token can still be used, on mount and whenever `check` is called (RESET-13, RESET-14). */
export function useTokenCheck(token: string | null) {
  const client = useClient()
  const [link, setLink] = useState<LinkStanding>({ state: token ? 'checking' : 'invalid' })
  const [times, setTimes] = useState(0)
  useEffect(() => {
    if (!token) return
    const controller = new AbortController()
    validateResetToken(client, { query: { token } }, { signal: controller.signal }).then(
      () => setLink({ state: 'valid' }),
      (failure: unknown) => {
        const reason = newPasswordFailure(failure)
        if (reason?.kind === 'message') setLink({ state: 'unknown', message: reason.message })
        if (reason?.kind === 'invalid-request') setLink({ state: 'invalid' })
      },
    )
    return () => controller.abort()
  }, [client, token, times])
  const check = useCallback(() => {
    setLink({ state: 'checking' })
    setTimes((before) => before + 1)
  }, [])
  return { link, check, invalidate: () => setLink({ state: 'invalid' }) }
}
