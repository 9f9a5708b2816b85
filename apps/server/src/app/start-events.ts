import { startAlertSender } from '../alerts/sending/alert-sender.ts'
import type { Config } from '../config.ts'
import { startEventWorker } from '../events/event-worker.ts'
import type { MailSender } from '../mail/sending/mail-sender.ts'
import type { Storage } from '../storage/storage.ts'
import { releaseEvery } from '../webhooks/sending/delivery-results.queries.ts'
import { startWebhookSender, type WebhookSenderOptions } from '../webhooks/sending/webhook-sender.ts'
import { reachOf } from './build-app.ts'

type Tools = Pick<WebhookSenderOptions, 'secretBox' | 'clock' | 'log'> & {
  config: Config
  storage: Storage
  mail: MailSender
  onStop(stop: () => Promise<unknown>): void
}

/** Starts to process events, to send them to webhooks, and to alert people and channels. */
export async function startEvents({ config, storage, mail, onStop, ...tools }: Tools): Promise<void> {
  const { clock, log, secretBox } = tools
  if (storage.kind === 'pglite') await releaseEvery(storage.db, clock())
  const { outbound } = reachOf(config)
  const webhooks = startWebhookSender({ storage, clock, log, secretBox, outbound })
  onStop(() => webhooks.stop())
  const { publicUrl } = config
  const alerts = startAlertSender({ storage, clock, log, secretBox, outbound, publicUrl, onMail: mail.wake })
  onStop(() => alerts.stop())
  const onProcessed = () => {
    webhooks.wake()
    alerts.wake()
  }
  const events = startEventWorker({ storage, clock, log, publicUrl, onProcessed })
  onStop(() => events.stop())
}
