import { randomUUID } from 'node:crypto'
import { urlPlace } from '../../../src/alerts/channels.queries.ts'
import { createSecretBox } from '../../../src/storage/secret-box.ts'
import type { TargetBackend } from '../target-backend.ts'

/** The first channel of each organisation. */
const first = new Map<string, string>()

/** Creates a channel at a port where nothing listens. Deletes earlier ones, which could reach the limit. */
export async function makeAlertChannel({ storage: { db }, config, clock }: TargetBackend, orgId: string) {
  const of = { organisationId: orgId, id: randomUUID() }
  await db
    .deleteFrom('alert_channels')
    .where('organisation_id', '=', orgId)
    .where('id', '<>', first.get(orgId) ?? of.id)
    .execute()
  if (!first.has(orgId)) first.set(orgId, of.id)
  const values = { name: 'Chat', kind: 'slack' as const, host: '127.0.0.1:1', created_at: clock.now }
  await db
    .insertInto('alert_channels')
    .values({
      ...values,
      id: of.id,
      organisation_id: orgId,
      events: ['refresh.failed'],
      url_sealed: createSecretBox(...config.encryptionKeys).seal('http://127.0.0.1:1/', urlPlace(of)),
    })
    .execute()
  return of.id
}
