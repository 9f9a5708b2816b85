import { type FairSlots, type FairSlotsOptions, fairSlots } from '../../webhooks/sending/fair-slots.ts'
import { claimPost } from './due-alerts.queries.ts'
import { mailAlerts } from './mail-alerts.ts'
import { type Posting, postAlert } from './post-alert.ts'

export type AlertSenderOptions = Posting &
  Pick<FairSlotsOptions<never>, 'pollMs' | 'most'> & {
    /** Called when mails were written. */
    readonly onMail?: () => void
  }

/** Writes due alerts to the outbox of mail, and posts them to channels. */
export function startAlertSender(options: AlertSenderOptions): FairSlots {
  const { storage, clock, log, secretBox, onMail, pollMs = 5_000 } = options
  let mailing: Promise<void> | undefined

  async function mailAll() {
    let wrote = false
    while (await mailAlerts(storage.db, { secretBox, clock })) wrote = true
    if (wrote) onMail?.()
  }

  function wakeMail() {
    mailing ??= mailAll()
      .catch((error) => log.warn({ err: error }, 'Alerts could not be read or written'))
      .finally(() => {
        mailing = undefined
      })
  }

  const slots = fairSlots({
    ...options,
    claim: (busy) => claimPost(storage.db, clock(), busy),
    carryOut: (post, signal) => postAlert(options, post, signal),
    onError: (error) => log.warn({ err: error }, 'Alerts could not be posted'),
  })
  wakeMail()
  const timer = setInterval(wakeMail, pollMs)
  return {
    wake() {
      wakeMail()
      slots.wake()
    },
    async idle() {
      await mailing
      await slots.idle()
    },
    async stop(how) {
      clearInterval(timer)
      await mailing
      await slots.stop(how)
    },
  }
}
