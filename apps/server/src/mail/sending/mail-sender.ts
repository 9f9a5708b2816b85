import { claimMail } from '../outbox.queries.ts'
import { type Delivery, deliver } from './deliver.ts'

export type MailSenderOptions = Delivery & {
  /** How often to look for what other processes wrote, and for what is to be tried again. */
  readonly pollMs?: number
  /** How long a mail stays with a process that is not heard of; longer than any try takes. */
  readonly leaseMs?: number
}

export type MailSender = {
  /** Looks for mail that is due, right away. Cheap, and never fails. */
  wake(): void
  /** Resolves once nothing is in hand. */
  idle(): Promise<void>
  /** Takes no more mail, lets what is in hand finish for `drainMs`, and puts the rest back. */
  stop(options?: { drainMs?: number }): Promise<void>
}

/** Sends what is in the outbox, now and whenever something is due. A mail may go out twice, but none is lost. */
export function startMailSender(options: MailSenderOptions): MailSender {
  const { transport, log, pollMs = 5_000 } = options
  const stopping = new AbortController()
  const inHand = new Set<Promise<void>>()
  let stopped = false
  let lookAgain = false

  function wake() {
    lookAgain = true
    if (stopped || inHand.size >= transport.atOnce) return
    const work = sendAll()
      .catch((error) => log.warn({ err: error }, 'The outbox could not be read or written'))
      .finally(() => inHand.delete(work))
    inHand.add(work)
  }

  async function sendAll() {
    while (lookAgain && !stopped) {
      // Whoever writes a mail from here on asks for one more look.
      lookAgain = false
      const mail = await claim(options)
      if (!mail) continue
      // There may be more, and somebody else free to send it.
      wake()
      await deliver(options, mail, stopping.signal)
    }
  }

  const idle = async () => {
    while (inHand.size > 0) await Promise.all(inHand)
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
