import { randomUUID } from 'node:crypto'
import { sealClientSecret } from '../../../src/organisation-sign-in/client-secret.ts'
import { createSecretBox } from '../../../src/storage/secret-box.ts'
import type { TargetBackend } from '../target-backend.ts'

/** The first domain and provider of each organisation, by server. */
const firstOf = new WeakMap<TargetBackend['config'], Map<string, string>>()

/** Creates a provider that cannot be reached, and a mail domain. Deletes earlier ones, which could reach the limits. */
export async function makeSignIn(
  { storage: { db }, config, clock }: TargetBackend,
  orgId: string,
  made: number,
): Promise<{ mailDomain: string; signInProvider: string }> {
  const first = firstOf.get(config) ?? new Map<string, string>()
  firstOf.set(config, first)
  const id = randomUUID()
  const kept = first.get(orgId) ?? id
  first.set(orgId, kept)
  // The domain and the provider of a call have the same id.
  for (const table of ['mail_domains', 'sign_in_providers'] as const)
    await db.deleteFrom(table).where('organisation_id', '=', orgId).where('id', '<>', kept).execute()
  const place = { organisation_id: orgId }
  await db
    .insertInto('sign_in_providers')
    .values({
      ...{
        ...place,
        id,
        name: `Harbour sign-in ${made}`,
        issuer: 'https://127.0.0.1:1',
        client_id: 'tributary',
      },
      secret_sealed: sealClientSecret(createSecretBox(config.encryptionKey), 'a-secret', {
        organisationId: orgId,
        id,
      }),
      ...{ trusts_addresses: false, adds_members: false, default_role_id: 5, changed_at: clock.now },
    })
    .execute()
  const domain = `thing-${made}-${id.slice(0, 8)}.example`
  await db
    .insertInto('mail_domains')
    .values({ ...place, id, domain, token: 'a-token', created_at: clock.now })
    .execute()
  return { mailDomain: id, signInProvider: id }
}
