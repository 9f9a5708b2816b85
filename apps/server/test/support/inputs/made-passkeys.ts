import { hashOf, newToken } from '../../../src/security/random-token.ts'
import { type Created, userHandleOf } from '../../../src/security/webauthn.ts'
import type { Backend } from '../backend.ts'
import { softwareAuthenticator } from '../software-authenticator.ts'

type Server = Pick<Backend, 'storage' | 'clock'>

/** Creates a passkey of a user, and one that a browser has created and the user may add. */
export async function makePasskeys({ storage: { db }, clock }: Server, userId: string) {
  await db.deleteFrom('passkeys').where('user_id', '=', userId).execute()
  const row = {
    ...{ user_id: userId, credential_id: newToken(), public_key: newToken(), counter: 0, transports: '' },
    ...{ name: 'A passkey', passwordless: true, created_at: clock.now },
  }
  const { id: passkey } = await db
    .insertInto('passkeys')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow()
  const challenge = newToken()
  const expected = { challenge_hash: hashOf(challenge), purpose: 'add', user_id: userId } as const
  const expires_at = new Date(clock.now.getTime() + 60 * 60_000)
  await db
    .insertInto('passkey_challenges')
    .values({ ...expected, expires_at })
    .execute()
  const ceremony = { challenge, rpId: 'portal.example', userHandle: userHandleOf(userId) }
  const newPasskey: Created = softwareAuthenticator().create(ceremony)
  return { passkey, newPasskey }
}
