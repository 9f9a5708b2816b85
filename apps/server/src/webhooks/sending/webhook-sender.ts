import { type Attempting, attemptDelivery } from './attempt-delivery.ts'
import { type ClaimedDelivery, claimDelivery } from './delivery-results.queries.ts'

export type WebhookSenderOptions = Attempting & {
  /** How often to check for deliveries of other processes, and for retries. */
  readonly pollMs?: number
  /** The most attempts of this process at the same time: in all, of one organisation, and to one webhook. */
  readonly most?: { readonly all: number; readonly organisation: number; readonly webhook: number }
}

export type WebhookSender = {
  /** Checks for due deliveries now. Cheap, and never throws. */
  wake(): void
  /** Resolves once no delivery is due or in progress. */
  idle(): Promise<void>
  /** Claims no more deliveries, waits at most `drainMs` for those in progress, and releases the rest. */
  stop(options?: { drainMs?: number }): Promise<void>
}

const usualMost = { all: 32, organisation: 4, webhook: 2 } as const

/**
 * Sends due deliveries. Slow receivers of an organisation use only some of the slots, so others are not delayed. A
 * delivery may arrive twice, but is never lost.
 */
export function startWebhookSender(options: WebhookSenderOptions): WebhookSender {
  const { storage, clock, log, pollMs = 2_000, most = usualMost } = options
  const stopping = new AbortController()
  const inProgress = new Map<string, { delivery: ClaimedDelivery; work: Promise<void> }>()
  let stopped = false
  let woken = false
  let filling: Promise<void> | undefined

  function wake() {
    woken = true
    filling ??= fill()
      .catch((error) => log.warn({ err: error }, 'Webhook deliveries could not be read'))
      .finally(() => {
        filling = undefined
        if (woken && !stopped) wake()
      })
  }

  async function fill() {
    while (woken && !stopped) {
      // Anything that happens from here on sets the flag again.
      woken = false
      while (!stopped && inProgress.size < most.all) {
        const delivery = await claimDelivery(storage.db, clock(), busy())
        if (!delivery) break
        start(delivery)
      }
    }
  }

  function start(delivery: ClaimedDelivery) {
    const work = attemptDelivery({ ...options, signal: stopping.signal }, delivery)
      .catch((error) => log.warn({ err: error }, 'The result of a webhook delivery could not be stored'))
      .finally(() => {
        inProgress.delete(delivery.claim)
        wake()
      })
    inProgress.set(delivery.claim, { delivery, work })
  }

  /** The organisations and webhooks that use all of their slots. */
  function busy() {
    const deliveries = [...inProgress.values()].map(({ delivery }) => delivery)
    return {
      organisations: usedUp(
        deliveries.map(({ organisationId }) => organisationId),
        most.organisation,
      ),
      webhooks: usedUp(
        deliveries.map(({ id }) => id),
        most.webhook,
      ),
    }
  }

  const idle = async () => {
    while (filling || inProgress.size > 0)
      await Promise.all([filling, ...[...inProgress.values()].map(({ work }) => work)])
  }

  wake()
  const timer = setInterval(wake, pollMs)
  return {
    wake,
    idle,
    async stop({ drainMs = 3_000 } = {}) {
      stopped = true
      clearInterval(timer)
      const late = setTimeout(() => stopping.abort(new Error('The server is stopping')), drainMs)
      await idle()
      clearTimeout(late)
    },
  }
}

/** Returns the values that occur this often. */
const usedUp = (values: readonly string[], times: number) =>
  [...Map.groupBy(values, (value) => value)].filter(([, all]) => all.length >= times).map(([value]) => value)
