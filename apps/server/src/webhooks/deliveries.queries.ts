import type { DeliveryState } from '@tributary/domain'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../storage/schema.ts'
import type { OfWebhook } from './webhooks.queries.ts'

type Db = Kysely<Database>

/** A delivery of a webhook. */
export type OfDelivery = OfWebhook & { deliveryId: string }

const deliveries = (db: Db, { organisationId, id }: OfWebhook) =>
  db
    .selectFrom('webhook_deliveries')
    .select([
      'id',
      'event',
      'state',
      'created_at as createdAt',
      'attempts',
      'attempted_at as attemptedAt',
      'due_at as nextAttemptAt',
      'response_status as responseStatus',
      'response_body as responseBody',
      'duration_ms as durationMs',
      'error',
      'body',
    ])
    .where('organisation_id', '=', organisationId)
    .where('webhook_id', '=', id)

export type DeliveryRow = Awaited<ReturnType<typeof latestDeliveries>>[number]

export type DeliveryPage = { state: DeliveryState | undefined; limit: number; before: string | undefined }

/** The deliveries of a webhook before one, newest first. */
export const latestDeliveries = (db: Db, webhook: OfWebhook, { state, limit, before }: DeliveryPage) =>
  deliveries(db, webhook)
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'waiting'))
    .$if(before !== undefined, (query) =>
      query.where(
        'position',
        '<',
        sql<string>`(select page.position from webhook_deliveries page
          where page.id = ${before}::uuid and page.webhook_id = ${webhook.id}::uuid)`,
      ),
    )
    .orderBy('position', 'desc')
    .limit(limit)
    .execute()

export const deliveryById = (db: Db, delivery: OfDelivery) =>
  deliveries(db, delivery).where('id', '=', delivery.deliveryId).executeTakeFirst()

export type NewDelivery = { event: string; body: string; at: Date; dueAt: Date; claim?: string }

/** Stores an event for a webhook. With a claim, its first attempt has begun. */
export const insertDelivery = async (
  db: Db,
  { organisationId, id }: OfWebhook,
  deliveryId: string,
  { event, body, at, dueAt, claim }: NewDelivery,
): Promise<void> => {
  await db
    .insertInto('webhook_deliveries')
    .values({
      id: deliveryId,
      organisation_id: organisationId,
      webhook_id: id,
      event,
      body,
      state: 'waiting',
      created_at: at,
      due_at: dueAt,
      ...(claim && { claim, attempts: 1, attempted_at: at }),
    })
    .execute()
}

const again = (now: Date) => ({ state: 'waiting' as const, due_at: now, step: 0, claim: null })

/** Makes a delivery due unless an attempt is in progress. Returns whether it did. */
export async function replay(
  db: Db,
  { organisationId, id, deliveryId }: OfDelivery,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('webhook_deliveries')
    .set(again(now))
    .where('organisation_id', '=', organisationId)
    .where('webhook_id', '=', id)
    .where('id', '=', deliveryId)
    .where('claim', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Makes all failed deliveries of events since a time due. Returns their number. */
export async function replayFailed(
  db: Db,
  { organisationId, id }: OfWebhook,
  since: Date,
  now: Date,
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('webhook_deliveries')
    .set(again(now))
    .where('organisation_id', '=', organisationId)
    .where('webhook_id', '=', id)
    .where('state', '=', 'failed')
    .where('created_at', '>=', since)
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

/** Deletes deliveries of events before this time. */
export async function pruneDeliveries(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('webhook_deliveries').where('created_at', '<', before).execute()
}
