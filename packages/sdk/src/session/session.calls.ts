import type { SessionUser } from '@tributary/domain'
import * as contract from '../contract/session.ts'
import { call } from '../transport/call.ts'
import type { Client } from '../transport/client.ts'
import { isUnauthorised } from '../transport/unauthorised.ts'
import { entered, type SignInResult } from './sign-in-result.ts'

export type { SignInResult } from './sign-in-result.ts'

/** What a person enters to sign in. */
export type Credentials = { emailAddress: string; password: string }

const askToSignIn = call(contract.signIn)
const askToSignOut = call(contract.signOut)

/** Signs in with an address, trimmed, and a password, left as it is; the client carries the session from then on. */
export async function signIn(
  client: Client,
  { emailAddress, password }: Credentials,
  options: { signal?: AbortSignal } = {},
): Promise<SignInResult> {
  const body = { emailAddress: emailAddress.trim(), password }
  return entered(client, await askToSignIn(client, { body }, options))
}

/** Takes the browser's session up again after a reload; null when nobody is signed in. */
export const refreshSession = (client: Client): Promise<SessionUser | null> => client.session.renew()

/** Ends the session on the server, and here whatever the server says. */
export async function signOut(client: Client): Promise<void> {
  try {
    await askToSignOut(client).catch(async (error: unknown) => {
      // An idle tab's token has run out; the session behind it has not, and that is the one to end.
      if (!isUnauthorised(error) || !(await client.session.renew())) throw error
      await askToSignOut(client)
    })
  } catch (error) {
    if (!isUnauthorised(error)) throw error
  } finally {
    client.session.end('asked')
  }
}
