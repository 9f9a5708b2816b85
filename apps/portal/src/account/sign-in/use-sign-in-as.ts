import { signIn } from '@tributary/sdk'
import { HOME_PATH } from '@tributary/sdk/session'
import { useLocation } from 'wouter'
import { useClient } from '../../session/use-client.ts'
import { useAfterSignIn } from './use-after-sign-in.ts'

/** Returns a function that signs in with a new password. It returns false if the user has to do it themselves. */
export function useSignInAs() {
  const client = useClient()
  const enter = useAfterSignIn()
  const [, navigate] = useLocation()
  return async (emailAddress: string, password: string): Promise<boolean> => {
    const result = await signIn(client, { emailAddress, password }).catch(() => null)
    if (!result || !enter(result, { replace: true })) return false
    if (result.kind === 'signed-in') navigate(HOME_PATH, { replace: true })
    return true
  }
}
