import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { sessionAtom } from '../../session/session-atoms.ts'
import { useSignOut } from '../../session/use-sign-out.ts'

/** Signs out a signed-in user and shows sign-in, once the session is known (CONFIRM-01). */
export function useLeaveWithoutReference(): void {
  const { state } = useAtomValue(sessionAtom)
  const signOut = useSignOut()
  const [, navigate] = useLocation()
  useEffect(() => {
    if (state === 'signed-in') signOut()
    if (state === 'signed-out') navigate('/', { replace: true })
  }, [state, signOut, navigate])
}
