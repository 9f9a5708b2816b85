import type { WebhookFault } from '@tributary/domain'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../storage/schema.ts'
import type { OfDelivery } from '../deliveries.queries.ts'
import type { OfWebhook } from '../webhooks.queries.ts'
import type { Busy } from './fair-slots.ts'
import type { Outcome } from './send.ts'

type Db = Kysely<Database>

/** How long a delivery stays claimed by a process that died. Longer than any attempt takes. */
export const LEASE_MS = 60_000

/** An attempt of a delivery. Only the latest claim may store its result. */
export type ClaimedDelivery = OfDelivery & { claim: string; body: string; failures: number }

/** Claims the delivery that is due for longest and whose webhook and organisation are not busy in this process. */
export async function claimDelivery(db: Db, now: Date, busy: Busy): Promise<ClaimedDelivery | undefined> {
  const row = await db
    .updateTable('webhook_deliveries')
    .set({
      due_at: new Date(now.getTime() + LEASE_MS),
      claim: sql`gen_random_uuid()`,
      attempts: sql`attempts + 1`,
      step: sql`step + 1`,
      attempted_at: now,
    })
    .where('id', '=', (oldest) =>
      oldest
        .selectFrom('webhook_deliveries as due')
        .innerJoin('webhooks', 'webhooks.id', 'due.webhook_id')
        .select('due.id')
        .where('due.state', '=', 'waiting')
        .where('due.due_at', '<=', now)
        .where('webhooks.active', '=', true)
        .where('due.organisation_id', '<>', sql<string>`all(${[...busy.organisations]}::uuid[])`)
        .where('due.webhook_id', '<>', sql<string>`all(${[...busy.receivers]}::uuid[])`)
        .orderBy('due.due_at')
        .orderBy('due.position')
        .limit(1)
        .forUpdate('due')
        .skipLocked(),
    )
    .returning(['id', 'organisation_id', 'webhook_id', 'claim', 'body', 'step'])
    .executeTakeFirst()
  return (
    row && {
      organisationId: row.organisation_id,
      id: row.webhook_id,
      deliveryId: row.id,
      claim: row.claim ?? '',
      body: row.body,
      failures: row.step,
    }
  )
}

/** Stores the result of an attempt. `dueAt` is the next one's time after a failure; null gives up. */
export async function storeResult(
  db: Db,
  { organisationId, deliveryId, claim }: Pick<ClaimedDelivery, 'organisationId' | 'deliveryId' | 'claim'>,
  { status, response, durationMs, error }: Outcome,
  dueAt: Date | null,
): Promise<boolean> {
  const state = error === null ? 'delivered' : dueAt ? 'waiting' : 'failed'
  const { numUpdatedRows } = await db
    .updateTable('webhook_deliveries')
    .set({
      state,
      due_at: state === 'waiting' ? dueAt : null,
      claim: null,
      response_status: status,
      response_body: response,
      duration_ms: durationMs,
      error,
    })
    .where('organisation_id', '=', organisationId)
    .where('id', '=', deliveryId)
    .where('claim', '=', claim)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Makes an attempt that was not finished due again. It does not count. */
export async function releaseDelivery(db: Db, { deliveryId, claim }: ClaimedDelivery, now: Date) {
  await db
    .updateTable('webhook_deliveries')
    .set({ due_at: now, claim: null, attempts: sql`attempts - 1`, step: sql`step - 1` })
    .where('id', '=', deliveryId)
    .where('claim', '=', claim)
    .execute()
}

/** Makes all waiting deliveries with a claim due. Correct only if no other process can be sending. */
export const releaseEvery = (db: Db, now: Date) =>
  db
    .updateTable('webhook_deliveries')
    .set({ due_at: now, claim: null })
    .where('state', '=', 'waiting')
    .where('claim', 'is not', null)
    .execute()

export async function noteSuccess(db: Db, { organisationId, id }: OfWebhook): Promise<void> {
  await db
    .updateTable('webhooks')
    .set({ failing_since: null })
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .where('failing_since', 'is not', null)
    .execute()
}

/** Notes a failure. Returns since when all attempts have failed; undefined if the webhook is no longer active. */
export async function noteFailure(
  db: Db,
  { organisationId, id }: OfWebhook,
  now: Date,
): Promise<Date | undefined> {
  const row = await db
    .updateTable('webhooks')
    .set({ failing_since: sql<Date>`coalesce(failing_since, ${now})` })
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .where('active', '=', true)
    .returning('failing_since')
    .executeTakeFirst()
  return row && (row.failing_since ?? now)
}

/** Disables a webhook and gives up its waiting deliveries. Returns its name; undefined if it was not active. */
export async function disableWebhook(
  db: Db,
  { organisationId, id }: OfWebhook,
  { fault, error }: { fault: WebhookFault; error: string },
): Promise<string | undefined> {
  const row = await db
    .updateTable('webhooks')
    .set({ active: false, fault })
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .where('active', '=', true)
    .returning('name')
    .executeTakeFirst()
  if (!row) return undefined
  await db
    .updateTable('webhook_deliveries')
    .set({ state: 'failed', due_at: null, claim: null, error: sql<string>`coalesce(error, ${error})` })
    .where('organisation_id', '=', organisationId)
    .where('webhook_id', '=', id)
    .where('state', '=', 'waiting')
    .execute()
  return row.name
}
