import { availableParallelism } from 'node:os'
import { HttpError } from '../http/http-error.ts'

const RUNNING = availableParallelism() * 2
const WAITING = 64

/** Limits how many hashes run and wait at a time, so that a flood of sign-ins does not starve other requests. */
export function createHashQueue(running = RUNNING, waiting = WAITING) {
  let free = running
  const queue: (() => void)[] = []

  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (free > 0) free -= 1
    else if (queue.length < waiting) await new Promise<void>((resolve) => queue.push(resolve))
    else throw new HttpError(503, 'The server is busy. Please try again.', 1)
    try {
      return await work()
    } finally {
      const next = queue.shift()
      if (next) next()
      else free += 1
    }
  }
}
