import { Worker } from 'node:worker_threads'
import { ServerBusy } from '../http/admission/server-busy.ts'

export type StrengthRequest = { id: number; password: string; known: readonly string[] }
export type StrengthResponse = { id: number; guessable: boolean }

type Waiting = { resolve(guessable: boolean): void; reject(error: Error): void }

const MOST_WAITING = 64

/**
 * Returns a function that checks, in a worker thread, whether a password is common or made of the given words. The worker
 * starts with the first check and does not keep the process alive. A flood of checks is rejected with 503.
 */
export function createPasswordStrength(mostWaiting = MOST_WAITING) {
  const waiting = new Map<number, Waiting>()
  let worker: Worker | undefined
  let nextId = 0

  const end = (error: Error) => {
    worker = undefined
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }
  const start = () => {
    const thread = new Worker(new URL('./password-strength.worker.ts', import.meta.url), { execArgv: [] })
    thread.on('message', ({ id, guessable }: StrengthResponse) => {
      waiting.get(id)?.resolve(guessable)
      waiting.delete(id)
      if (waiting.size === 0) thread.unref()
    })
    thread.on('error', end)
    return thread
  }

  return (password: string, known: readonly string[]): Promise<boolean> => {
    if (waiting.size >= mostWaiting) throw new ServerBusy(1)
    worker ??= start()
    worker.ref()
    const id = nextId++
    const answer = new Promise<boolean>((resolve, reject) => waiting.set(id, { resolve, reject }))
    worker.postMessage({ id, password, known } satisfies StrengthRequest)
    return answer
  }
}

/** Whether a password is easy to guess. The process shares one worker. */
export const isGuessable: (password: string, known: readonly string[]) => Promise<boolean> =
  createPasswordStrength()
