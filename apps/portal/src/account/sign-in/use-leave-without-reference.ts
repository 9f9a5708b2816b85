import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { sessionAtom } from '../../session/session-atoms.ts'
import { useSignOut } from '../../session/use-sign-out.ts'

/** Signs out whoever is signed in and leads to the root, once it is known whether anybody is (CONFIRM-01). */
export function useLeaveWithoutReference(): void {
  const { state } = useAtomValue(sessionAtom)
  const signOut = useSignOut()
  const [, navigate] = useLocation()
  useEffect(() => {
    if (state === 'signed-in') signOut()
    if (state === 'signed-out') navigate('/', { replace: true })
  }, [state, signOut, navigate])
}
