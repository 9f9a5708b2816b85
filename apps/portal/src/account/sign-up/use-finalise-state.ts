import type { FinaliseState } from '@tributary/domain'
import { getFinalise, isSdkError } from '@tributary/sdk'
import { signUpFailure } from '@tributary/sdk/account'
import { useCallback, useEffect, useState } from 'react'
import { useClient } from '../../session/use-client.ts'

/** The state of an external sign-up. */
export type Standing =
  | { kind: 'loading' | 'invalid' }
  | { kind: 'failed'; message: string | null }
  | { kind: 'known'; state: FinaliseState }

/** The server has no sign-up with this code (FINAL-18). */
export const isInvalidLink = (error: unknown): boolean =>
  isSdkError(error) && error.kind === 'http' && error.statusCode === 404

/** Loads the state of the sign-up with a code, on mount and on request. */
export function useFinaliseState(code: string | null) {
  const client = useClient()
  const [standing, setStanding] = useState<Standing>({ kind: code ? 'loading' : 'invalid' })
  const load = useCallback(
    async (signal?: AbortSignal) => {
      if (!code) return
      const fail = (error: unknown) => {
        if (signal?.aborted) return
        if (isInvalidLink(error)) setStanding({ kind: 'invalid' })
        else setStanding({ kind: 'failed', message: signUpFailure(error) })
      }
      await getFinalise(client, { query: { code } }, { signal }).then(
        (state) => setStanding({ kind: 'known', state }),
        fail,
      )
    },
    [client, code],
  )
  useEffect(() => {
    const controller = new AbortController()
    load(controller.signal)
    return () => controller.abort()
  }, [load])
  const retry = () => {
    setStanding({ kind: 'loading' })
    load()
  }
  return { standing, setStanding, retry }
}
