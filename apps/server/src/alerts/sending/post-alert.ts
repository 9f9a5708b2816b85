import { portalLinks } from '../../mail/portal-links.ts'
import { alertLink, alertSentence, alertTitle } from '../../mail/templates/alerts.template.ts'
import { type Reader, readerOf } from '../../mail/templates/reader.ts'
import type { OutboundRules } from '../../outbound/outbound.ts'
import type { SecretBox } from '../../storage/secret-box.ts'
import type { Storage } from '../../storage/storage.ts'
import type { SyncLog } from '../../sync/index.ts'
import { channelById, storeChannelError } from '../channels.queries.ts'
import { type ChatText, chatMessage } from './chat-message.ts'
import {
  alertById,
  type ClaimedPost,
  type DueAlert,
  endAlert,
  postAgainAt,
  retryPost,
} from './due-alerts.queries.ts'
import { postToChannel } from './post-to-channel.ts'

export type Posting = {
  readonly storage: Storage
  readonly clock: () => Date
  readonly log: SyncLog
  readonly secretBox: SecretBox
  readonly outbound: OutboundRules
  readonly publicUrl: URL
}

/** Posts an alert to its channel, and stores the result. The log has ids only. */
export async function postAlert(posting: Posting, post: ClaimedPost, signal: AbortSignal): Promise<void> {
  const { storage, clock, log, publicUrl } = posting
  const { db } = storage
  const channel = await channelById(db, post)
  const alert = await alertById(db, post.alertId)
  if (!channel || !alert) return
  const body = chatMessage(channel.kind, textOf(alert, readerOf('en', portalLinks(publicUrl))))
  const error = await postToChannel(posting, { ...post, sealed: channel.sealed }, body, signal)
  const about = { alertId: post.alertId, channelId: post.id }
  if (error !== null && signal.aborted) return void (await retryPost(db, post, clock()))
  await storeChannelError(db, post, error)
  const againAt = error === null ? null : postAgainAt(post.attempt, clock())
  if (againAt) await retryPost(db, post, againAt)
  else await endAlert(db, alert, post.attempt)
  if (error === null) log.info(about, 'Alert posted')
  else log.warn({ ...about, reason: error }, 'Alert not posted')
}

// A channel has many readers, so its posts are in English.
const textOf = (alert: DueAlert, reader: Reader): ChatText => ({
  title: alertTitle(alert, reader),
  sentences: [alertSentence(alert, reader), ...(alert.detail && !alert.fixed ? [alert.detail] : [])],
  link: alertLink(alert, reader),
})
