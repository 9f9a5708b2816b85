import type { SessionUser } from '@tributary/domain'
import type { Client } from '../client/client.ts'
import type { SignInAnswer } from '../contract/session.ts'

/** Where a sign-in leads: in, to a verification code, or nowhere (portal spec 2.3). The token stays in the client. */
export type SignInResult =
  | { kind: 'signed-in'; user: SessionUser }
  | { kind: 'verification-required'; reference: string; address: string | null }
  | { kind: 'no-token' }

/** Hands the session of a successful sign-in to the client, which carries it from then on. */
export function signInResult(client: Client, answer: SignInAnswer): SignInResult {
  if (answer.kind !== 'signed-in') return answer
  client.session.adopt(answer.session)
  return { kind: 'signed-in', user: answer.session.user }
}
