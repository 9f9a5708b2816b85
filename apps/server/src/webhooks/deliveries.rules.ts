import { randomUUID } from 'node:crypto'
import type { DeliveryState, WebhookDelivery } from '@tributary/domain'
import type { Written } from '@tributary/sdk/contract'
import type { Kysely } from 'kysely'
import { type Author, auditedOrganisationTransaction } from '../audit/audited-transaction.ts'
import { conflict, notFound } from '../http/http-error.ts'
import { isUuid } from '../is-uuid.ts'
import { takeAllowance } from '../security/rate-limit.ts'
import type { Services } from '../services.ts'
import { withOrganisation } from '../storage/organisation-scope.ts'
import type { Database } from '../storage/schema.ts'
import {
  type DeliveryRow,
  deliveryById,
  insertDelivery,
  latestDeliveries,
  type OfDelivery,
  replay,
  replayFailed,
} from './deliveries.queries.ts'
import { LEASE_MS, storeResult } from './sending/delivery-results.queries.ts'
import { send } from './sending/send.ts'
import { testEvent } from './test-event.ts'
import { webhooksMessages as messages } from './webhooks.messages.ts'
import { type OfWebhook, webhookTarget } from './webhooks.queries.ts'
import { existing, ofWebhook, type Place } from './webhooks.rules.ts'

const DELIVERIES_OF_PAGE = 50

type Db = Kysely<Database>

type Page = { state?: DeliveryState | undefined; limit?: number | undefined; before?: string | undefined }

/** The deliveries of a webhook, newest first. */
export const listDeliveries = (
  { storage }: Services,
  place: Place,
  { state, limit = DELIVERIES_OF_PAGE, before }: Page,
): Promise<WebhookDelivery[]> =>
  withOrganisation(storage.db, place.orgId, async (trx) => {
    const webhook = ofWebhook(place)
    await existing(trx, webhook)
    if (before !== undefined && !isUuid(before)) throw notFound()
    return (await latestDeliveries(trx, webhook, { state, limit, before })).map(deliveryFrom)
  })

/** Sends a delivery again, or one that waits now, with the same id and body. */
export const replayDelivery = (
  services: Services,
  author: Author,
  place: Place & { deliveryId: string },
): Promise<Written<WebhookDelivery>> =>
  auditedOrganisationTransaction(services, author, place.orgId, async (trx, record) => {
    const delivery = ofDelivery(place)
    await mustBeActive(trx, delivery)
    if (!(await deliveryById(trx, delivery))) throw notFound()
    if (!(await replay(trx, delivery, services.clock()))) throw conflict(messages.beingSent)
    const { organisationId, id: target, deliveryId } = delivery
    await record({ action: 'webhook.replayed', organisationId, target, after: { delivery: deliveryId } })
    return { message: messages.replayed, data: await current(trx, delivery) }
  })

/** Sends all failed deliveries of events since a time again. */
export const replayFailedDeliveries = (
  services: Services,
  author: Author,
  place: Place,
  since: string,
): Promise<Written<number>> =>
  auditedOrganisationTransaction(services, author, place.orgId, async (trx, record) => {
    const webhook = ofWebhook(place)
    await mustBeActive(trx, webhook)
    const count = await replayFailed(trx, webhook, new Date(since), services.clock())
    const { organisationId, id: target } = webhook
    await record({ action: 'webhook.replayed', organisationId, target, after: { deliveries: count } })
    return { message: messages.replayedAll(count), data: count }
  })

/** Sends a test event once, also while the webhook is paused. The result does not count as a failure of the webhook. */
export async function testWebhook(
  services: Services,
  author: Author,
  place: Place,
): Promise<Written<WebhookDelivery>> {
  const { storage, clock } = services
  const webhook = ofWebhook(place)
  const { name } = await withOrganisation(storage.db, place.orgId, (trx) => existing(trx, webhook))
  await takeAllowance(storage.db, clock(), ['webhook-test', author.caller.userId])
  const delivery = { ...webhook, deliveryId: randomUUID() }
  const claim = randomUUID()
  const now = clock()
  await auditedOrganisationTransaction(services, author, place.orgId, async (trx, record) => {
    const { organisationId, id: target } = webhook
    const body = await testEvent(trx, services.config.publicUrl, { ...webhook, name }, now)
    const dueAt = new Date(now.getTime() + LEASE_MS)
    await insertDelivery(trx, webhook, delivery.deliveryId, {
      ...{ event: 'webhook.test', body, at: now, dueAt, claim },
    })
    await record({ action: 'webhook.tested', organisationId, target })
  })
  await attemptOnce(services, delivery, claim)
  const data = await current(storage.db, delivery)
  return { message: data.state === 'delivered' ? messages.tested : messages.testFailed, data }
}

/** Makes the only attempt of a test, and stores its result. */
async function attemptOnce(services: Services, delivery: OfDelivery, claim: string) {
  const { storage, clock, secretBox, http } = services
  const target = await webhookTarget(storage.db, delivery)
  const row = await deliveryById(storage.db, delivery)
  if (!target || !row) throw notFound()
  const message = { id: delivery.deliveryId, body: row.body, target }
  const outcome = await send({ secretBox, clock, outbound: http.outbound }, message)
  await storeResult(storage.db, { ...delivery, claim }, outcome, null)
}

async function mustBeActive(db: Db, webhook: OfWebhook) {
  const { active } = await existing(db, webhook)
  if (!active) throw conflict(messages.notActive)
}

function ofDelivery({ deliveryId, ...place }: Place & { deliveryId: string }): OfDelivery {
  if (!isUuid(deliveryId)) throw notFound()
  return { ...ofWebhook(place), deliveryId }
}

async function current(db: Db, delivery: OfDelivery) {
  const row = await deliveryById(db, delivery)
  if (!row) throw notFound()
  return deliveryFrom(row)
}

const deliveryFrom = (row: DeliveryRow): WebhookDelivery => ({
  ...row,
  responseStatus: row.responseStatus ?? null,
  durationMs: row.durationMs ?? null,
})
