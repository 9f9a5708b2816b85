import { availableParallelism } from 'node:os'
import { ServerBusy } from '../http/admission/server-busy.ts'
import { CallerDisconnected, type CallerWork, currentWork, isUnwanted } from '../storage/caller-work.ts'

// One core stays free for the thread that serves requests.
const RUNNING = Math.max(1, availableParallelism() - 1)
const WAITING = 64
const AGAIN_SECONDS = 1

/**
 * Limits how many hashes run and wait at a time, so that a flood of sign-ins does not starve other requests. Throws
 * without running one if too many wait or the caller has disconnected.
 */
export function createHashQueue(running = RUNNING, waiting = WAITING) {
  let free = running
  const queue: (() => void)[] = []

  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (free > 0) free -= 1
    else if (queue.length < waiting) await new Promise<void>((resolve) => queue.push(resolve))
    else throw new ServerBusy(AGAIN_SECONDS)
    try {
      if (mayDrop(currentWork())) throw new CallerDisconnected()
      return await work()
    } finally {
      const next = queue.shift()
      if (next) next()
      else free += 1
    }
  }
}

/** A flood of sign-ins that are cancelled must not keep the cores busy. Other writes that have begun are completed. */
const mayDrop = (work: CallerWork | undefined) => (work?.urgent ? work.abandoned : isUnwanted(work))

/** Whether a hash failed before it was run. */
export const isNotRun = (error: unknown): boolean =>
  error instanceof ServerBusy || error instanceof CallerDisconnected
