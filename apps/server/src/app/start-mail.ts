import type { Config } from '../config.ts'
import { makeAllDue } from '../mail/outbox.queries.ts'
import { OUTBOX_CHANNEL } from '../mail/outbox.ts'
import { type MailSender, type MailSenderOptions, startMailSender } from '../mail/sending/mail-sender.ts'
import { transportFor } from '../mail/sending/transport-for.ts'
import type { Storage } from '../storage/storage.ts'

type Tools = Pick<MailSenderOptions, 'secretBox' | 'clock' | 'log'> & {
  config: Config
  storage: Storage
  onStop(stop: () => Promise<unknown>): void
}

/** Starts to send mail. A worker has no requests that write mail, so the database wakes it. */
export async function startMail({ config, storage, onStop, ...tools }: Tools): Promise<MailSender> {
  const { mail, publicUrl, role } = config
  const { kind, db } = storage
  if (kind === 'pglite') await makeAllDue(db, tools.clock())
  const transport = transportFor(mail, publicUrl)
  const sender = startMailSender({ ...tools, db, publicUrl, transport })
  onStop(() => sender.stop())
  if (role === 'worker') await listenForMail(storage, sender, onStop)
  return sender
}

async function listenForMail({ listen }: Storage, { wake }: MailSender, onStop: Tools['onStop']) {
  const listening = await listen?.({ channel: OUTBOX_CHANNEL, onNotification: wake, onConnect: wake })
  if (listening) onStop(() => listening.close())
}
