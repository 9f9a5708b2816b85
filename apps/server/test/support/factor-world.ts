import { type Client, confirmAuthenticator, signIn, startAuthenticator } from '@tributary/sdk'
import { type Backend, emailOf, type Name } from './backend.ts'
import { codeOf } from './inputs/made-authenticators.ts'
import { type Jar, newClient } from './sdk-client.ts'

const PASSWORD = 'Horse-7-battery'

/** Deletes what tests of factors leave, so that each starts with a password alone. */
export async function forgetFactors({ storage: { db } }: Backend): Promise<void> {
  for (const table of [
    'authenticators',
    'recovery_codes',
    'passkeys',
    'passkey_challenges',
    'verification_challenges',
    'sessions',
    'devices',
    'outbox',
    'rate_counters',
    'sign_in_attempts',
  ] as const)
    await db.deleteFrom(table).execute()
  await db.updateTable('users').set({ require_mfa: false }).where('kind', '=', 'person').execute()
}

/** Adds an app to the account of a client. Returns its secret and the recovery codes. */
export async function enrol(backend: Backend, client: Client, name = 'My phone') {
  const { id, secret } = await startAuthenticator(client, { body: { name } })
  const { recoveryCodes } = await confirmAuthenticator(client, {
    params: { id },
    body: { code: codeOf(backend, secret) },
  })
  return { id: String(id), secret, recoveryCodes }
}

/** A browser that has entered the password and needs a factor. */
export async function halfway(backend: Backend, name: Name, jar: Jar = new Map()) {
  const client = newClient(backend, jar)
  const result = await signIn(client, { emailAddress: emailOf(name), password: PASSWORD })
  if (result.kind !== 'verification-required') throw new Error(`${name} was not asked for a factor.`)
  return { client, ...result }
}

/** Moves the clock so far that the next code of an app is a new one. */
export const nextCode = (backend: Backend): void => backend.clock.advance(30)
