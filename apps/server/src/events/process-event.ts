import { randomUUID } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import { noteAlerts } from '../alerts/note-alerts.ts'
import { portalLinks } from '../mail/portal-links.ts'
import type { Database } from '../storage/schema.ts'
import { insertDelivery } from '../webhooks/deliveries.queries.ts'
import { composeEvent } from './compose-event.ts'
import { postponeEvent, type RecordedEvent, subscribedWebhooks, takeEvent } from './events.queries.ts'

/** How long an event waits after a failure to process it. */
const AGAIN_MS = 60_000

export type Processing = { readonly publicUrl: URL; readonly clock: () => Date }

/**
 * Turns the oldest event into deliveries and alerts, and deletes it, in one transaction. Returns false if there is none. An event
 * that cannot be processed is put aside, so that it does not hold up others; the error is thrown.
 */
export async function processEvent(db: Kysely<Database>, processing: Processing): Promise<boolean> {
  let taken: RecordedEvent | undefined
  const now = processing.clock()
  try {
    await db.transaction().execute(async (trx) => {
      taken = await takeEvent(trx, now)
      if (!taken) return
      await noteAlerts(trx, taken)
      await deliver(trx, taken, processing)
    })
    return taken !== undefined
  } catch (error) {
    if (taken) await postponeEvent(db, taken.id, new Date(now.getTime() + AGAIN_MS))
    throw error
  }
}

async function deliver(
  trx: Transaction<Database>,
  event: RecordedEvent,
  { publicUrl, clock }: Processing,
): Promise<void> {
  const webhooks = await subscribedWebhooks(trx, event)
  if (webhooks.length === 0) return
  const composed = await composeEvent(trx, event, portalLinks(publicUrl))
  if (!composed) return
  const delivery = { event: event.type, body: JSON.stringify(composed), at: event.at, dueAt: clock() }
  const { organisationId } = event
  for (const id of webhooks) await insertDelivery(trx, { organisationId, id }, randomUUID(), delivery)
}
