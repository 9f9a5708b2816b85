import type { WebhookFault } from '@tributary/domain'
import type { Transaction } from 'kysely'
import { approversOf } from '../../approvals/requests/approval-requests.queries.ts'
import { audit } from '../../audit/audit.ts'
import { enqueueMail } from '../../mail/outbox.ts'
import type { Database } from '../../storage/schema.ts'
import type { Storage } from '../../storage/storage.ts'
import type { SyncLog } from '../../sync/index.ts'
import { traced } from '../../tracing/tracer.ts'
import { webhooksMessages as messages } from '../webhooks.messages.ts'
import { type OfWebhook, webhookTarget } from '../webhooks.queries.ts'
import {
  type ClaimedDelivery,
  disableWebhook,
  noteFailure,
  noteSuccess,
  releaseDelivery,
  storeResult,
} from './delivery-results.queries.ts'
import { GIVE_UP_MS, nextAttempt } from './retry.ts'
import { isGone, type Outcome, type Sending, send } from './send.ts'

export type Attempting = Sending & { readonly storage: Storage; readonly log: SyncLog }

/** Sends a claimed delivery, and stores the result. The log has ids and the status, never the address or the content. */
export const attemptDelivery = (attempting: Attempting, delivery: ClaimedDelivery): Promise<void> =>
  traced(
    () => ({
      name: 'deliver webhook',
      kind: 'consumer',
      parent: null,
      values: {
        'tributary.organisation.id': delivery.organisationId,
        'tributary.webhook.id': delivery.id,
        'tributary.webhook.delivery.id': delivery.deliveryId,
      },
    }),
    async () => {
      const outcome = await attempt(attempting, delivery)
      if (!outcome) return { values: { 'tributary.outcome': 'released' } }
      const values = { 'http.response.status_code': outcome.status ?? undefined }
      return { values, failed: outcome.error !== null }
    },
  )

/** Returns undefined if the delivery was released for another attempt. */
async function attempt(attempting: Attempting, delivery: ClaimedDelivery): Promise<Outcome | undefined> {
  const { storage, log, clock } = attempting
  const release = async () => {
    await releaseDelivery(storage.db, delivery, clock())
    return undefined
  }
  const target = await webhookTarget(storage.db, delivery)
  if (!target) return release()
  const outcome = await send(attempting, { id: delivery.deliveryId, body: delivery.body, target })
  if (outcome.error !== null && attempting.signal?.aborted) return release()
  const about = { deliveryId: delivery.deliveryId, webhookId: delivery.id, status: outcome.status }
  await storage.db.transaction().execute((trx) => conclude(attempting, trx, delivery, outcome))
  if (outcome.error === null) log.info(about, 'Webhook delivered')
  else log.warn({ ...about, reason: outcome.error }, 'Webhook not delivered')
  return outcome
}

async function conclude(
  attempting: Attempting,
  trx: Transaction<Database>,
  delivery: ClaimedDelivery,
  outcome: Outcome,
): Promise<void> {
  const now = attempting.clock()
  const dueAt = isGone(outcome) ? null : nextAttempt(delivery.failures, now)
  // A later attempt has taken over.
  if (!(await storeResult(trx, delivery, outcome, dueAt))) return
  if (outcome.error === null) return noteSuccess(trx, delivery)
  const failingSince = await noteFailure(trx, delivery, now)
  if (isGone(outcome)) return disable(attempting, trx, delivery, 'gone')
  if (failingSince && now.getTime() - failingSince.getTime() >= GIVE_UP_MS)
    await disable(attempting, trx, delivery, 'failing')
}

/** Disables a webhook and mails the administrators of its organisation. */
async function disable(
  tools: Attempting,
  trx: Transaction<Database>,
  webhook: OfWebhook,
  fault: WebhookFault,
): Promise<void> {
  const { organisationId, id } = webhook
  const name = await disableWebhook(trx, webhook, { fault, error: messages.disabled })
  if (name === undefined) return
  const at = tools.clock()
  await audit(trx, { at, action: 'webhook.disabled', organisationId, target: id, detail: { fault } })
  const { company_name: companyName } = await trx
    .selectFrom('organisations')
    .select('company_name')
    .where('id', '=', organisationId)
    .executeTakeFirstOrThrow()
  for (const { email: recipient, firstName } of await approversOf(trx, organisationId)) {
    const mail = { kind: 'webhook-disabled', firstName, organisationId, companyName, name, fault } as const
    await enqueueMail(trx, tools, { recipient, mail })
  }
}
