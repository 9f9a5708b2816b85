import { randomUUID } from 'node:crypto'
import { createSecretBox } from '../../../src/storage/secret-box.ts'
import { newSecret, sealSecret } from '../../../src/webhooks/webhook-secret.ts'
import type { TargetBackend } from '../target-backend.ts'

/** The first webhook of each organisation, by server: test files share this module, and organisations have the same ids. */
const firstOf = new WeakMap<TargetBackend['config'], Map<string, string>>()

/** Creates a webhook to a port where nothing listens, and a failed delivery of it. Deletes earlier ones, which could reach the limit. */
export async function makeWebhook({ storage: { db }, config, clock }: TargetBackend, orgId: string) {
  const first = firstOf.get(config) ?? new Map<string, string>()
  firstOf.set(config, first)
  const of = { organisationId: orgId, id: randomUUID() }
  await db
    .deleteFrom('webhooks')
    .where('organisation_id', '=', orgId)
    .where('id', '<>', first.get(orgId) ?? of.id)
    .execute()
  if (!first.has(orgId)) first.set(orgId, of.id)
  await db
    .insertInto('webhooks')
    .values({
      id: of.id,
      organisation_id: orgId,
      name: 'Stock',
      url: 'http://127.0.0.1:1/',
      events: ['refresh.failed'],
      some_connectors: false,
      secret_sealed: sealSecret(createSecretBox(config.encryptionKey), newSecret(), of),
      active: true,
      created_at: clock.now,
    })
    .execute()
  const { id } = await db
    .insertInto('webhook_deliveries')
    .values({
      organisation_id: orgId,
      webhook_id: of.id,
      event: 'refresh.failed',
      body: '{}',
      state: 'failed',
      created_at: clock.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { webhook: of.id, delivery: id }
}
