import { Worker } from 'node:worker_threads'
import { HttpError } from '../plugins/http-error.ts'

export type StrengthRequest = { id: number; password: string; known: readonly string[] }
export type StrengthResponse = { id: number; guessable: boolean }

type Waiting = { resolve(guessable: boolean): void; reject(error: Error): void }

const MOST_WAITING = 64

/**
 * Tells in a thread of its own whether a password is commonly used or made of what is known of somebody. The thread
 * starts with the first question and keeps nothing alive; a flood of questions is refused rather than queued.
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
    if (waiting.size >= mostWaiting) throw new HttpError(503, 'The server is busy. Please try again.', 1)
    worker ??= start()
    worker.ref()
    const id = nextId++
    const answer = new Promise<boolean>((resolve, reject) => waiting.set(id, { resolve, reject }))
    worker.postMessage({ id, password, known } satisfies StrengthRequest)
    return answer
  }
}

/** One thread is enough for the whole process. */
export const isGuessable: (password: string, known: readonly string[]) => Promise<boolean> =
  createPasswordStrength()
