import type { SessionUser, SignInFactor } from '@tributary/domain'
import type { Client } from '../client/client.ts'
import type { SignInAnswer } from '../contract/session.sign-in.ts'

/**
 * The result of a sign-in: a session, the need for a verification code, or a failure. The client holds the
 * token.
 */
export type SignInResult =
  | {
      kind: 'signed-in'
      /** The signed-in user. */
      user: SessionUser
    }
  | {
      kind: 'verification-required'
      /** Identifies the sign-in. Pass it on with the code. */
      reference: string
      /** Where the code was sent, most of it hidden; null if none was sent or it is not known. */
      address: string | null
      /** How the sign-in can be finished, the usual way first. */
      factors: readonly SignInFactor[]
    }
  | { kind: 'no-token' }

/** Starts the client's session from the response to a sign-in, and returns the result. */
export function signInResult(client: Client, answer: SignInAnswer): SignInResult {
  if (answer.kind !== 'signed-in') return answer
  client.session.adopt(answer.session)
  return { kind: 'signed-in', user: answer.session.user }
}
