import type { WebhookLastDelivery } from '@tributary/domain'
import { type Kysely, sql } from 'kysely'
import { anyOf } from '../storage/any-of.ts'
import type { Database } from '../storage/schema.ts'

type Db = Kysely<Database>

/** A webhook of an organisation. */
export type OfWebhook = { organisationId: string; id: string }

const connectorIds = sql<string[]>`array(select connector_id::text from webhook_connectors
  where webhook_connectors.webhook_id = webhooks.id order by 1)`

/** The newest delivery, from the index of the page that lists them. */
const lastDelivery = sql<StoredLastDelivery | null>`(
  select json_build_object('state', state, 'createdAt', created_at, 'responseStatus', response_status)
  from webhook_deliveries where webhook_deliveries.webhook_id = webhooks.id order by position desc limit 1)`

type StoredLastDelivery = Omit<WebhookLastDelivery, 'createdAt'> & { createdAt: string }

const webhooks = (db: Db, organisationId: string) =>
  db
    .selectFrom('webhooks')
    .select([
      'id',
      'name',
      'url',
      'events',
      'some_connectors as someConnectors',
      connectorIds.as('connectorIds'),
      'active',
      'fault',
      'failing_since as failingSince',
      'previous_until as previousUntil',
      'created_at as createdAt',
      lastDelivery.as('lastDelivery'),
    ])
    .where('organisation_id', '=', organisationId)

export type WebhookRow = Awaited<ReturnType<typeof webhooksOf>>[number]

export const webhooksOf = (db: Db, organisationId: string) => webhooks(db, organisationId).execute()

export const webhookById = (db: Db, { organisationId, id }: OfWebhook) =>
  webhooks(db, organisationId).where('id', '=', id).executeTakeFirst()

/** Makes other changes of the webhooks of an organisation wait, so that their limit is kept. */
export const lockWebhooks = (db: Db, organisationId: string) =>
  db.selectFrom('organisations').select('id').where('id', '=', organisationId).forNoKeyUpdate().execute()

/** The number of these connectors that the organisation has. */
export async function ownConnectors(db: Db, organisationId: string, ids: readonly string[]): Promise<number> {
  const { count } = await db
    .selectFrom('connectors')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('organisation_id', '=', organisationId)
    .where('id', '=', anyOf(ids))
    .where('status', '<>', 'DELETED')
    .executeTakeFirstOrThrow()
  return Number(count)
}

export type WebhookValues = {
  name: string
  url: string
  events: readonly string[]
  connectors: readonly string[] | null
}

const columnsOf = ({ name, url, events, connectors }: WebhookValues) => ({
  name,
  url,
  events: sql<string[]>`${[...events]}::text[]`,
  some_connectors: connectors !== null,
})

export async function insertWebhook(
  db: Db,
  { organisationId, id }: OfWebhook,
  values: WebhookValues,
  { secret, now }: { secret: string; now: Date },
): Promise<void> {
  await db
    .insertInto('webhooks')
    .values({
      ...columnsOf(values),
      id,
      organisation_id: organisationId,
      secret_sealed: secret,
      active: true,
      created_at: now,
    })
    .execute()
  await setConnectors(db, { organisationId, id }, values.connectors)
}

export async function changeWebhook(
  db: Db,
  { organisationId, id }: OfWebhook,
  values: WebhookValues & { active: boolean },
): Promise<void> {
  await db
    .updateTable('webhooks')
    .set({ ...columnsOf(values), active: values.active })
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .execute()
  await db.deleteFrom('webhook_connectors').where('webhook_id', '=', id).execute()
  await setConnectors(db, { organisationId, id }, values.connectors)
}

async function setConnectors(
  db: Db,
  { organisationId, id }: OfWebhook,
  connectors: readonly string[] | null,
) {
  if (!connectors) return
  const rows = connectors.map((connector) => ({
    organisation_id: organisationId,
    webhook_id: id,
    connector_id: connector,
  }))
  await db.insertInto('webhook_connectors').values(rows).execute()
}

/** Forgets why a webhook was disabled and since when it has failed. */
export const clearFaults = (db: Db, { organisationId, id }: OfWebhook) =>
  db
    .updateTable('webhooks')
    .set({ fault: null, failing_since: null })
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .execute()

export const removeWebhook = (db: Db, { organisationId, id }: OfWebhook) =>
  db.deleteFrom('webhooks').where('organisation_id', '=', organisationId).where('id', '=', id).execute()

/** The sealed secrets of a webhook, and where it sends to. */
export const webhookTarget = (db: Db, { organisationId, id }: OfWebhook) =>
  db
    .selectFrom('webhooks')
    .select([
      'id',
      'organisation_id as organisationId',
      'name',
      'url',
      'secret_sealed as secret',
      'previous_sealed as previousSecret',
      'previous_until as previousUntil',
    ])
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .executeTakeFirst()

export const storeSecrets = (
  db: Db,
  { organisationId, id }: OfWebhook,
  { secret, previous, until }: { secret: string; previous: string; until: Date },
) =>
  db
    .updateTable('webhooks')
    .set({ secret_sealed: secret, previous_sealed: previous, previous_until: until })
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .execute()

/** Deletes previous secrets that no longer sign. */
export async function pruneSecrets(db: Db, now: Date): Promise<void> {
  await db
    .updateTable('webhooks')
    .set({ previous_sealed: null, previous_until: null })
    .where('previous_until', '<=', now)
    .execute()
}
