import type { Id, WebhookEventType } from '@tributary/domain'
import { createWebhook, listWebhookDeliveries, listWebhooks } from '@tributary/sdk'
import { startAlertSender } from '../../src/alerts/sending/alert-sender.ts'
import { reachOf } from '../../src/app/build-app.ts'
import { type EventWorker, startEventWorker } from '../../src/events/event-worker.ts'
import { createSecretBox } from '../../src/storage/secret-box.ts'
import type { FairSlots } from '../../src/webhooks/sending/fair-slots.ts'
import {
  startWebhookSender,
  type WebhookSender,
  type WebhookSenderOptions,
} from '../../src/webhooks/sending/webhook-sender.ts'
import type { Name } from './backend.ts'
import { connectorWorld } from './connector-world.ts'
import { insertRun } from './insert-run.ts'
import { type Receiver, startReceiver } from './receiver.ts'
import { clientOf } from './sdk-client.ts'

const never = 3_600_000

/** The server with the workers of a process. They work only when `settle` is called. */
export async function webhookWorld(environment: Record<string, string> = { ALLOW_PRIVATE_TARGETS: 'true' }) {
  const world = await connectorWorld(environment)
  const { backend, acme } = world
  const { storage, config } = backend
  const log: string[] = []
  const note = (fields: object, message: string) => void log.push(`${message} ${JSON.stringify(fields)}`)
  const tools = {
    storage,
    clock: () => backend.clock.now,
    log: { info: note, warn: note, error: note },
    publicUrl: config.publicUrl,
    secretBox: createSecretBox(config.encryptionKey),
    outbound: reachOf(config).outbound,
    pollMs: never,
  }
  const senders: WebhookSender[] = []
  const alertSenders: FairSlots[] = []
  const workers: EventWorker[] = []
  const receivers: Receiver[] = []

  /** Starts the workers of another process. */
  function startProcess(options: Partial<WebhookSenderOptions> = {}) {
    const sender = startWebhookSender({ ...tools, ...options })
    senders.push(sender)
    alertSenders.push(startAlertSender({ ...tools, ...options }))
    workers.push(startEventWorker({ ...tools, onProcessed: sender.wake }))
  }

  async function settle() {
    // The first look of a worker may be in progress.
    for (const worker of workers) await worker.wake()
    for (const worker of workers) await worker.wake()
    const all = [...senders, ...alertSenders]
    for (const sender of all) sender.wake()
    for (const sender of all) await sender.idle()
  }

  /** Signs Olga in again, because sessions end while the clock advances. */
  const olga = () => clientOf(backend, 'olga')

  return {
    ...world,
    log,
    olga,
    startProcess,
    settle,
    async receiver() {
      const receiver = await startReceiver()
      receivers.push(receiver)
      return receiver
    },
    /** Creates a webhook of acme Traders. */
    webhook: async (
      url: string,
      body: { name?: string; events?: WebhookEventType[]; connectors?: Id[] | null } = {},
      name: Name = 'olga',
      orgId: Id = acme,
    ) =>
      (
        await createWebhook(world.as(name), {
          params: { orgId },
          body: { name: 'Stock', events: ['refresh.failed'], ...body, url },
        })
      ).data,
    /** Ends a refresh of a connector. */
    endRun: (state: 'failed' | 'succeeded' | 'interrupted', connectorId: Id, organisationId = acme) =>
      insertRun(backend, { organisationId, connectorId, state, at: backend.clock.now }),
    deliveries: async (
      id: Id,
      query: { state?: 'failed' | 'waiting' | 'delivered'; limit?: number; before?: string } = {},
    ) => listWebhookDeliveries(await olga(), { params: { orgId: acme, id }, query }),
    async stored(id: Id) {
      const all = await listWebhooks(await olga(), { params: { orgId: acme } })
      const found = all.find((one) => one.id === id)
      if (!found) throw new Error('The webhook does not exist.')
      return found
    },
    advance: (minutes: number) => backend.clock.advance(minutes * 60),
    async stop() {
      for (const worker of workers) await worker.stop()
      for (const sender of [...senders, ...alertSenders]) await sender.stop({ drainMs: 0 })
      for (const receiver of receivers) await receiver.stop()
      await backend.close()
    },
  }
}

export type WebhookWorld = Awaited<ReturnType<typeof webhookWorld>>
