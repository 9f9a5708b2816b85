import { randomUUID } from 'node:crypto'
import { sealClientSecret } from '../../../src/organisation-sign-in/client-secret.ts'
import { createSecretBox } from '../../../src/storage/secret-box.ts'
import type { TargetBackend } from '../target-backend.ts'

/** The first domain of each organisation, by server. */
const firstOf = new WeakMap<TargetBackend['config'], Map<string, string>>()

/** Creates a provider that cannot be reached, and a mail domain. Deletes earlier domains, which could reach the limit. */
export async function makeSignIn(
  { storage: { db }, config, clock }: TargetBackend,
  orgId: string,
  made: number,
): Promise<string> {
  const first = firstOf.get(config) ?? new Map<string, string>()
  firstOf.set(config, first)
  const id = randomUUID()
  await db
    .deleteFrom('mail_domains')
    .where('organisation_id', '=', orgId)
    .where('id', '<>', first.get(orgId) ?? id)
    .execute()
  if (!first.has(orgId)) first.set(orgId, id)
  const place = { organisation_id: orgId }
  await db
    .insertInto('sign_in_providers')
    .values({
      ...place,
      name: 'Harbour sign-in',
      issuer: 'https://127.0.0.1:1',
      client_id: 'tributary',
      secret_sealed: sealClientSecret(createSecretBox(config.encryptionKey), 'a-secret', orgId),
      trusts_addresses: false,
      adds_members: false,
      default_role_id: 5,
      changed_at: clock.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const domain = `thing-${made}-${id.slice(0, 8)}.example`
  await db
    .insertInto('mail_domains')
    .values({ ...place, id, domain, token: 'a-token', created_at: clock.now })
    .execute()
  return id
}
