import type { Kysely } from 'kysely'
import type { Database } from '../storage/schema.ts'

/** How many tries of one network are judged at a time: the queue of hashes keeps room for all others. */
const MOST_JUDGED = 32

/** The tries of one network in this process: reserved one after the other, judged side by side. */
export type SignInLine = {
  /** Reserves a try when its turn has come, then judges it. */
  pass<T>(reserve: () => Promise<void>, counters: readonly string[], judge: () => Promise<T>): Promise<T>
  /** Whether a try that counts here is being judged. */
  isJudging(counter: string): boolean
  /** Waits until one more try has been judged. */
  oneJudged(): Promise<void>
}

const lines = new WeakMap<Kysely<Database>, Map<string, SignInLine & { users: number }>>()

/** Lets `work` use the line of this network, which exists as long as something waits in it. */
export async function inLineOf<T>(
  db: Kysely<Database>,
  network: string,
  work: (line: SignInLine) => Promise<T>,
): Promise<T> {
  const ofDatabase = lines.get(db) ?? new Map()
  lines.set(db, ofDatabase)
  const line = ofDatabase.get(network) ?? { ...newLine(), users: 0 }
  ofDatabase.set(network, line)
  line.users += 1
  try {
    return await work(line)
  } finally {
    line.users -= 1
    if (line.users === 0) ofDatabase.delete(network)
  }
}

function newLine(): SignInLine {
  let turn: Promise<void> = Promise.resolve()
  let judging: readonly string[][] = []
  const waiting: (() => void)[] = []

  const oneJudged = () => new Promise<void>((resolve) => waiting.push(resolve))

  async function inTurn(reserve: () => Promise<void>) {
    const before = turn
    const { promise, resolve } = Promise.withResolvers<void>()
    turn = promise
    await before
    try {
      while (judging.length >= MOST_JUDGED) await oneJudged()
      await reserve()
    } finally {
      resolve()
    }
  }

  function judged(one: string[]) {
    judging = judging.filter((other) => other !== one)
    for (const resume of waiting.splice(0)) resume()
  }

  return {
    isJudging: (counter) => judging.some((one) => one.includes(counter)),
    oneJudged,
    async pass(reserve, counters, judge) {
      const one = [...counters]
      await inTurn(async () => {
        await reserve()
        judging = [...judging, one]
      })
      try {
        return await judge()
      } finally {
        judged(one)
      }
    },
  }
}
