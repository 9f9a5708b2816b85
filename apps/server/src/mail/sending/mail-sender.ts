import { claimMail } from '../outbox.queries.ts'
import { type Delivery, deliver } from './deliver.ts'

export type MailSenderOptions = Delivery & {
  /** How often to check for mail of other processes, and for retries. */
  readonly pollMs?: number
  /** How long a mail stays claimed by a process that died. Longer than any attempt takes. */
  readonly leaseMs?: number
}

export type MailSender = {
  /** Checks for due mail now. Cheap, and never throws. */
  wake(): void
  /** Resolves once no mail is in progress. */
  idle(): Promise<void>
  /** Claims no more mail, waits at most `drainMs` for mails in progress, and releases the rest. */
  stop(options?: { drainMs?: number }): Promise<void>
}

/** Sends the mail in the outbox, now and whenever it is due. A mail may be sent twice, but is never lost. */
export function startMailSender(options: MailSenderOptions): MailSender {
  const { transport, log, pollMs = 5_000 } = options
  const stopping = new AbortController()
  const inProgress = new Set<Promise<void>>()
  let stopped = false
  let woken = false

  function wake() {
    woken = true
    if (stopped || inProgress.size >= transport.atOnce) return
    const work = sendAll()
      .catch((error) => log.warn({ err: error }, 'The outbox could not be read or written'))
      .finally(() => inProgress.delete(work))
    inProgress.add(work)
  }

  async function sendAll() {
    while (woken && !stopped) {
      // A mail written from here on sets the flag again.
      woken = false
      const mail = await claim(options)
      if (!mail) continue
      // There may be more mail and a free slot to send it.
      wake()
      await deliver(options, mail, stopping.signal)
    }
  }

  const idle = async () => {
    while (inProgress.size > 0) await Promise.all(inProgress)
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

function claim({ db, clock, leaseMs = 120_000 }: MailSenderOptions) {
  const now = clock()
  return claimMail(db, now, new Date(now.getTime() + leaseMs))
}
