import { randomUUID } from 'node:crypto'
import {
  byName,
  type Id,
  type Webhook,
  type WebhookEventType,
  type WebhookWithSecret,
  webhookLimits,
} from '@tributary/domain'
import type { Written } from '@tributary/sdk/contract'
import type { Kysely, Transaction } from 'kysely'
import { type Author, auditedOrganisationTransaction, type Facts } from '../audit/audited-transaction.ts'
import { badRequest, conflict, notFound } from '../http/http-error.ts'
import { isUuid } from '../is-uuid.ts'
import { mayBeTarget } from '../outbound/outbound.ts'
import type { Services } from '../services.ts'
import { withOrganisation } from '../storage/organisation-scope.ts'
import type { Database } from '../storage/schema.ts'
import { newSecret, sealAsPrevious, sealSecret } from './webhook-secret.ts'
import { webhooksMessages as messages } from './webhooks.messages.ts'
import {
  changeWebhook,
  clearFaults,
  insertWebhook,
  lockWebhooks,
  type OfWebhook,
  ownConnectors,
  removeWebhook,
  storeSecrets,
  type WebhookRow,
  type WebhookValues,
  webhookById,
  webhooksOf,
  webhookTarget,
} from './webhooks.queries.ts'

type Trx = Transaction<Database>
export type Place = { orgId: string; id: string }
type Entered = { name: string; url: string; events: WebhookEventType[]; connectors?: Id[] | null | undefined }
type Change = { [Name in keyof Entered]?: Entered[Name] | undefined } & { active?: boolean | undefined }

/** How long the previous secret signs as well. */
const PREVIOUS_SECRET_MS = 24 * 3_600_000

/** The webhooks of an organisation, by name. */
export const listWebhooks = ({ storage, clock }: Services, orgId: string): Promise<Webhook[]> =>
  withOrganisation(storage.db, orgId, async (trx) =>
    (await webhooksOf(trx, orgId))
      .map((row) => webhookFrom(row, clock()))
      .toSorted((a, b) => byName(a.name, b.name)),
  )

/** Creates a webhook. Its secret is in no later response. */
export const createWebhook = (
  services: Services,
  author: Author,
  organisationId: string,
  entered: Entered,
): Promise<Written<WebhookWithSecret>> =>
  auditedOrganisationTransaction(services, author, organisationId, async (trx, record) => {
    mustBeTarget(services, entered.url)
    const webhook = { organisationId, id: randomUUID() }
    const values = await checkedValues(services, trx, organisationId, {
      ...entered,
      connectors: entered.connectors?.map(String) ?? null,
    })
    await lockWebhooks(trx, organisationId)
    if ((await webhooksOf(trx, organisationId)).length >= webhookLimits.perOrganisation)
      throw conflict(messages.tooMany(webhookLimits.perOrganisation))
    const secret = newSecret()
    const sealed = sealSecret(services.secretBox, secret, webhook)
    await insertWebhook(trx, webhook, values, { secret: sealed, now: services.clock() })
    await record({ action: 'webhook.created', organisationId, target: webhook.id, after: factsOf(values) })
    return { message: messages.created, data: { ...(await current(services, trx, webhook)), secret } }
  })

/** Changes, pauses or resumes a webhook. */
export const updateWebhook = (
  services: Services,
  author: Author,
  place: Place,
  change: Change,
): Promise<Written<Webhook>> =>
  auditedOrganisationTransaction(services, author, place.orgId, async (trx, record) => {
    if (change.url !== undefined) mustBeTarget(services, change.url)
    const webhook = ofWebhook(place)
    await lockWebhooks(trx, webhook.organisationId)
    const before = await existing(trx, webhook)
    const was = { ...valuesOf(before), active: before.active }
    const values = { ...was, ...given(change) }
    const checked = await checkedValues(services, trx, webhook.organisationId, values)
    await changeWebhook(trx, webhook, { ...checked, active: values.active })
    if (change.active === true) await clearFaults(trx, webhook)
    await record({
      action: 'webhook.changed',
      organisationId: webhook.organisationId,
      target: webhook.id,
      before: { ...factsOf(was), active: was.active },
      after: { ...factsOf(values), active: values.active },
    })
    return { message: messages.saved, data: await current(services, trx, webhook) }
  })

/** Deletes a webhook with its deliveries. */
export const deleteWebhook = (services: Services, author: Author, place: Place): Promise<Written<null>> =>
  auditedOrganisationTransaction(services, author, place.orgId, async (trx, record) => {
    const webhook = ofWebhook(place)
    const { organisationId, id } = webhook
    const before = factsOf(valuesOf(await existing(trx, webhook)))
    await removeWebhook(trx, webhook)
    await record({ action: 'webhook.deleted', organisationId, target: id, before })
    return { message: messages.deleted, data: null }
  })

/** Replaces the secret. The replaced one signs as well for a day, so that the receiver can be changed meanwhile. */
export const rotateSecret = (
  services: Services,
  author: Author,
  place: Place,
): Promise<Written<WebhookWithSecret>> =>
  auditedOrganisationTransaction(services, author, place.orgId, async (trx, record) => {
    const { secretBox, clock } = services
    const webhook = ofWebhook(place)
    await lockWebhooks(trx, webhook.organisationId)
    const target = await webhookTarget(trx, webhook)
    if (!target) throw notFound()
    const secret = newSecret()
    await storeSecrets(trx, webhook, {
      secret: sealSecret(secretBox, secret, webhook),
      previous: sealAsPrevious(secretBox, target.secret, webhook),
      until: new Date(clock().getTime() + PREVIOUS_SECRET_MS),
    })
    const { organisationId, id } = webhook
    await record({ action: 'webhook.secret-replaced', organisationId, target: id })
    return { message: messages.rotated, data: { ...(await current(services, trx, webhook)), secret } }
  })

/** Names a webhook in queries. Throws 404 for an id that cannot be stored. */
export function ofWebhook({ orgId: organisationId, id }: Place): OfWebhook {
  if (!isUuid(id)) throw notFound()
  return { organisationId, id }
}

/** The webhook. Throws 404 if the organisation does not have it. */
export async function existing(db: Kysely<Database>, webhook: OfWebhook): Promise<WebhookRow> {
  const row = await webhookById(db, webhook)
  if (!row) throw notFound()
  return row
}

/** Webhooks with such an address from before this rule can still be paused. */
function mustBeTarget({ http }: Services, url: string) {
  if (!mayBeTarget(new URL(url), http.outbound)) throw badRequest(messages.neverTarget)
}

async function checkedValues(
  { config }: Services,
  trx: Trx,
  organisationId: string,
  values: WebhookValues,
): Promise<WebhookValues> {
  if (!config.allowPrivateTargets && !values.url.startsWith('https:')) throw badRequest(messages.httpsOnly)
  const events = [...new Set(values.events)]
  const connectors = values.connectors && [...new Set(values.connectors)]
  if (connectors && !(await areOwn(trx, organisationId, connectors)))
    throw badRequest(messages.unknownConnector)
  return { ...values, url: new URL(values.url).href, events, connectors }
}

const areOwn = async (trx: Trx, organisationId: string, ids: readonly string[]) =>
  ids.every(isUuid) && (await ownConnectors(trx, organisationId, ids)) === ids.length

const given = ({ name, url, events, connectors, active }: Change) => ({
  ...(name !== undefined && { name }),
  ...(url !== undefined && { url }),
  ...(events !== undefined && { events }),
  ...(connectors !== undefined && { connectors: connectors?.map(String) ?? null }),
  ...(active !== undefined && { active }),
})

const valuesOf = ({ name, url, events, someConnectors, connectorIds }: WebhookRow): WebhookValues => ({
  name,
  url,
  events,
  connectors: someConnectors ? connectorIds : null,
})

/** Paths and queries of addresses can hold keys of the receiver, so the audit log has the origin only. */
const factsOf = ({ name, url, events, connectors }: WebhookValues): Facts => ({
  name,
  origin: new URL(url).origin,
  events: events.join(' '),
  connectors: connectors?.length ?? null,
})

const current = async ({ clock }: Services, trx: Trx, webhook: OfWebhook) =>
  webhookFrom(await existing(trx, webhook), clock())

const webhookFrom = (
  { someConnectors, connectorIds, previousUntil, events, lastDelivery, ...row }: WebhookRow,
  now: Date,
): Webhook => ({
  ...row,
  // Only events of the contract are stored.
  events: events as Webhook['events'],
  connectors: someConnectors ? connectorIds : null,
  previousSecretUntil: previousUntil && previousUntil > now ? previousUntil : null,
  lastDelivery: lastDelivery && { ...lastDelivery, createdAt: new Date(lastDelivery.createdAt) },
})
