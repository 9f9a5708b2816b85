import { randomUUID } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { authenticatorPlace } from '../../../src/account/factors.rules.ts'
import { newTotpSecret } from '../../../src/security/totp.ts'
import { createSecretBox } from '../../../src/storage/secret-box.ts'
import type { Backend } from '../backend.ts'

type Server = Pick<Backend, 'storage' | 'clock' | 'config'>

/** Returns the code that an app shows. `steps` are of 30 seconds from now. */
export const codeOf = ({ clock }: Pick<Backend, 'clock'>, secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: clock.now.getTime() + steps * 30_000,
  })

/** Creates an app of a user and returns its id and secret. */
async function makeAuthenticator(
  { storage: { db }, clock, config }: Server,
  userId: string,
  confirmed = true,
) {
  const [id, secret] = [randomUUID(), newTotpSecret()]
  const box = createSecretBox(config.encryptionKey)
  await db
    .insertInto('authenticators')
    .values({
      ...{ id, user_id: userId, name: 'An app', created_at: clock.now },
      secret_sealed: box.seal(secret, authenticatorPlace(id)),
      confirmed_at: confirmed ? clock.now : null,
    })
    .execute()
  return { id, secret }
}

/** Creates two apps of a user, and one that is not confirmed, in the place of all earlier ones. */
export async function makeAuthenticators(server: Server, userId: string) {
  await server.storage.db.deleteFrom('authenticators').where('user_id', '=', userId).execute()
  await makeAuthenticator(server, userId)
  const { id: authenticator } = await makeAuthenticator(server, userId)
  const { id, secret } = await makeAuthenticator(server, userId, false)
  return { authenticator, newAuthenticator: { id, code: codeOf(server, secret) } }
}
