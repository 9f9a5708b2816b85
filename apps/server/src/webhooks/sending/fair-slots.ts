/** Work for a receiver of an organisation. Each claim is different. */
export type Claimed = { readonly organisationId: string; readonly id: string; readonly claim: string }

/** The organisations and receivers that use all of their slots. */
export type Busy = { readonly organisations: readonly string[]; readonly receivers: readonly string[] }

/** The most work of this process at the same time: in all, of one organisation, and for one receiver. */
export type Most = { readonly all: number; readonly organisation: number; readonly receiver: number }

export type FairSlotsOptions<Work extends Claimed> = {
  /** Claims work that is due, of others than the busy ones. */
  claim(busy: Busy): Promise<Work | undefined>
  /** Does the work and stores its result. The signal aborts when the process must end. */
  carryOut(work: Work, signal: AbortSignal): Promise<void>
  onError(error: unknown): void
  /** How often to look for work of other processes, and for retries. */
  readonly pollMs?: number | undefined
  readonly most?: Most | undefined
}

export type FairSlots = {
  /** Looks for due work now. Cheap, and never throws. */
  wake(): void
  /** Resolves once no work is due or in progress. */
  idle(): Promise<void>
  /** Claims no more work, waits at most `drainMs` for that in progress, and aborts the rest. */
  stop(options?: { drainMs?: number }): Promise<void>
}

const usualMost: Most = { all: 32, organisation: 4, receiver: 2 }

/** Does due work in slots. Slow receivers of an organisation use only some of them, so others are not delayed. */
export function fairSlots<Work extends Claimed>(options: FairSlotsOptions<Work>): FairSlots {
  const { claim, carryOut, onError, pollMs = 2_000, most = usualMost } = options
  const stopping = new AbortController()
  const inProgress = new Map<string, { work: Work; done: Promise<void> }>()
  let stopped = false
  let woken = false
  let filling: Promise<void> | undefined

  function wake() {
    woken = true
    filling ??= fill()
      .catch(onError)
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
        const work = await claim(busy())
        if (!work) break
        start(work)
      }
    }
  }

  function start(work: Work) {
    const done = carryOut(work, stopping.signal)
      .catch(onError)
      .finally(() => {
        inProgress.delete(work.claim)
        wake()
      })
    inProgress.set(work.claim, { work, done })
  }

  function busy(): Busy {
    const all = [...inProgress.values()].map(({ work }) => work)
    return {
      organisations: usedUp(
        all.map(({ organisationId }) => organisationId),
        most.organisation,
      ),
      receivers: usedUp(
        all.map(({ id }) => id),
        most.receiver,
      ),
    }
  }

  const idle = async () => {
    while (filling || inProgress.size > 0)
      await Promise.all([filling, ...[...inProgress.values()].map(({ done }) => done)])
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
