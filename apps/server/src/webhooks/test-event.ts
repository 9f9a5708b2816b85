import { WEBHOOK_EVENT_VERSION, type WebhookEvent } from '@tributary/sdk/webhooks'
import type { Kysely } from 'kysely'
import { portalLinks } from '../mail/portal-links.ts'
import type { Database } from '../storage/schema.ts'
import type { OfWebhook } from './webhooks.queries.ts'

/** Returns the body of the event that the test button sends. */
export async function testEvent(
  db: Kysely<Database>,
  publicUrl: URL,
  { organisationId, id, name }: OfWebhook & { name: string },
  now: Date,
): Promise<string> {
  const { company_name } = await db
    .selectFrom('organisations')
    .select('company_name')
    .where('id', '=', organisationId)
    .executeTakeFirstOrThrow()
  const event: WebhookEvent = {
    type: 'webhook.test',
    timestamp: now.toISOString(),
    version: WEBHOOK_EVENT_VERSION,
    data: {
      organisation: { id: organisationId, name: company_name },
      webhook: { id, name },
      link: portalLinks(publicUrl).webhooks(organisationId),
    },
  }
  return JSON.stringify(event)
}
