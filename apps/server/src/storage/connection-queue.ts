import { signals } from '../signals.ts'
import { CallerDisconnected, type CallerWork, currentWork, isUnwanted } from './caller-work.ts'
import { DatabaseSilent } from './database-failure.ts'

/** The load of the database connections of this process. */
export type ConnectionLoad = {
  /** How many connections there are. */
  size: number
  inUse: number
  /** Requests that wait for a connection. Those of disconnected callers do not count. */
  waiting: number
  /** How long the next request would probably wait, in milliseconds. */
  waitMs: number
}

export type ConnectionQueue = {
  /**
   * Waits for a connection and returns how to release it. Throws {@link DatabaseSilent} after `waitMs`, and
   * {@link CallerDisconnected} if the caller has disconnected.
   */
  take(waitMs: number): Promise<() => void>
  load(): ConnectionLoad
}

export type ConnectionShares = {
  connections: number
  /** Connections that only urgent work uses. */
  reserved: number
}

type Waiter = {
  work: CallerWork | undefined
  since: number
  start(): void
  drop(): void
}

type Wanted = {
  work: CallerWork | undefined
  waitMs: number
  grant(): void
  refuse(error: Error): void
}

/** A short queue behind one slow statement is not overload. */
const FEW = 10
/** The longest use of a connection that is taken as typical, in milliseconds. */
const LONGEST_TYPICAL_MS = 250
const SMOOTHING = 0.1

/**
 * Grants a limited number of connections in the order of the requests. Urgent work may use all of them, other work leaves
 * some free. If both wait, they take turns, so that neither starves the other.
 */
export function createConnectionQueue({ connections, reserved }: ConnectionShares): ConnectionQueue {
  const urgent: Waiter[] = []
  const ordinary: Waiter[] = []
  const inUse = { all: 0, ordinary: 0 }
  let urgentIsNext = true
  let typicalMs = 0

  const queueOf = (work: CallerWork | undefined) => (work?.urgent ? urgent : ordinary)
  const mayUse = (queue: Waiter[]) =>
    inUse.all < connections && (queue === urgent || inUse.ordinary < connections - reserved)

  function next(): Waiter | undefined {
    const order = urgentIsNext ? [urgent, ordinary] : [ordinary, urgent]
    for (const queue of order) {
      while (isUnwanted(queue[0]?.work)) queue.shift()?.drop()
      if (queue.length === 0 || !mayUse(queue)) continue
      urgentIsNext = queue !== urgent
      return queue.shift()
    }
    return undefined
  }

  function grantFree() {
    for (let waiter = next(); waiter; waiter = next()) waiter.start()
  }

  function use(work: CallerWork | undefined) {
    const since = performance.now()
    const share = work?.urgent ? 0 : 1
    inUse.all += 1
    inUse.ordinary += share
    let released = false
    return () => {
      if (released) return
      released = true
      inUse.all -= 1
      inUse.ordinary -= share
      const usedMs = Math.min(performance.now() - since, LONGEST_TYPICAL_MS)
      if (work) typicalMs += SMOOTHING * (usedMs - typicalMs)
      grantFree()
    }
  }

  const waitFor = (work: CallerWork | undefined, waitMs: number) =>
    new Promise<() => void>((resolve, reject) => {
      enqueue(queueOf(work), { work, waitMs, grant: () => resolve(use(work)), refuse: reject })
    })

  return {
    async take(waitMs) {
      const work = currentWork()
      if (isUnwanted(work)) throw new CallerDisconnected()
      const queue = queueOf(work)
      const since = performance.now()
      const release = queue.length === 0 && mayUse(queue) ? use(work) : await waitFor(work, waitMs)
      signals.connectionTaken.publish(() => ({ waitedSeconds: (performance.now() - since) / 1_000 }))
      return release
    },
    load() {
      const use = { size: connections, inUse: inUse.all }
      const waiters = [...urgent, ...ordinary].filter(({ work }) => !isUnwanted(work))
      const waiting = waiters.length
      if (waiting < FEW) return { ...use, waiting, waitMs: 0 }
      const now = performance.now()
      const oldestMs = Math.max(...waiters.map(({ since }) => now - since))
      return { ...use, waiting, waitMs: Math.max(oldestMs, (waiting * typicalMs) / connections) }
    },
  }
}

/** Adds a request that leaves the queue by itself after its longest wait. */
function enqueue(queue: Waiter[], { work, waitMs, grant, refuse }: Wanted) {
  const leave = (error: Error) => {
    clearTimeout(timer)
    const place = queue.indexOf(waiter)
    if (place >= 0) queue.splice(place, 1)
    refuse(error)
  }
  const waiter: Waiter = {
    work,
    since: performance.now(),
    start() {
      clearTimeout(timer)
      grant()
    },
    drop: () => leave(new CallerDisconnected()),
  }
  const timer = setTimeout(() => leave(new DatabaseSilent()), waitMs)
  queue.push(waiter)
}
