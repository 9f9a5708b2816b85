import { isDeepStrictEqual } from 'node:util'
import { isSdkError } from '@tributary/sdk'
import { admissionMessages } from '../src/http/admission/admission.messages.ts'

/** What the server did wrong. */
export type Problem = {
  kind: 'lost' | 'half written' | 'twice' | 'stuck' | 'refused' | 'rows' | 'audit log' | 'session' | 'restore'
  what: string
}

/** The writes so far, by what their client learnt. */
export type Tally = { acknowledged: number; doubtful: number; refreshes: number }

export const newTally = (): Tally => ({ acknowledged: 0, doubtful: 0, refreshes: 0 })

/** Whether the server refused a call because of its load. It has not begun it. */
export const isRefused = (error: unknown): boolean =>
  isSdkError(error) && error.statusCode === 503 && error.messages.includes(admissionMessages.busy)

/** Whether the client cannot know if the write was made, because no response or only a server error arrived. */
export const isDoubtful = (error: unknown): boolean =>
  isSdkError(error) && !isRefused(error) && (error.kind !== 'http' || (error.statusCode ?? 0) >= 500)

/** The record of one value: what the server acknowledged last, and the write whose response was lost. */
export type Register<T> = {
  readonly value: T
  /** Sends a write, and records what came of it. */
  write(next: T, send: () => Promise<unknown>): Promise<void>
  /** Compares the value that the server returns after a start. Returns false if no write explains it. */
  settle(stored: T): boolean
}

export function createRegister<T>(initial: T, tally: Tally): Register<T> {
  let known = initial
  let doubtful: readonly T[] = []
  return {
    get value() {
      return known
    },
    async write(next, send) {
      try {
        await send()
      } catch (error) {
        if (isDoubtful(error)) {
          doubtful = [...doubtful, next]
          tally.doubtful++
        }
        throw error
      }
      known = next
      tally.acknowledged++
    },
    settle(stored) {
      const explained = [known, ...doubtful].some((value) => isDeepStrictEqual(value, stored))
      known = stored
      doubtful = []
      return explained
    },
  }
}

/** One kind of write. Only one is on its way at a time, so at most one is in doubt after a kill. */
export type Lane = {
  readonly name: string
  /** The pause between two writes, where the server limits them. */
  readonly restMs?: number
  /** Makes one write. */
  step(): Promise<void>
  /** Compares the server with the record. */
  check(): Promise<Problem[]>
  /** What can only be checked after the last start, when leases have expired. */
  finish?(): Promise<Problem[]>
}
