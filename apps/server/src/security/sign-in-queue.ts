import type { Kysely } from 'kysely'
import type { Database } from '../storage/schema.ts'

/** How many tries of one network are judged at a time: the queue of hashes keeps room for all others. */
const MAX_CHECKED = 32

/** The tries of one network in this process: reserved one after the other, judged side by side. */
export type SignInQueue = {
  /** Reserves a try when its turn has come, then judges it. */
  run<T>(reserve: () => Promise<void>, counters: readonly string[], check: () => Promise<T>): Promise<T>
  /** Whether a try that counts here is being judged. */
  isChecking(counter: string): boolean
  /** Waits until one more try has been judged. */
  nextChecked(): Promise<void>
}

const queues = new WeakMap<Kysely<Database>, Map<string, SignInQueue & { users: number }>>()

/** Lets `work` use the line of this network, which exists as long as something waits in it. */
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
