import type { SessionUser } from '@tributary/domain'
import { call } from '../client/call.ts'
import type { Client } from '../client/client.ts'
import type { Exact } from '../client/exact.ts'
import { trimmedIn } from '../client/trimmed-in.ts'
import { isUnauthorised } from '../client/unauthorised.ts'
import * as contract from '../contract/session.sign-in.ts'
import { signInWithPassword } from '../contract/session.sign-in-forms.ts'
import { type SignInResult, signInResult } from './sign-in-result.ts'

export type { SignInResult } from './sign-in-result.ts'

/** The fields of the sign-in form. */
export type Credentials = {
  /** The address of the account. */
  emailAddress: string
  /** The password of the account. */
  password: string
}

const askToSignIn = call(signInWithPassword)
const askToSignOut = call(contract.signOut)

/** Signs in with an address, which is trimmed, and a password, which is not. The client then has the session. */
export async function signIn<Given extends Credentials>(
  client: Client,
  credentials: Given & Exact<Given, Credentials>,
  options: { signal?: AbortSignal } = {},
): Promise<SignInResult> {
  const body = trimmedIn<Credentials>(credentials, 'emailAddress')
  return signInResult(client, await askToSignIn(client, { body }, options))
}

/** Gets the signed-in user with the server's current data. Also works for a client created with only a token. */
export const getMe = call(contract.getMe)

/** Resumes the browser's session after a reload. Resolves to null when no user is signed in. */
export const refreshSession = (client: Client): Promise<SessionUser | null> => client.session.renew()

/**
 * Ends the session on the server, and on this client even if the server fails. Calls that wait for a lost session are
 * refused.
 */
export async function signOut(client: Client): Promise<void> {
  try {
    await askToSignOut(client).catch((error: unknown) => {
      if (!isUnauthorised(error)) throw error
      // The access token has expired, but the session of the refresh cookie may not have. Renew, then end it.
      return client.send({ endpoint: contract.signOut, input: {}, renewed: true })
    })
  } catch (error) {
    if (!isUnauthorised(error)) throw error
  } finally {
    client.session.end('asked')
  }
}
