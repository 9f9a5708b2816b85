import type { Kysely } from 'kysely'
import type { Database } from '../storage/schema.ts'

/** How many sign-ins of one network are checked at a time, so that the hash queue has room for others. */
const MAX_CHECKED = 32

/** The sign-ins of one network in this process. They reserve one after the other and are checked in parallel. */
export type SignInQueue = {
  /** Reserves an attempt in turn, then checks it. */
  run<T>(reserve: () => Promise<void>, counters: readonly string[], check: () => Promise<T>): Promise<T>
  /** Whether an attempt that counts for this counter is being checked. */
  isChecking(counter: string): boolean
  /** Waits until another attempt has been checked. */
  nextChecked(): Promise<void>
}

const queues = new WeakMap<Kysely<Database>, Map<string, SignInQueue & { users: number }>>()

/** Runs `work` with the queue of this network, which exists while anything uses it. */
export async function withSignInQueue<T>(
  db: Kysely<Database>,
  network: string,
  work: (queue: SignInQueue) => Promise<T>,
): Promise<T> {
  const ofDatabase = queues.get(db) ?? new Map()
  queues.set(db, ofDatabase)
  const queue = ofDatabase.get(network) ?? { ...newQueue(), users: 0 }
  ofDatabase.set(network, queue)
  queue.users += 1
  try {
    return await work(queue)
  } finally {
    queue.users -= 1
    if (queue.users === 0) ofDatabase.delete(network)
  }
}

function newQueue(): SignInQueue {
  let turn: Promise<void> = Promise.resolve()
  let checking: readonly string[][] = []
  const waiting: (() => void)[] = []

  const nextChecked = () => new Promise<void>((resolve) => waiting.push(resolve))

  async function inTurn(reserve: () => Promise<void>) {
    const before = turn
    const { promise, resolve } = Promise.withResolvers<void>()
    turn = promise
    await before
    try {
      while (checking.length >= MAX_CHECKED) await nextChecked()
      await reserve()
    } finally {
      resolve()
    }
  }

  function finishCheck(one: string[]) {
    checking = checking.filter((other) => other !== one)
    for (const resume of waiting.splice(0)) resume()
  }

  return {
    isChecking: (counter) => checking.some((one) => one.includes(counter)),
    nextChecked,
    async run(reserve, counters, check) {
      const one = [...counters]
      await inTurn(async () => {
        await reserve()
        checking = [...checking, one]
      })
      try {
        return await check()
      } finally {
        finishCheck(one)
      }
    },
  }
}
