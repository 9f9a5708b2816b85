import type { Random } from './random.ts'

/** Owns events. Those of a paused one happen when it continues. */
export type Owner = { readonly pausedUntil: number }

/** An event in the future. */
export type Planned = {
  readonly at: number
  readonly order: number
  readonly owner: Owner | undefined
  perform: Perform
}

type Perform = () => void | Promise<void>

/** Virtual time. One event happens at a time; time advances only from one event to the next. */
export class Timeline {
  /** Milliseconds since 1970. */
  now: number
  /** Everything that happened, for comparing two executions of a seed. */
  readonly trace: string[] = []
  readonly #random: Random
  readonly #start: number
  #planned: Planned[] = []

  constructor(random: Random, start: number) {
    this.#random = random
    this.#start = start
    this.now = start
  }

  /** Plans an event. Events of the same instant happen in an order that the seed decides. */
  after(ms: number, perform: Perform, owner?: Owner): Planned {
    const planned = { at: this.now + Math.max(0, ms), order: this.#random.next(), owner, perform }
    this.#planned.push(planned)
    return planned
  }

  cancel(planned: Planned): void {
    const at = this.#planned.indexOf(planned)
    if (at >= 0) this.#planned.splice(at, 1)
  }

  cancelAllOf(owner: Owner): void {
    this.#planned = this.#planned.filter((planned) => planned.owner !== owner)
  }

  note(line: string): void {
    this.trace.push(`${((this.now - this.#start) / 1000).toFixed(3)} ${line}`)
  }

  /** Lets everything happen until a time. */
  async runUntil(end: number, isOver: () => boolean = () => false): Promise<void> {
    while (!isOver()) {
      const next = this.#takeNext(end)
      if (!next) break
      this.now = Math.max(this.now, timeOf(next))
      await next.perform()
      await settled()
    }
    if (!isOver()) this.now = end
  }

  #takeNext(end: number): Planned | undefined {
    const next = this.#earliest()
    if (!next || timeOf(next) > end) return undefined
    this.cancel(next)
    return next
  }

  #earliest(): Planned | undefined {
    let first: Planned | undefined
    for (const one of this.#planned) if (!first || isBefore(one, first)) first = one
    return first
  }
}

const timeOf = ({ at, owner }: Planned) => Math.max(at, owner?.pausedUntil ?? 0)

const isBefore = (one: Planned, other: Planned) => {
  const [time, otherTime] = [timeOf(one), timeOf(other)]
  return time < otherTime || (time === otherTime && one.order < other.order)
}

/** Waits until every promise that the last event resolved has run its continuations. */
async function settled(): Promise<void> {
  for (let round = 0; round < 2; round++) await new Promise((resolve) => setImmediate(resolve))
}
