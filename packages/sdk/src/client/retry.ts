import type { Endpoint } from '../contract/endpoint.ts'
import type { Clock } from './clock.ts'
import type { Deadline } from './deadline.ts'
import { type CallHooks, notify } from './hooks.ts'
import type { RetryBudget } from './retry-budget.ts'
import { isSdkError, type SdkError } from './sdk-error.ts'

const DEFAULT_RETRIES = 2
const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 8_000
/** The largest part by which a pause exceeds Retry-After, so that refused clients do not all return together. */
const JITTER = 0.25
const passing = new Set([429, 502, 503, 504])

/**
 * Whether a call may be retried. Only a read without side effects is, and only after a temporary failure. A background
 * poll is not: its next one is its retry. A write is retried when the server is still carrying out the same one: the
 * server recognises the key, so the retry gets the response of the first attempt.
 */
export const mayRetry = ({ endpoint, background }: Retried, error: SdkError): boolean => {
  if (error.statusCode === 409 && error.retryAfter !== undefined) return endpoint.keyed
  if (endpoint.method !== 'GET' || endpoint.acts || background) return false
  return error.kind === 'network' || (error.kind === 'http' && passing.has(error.statusCode ?? 0))
}

/**
 * Returns the pause before the next attempt in milliseconds: the server's Retry-After and a little more, else a random
 * part of a doubling pause.
 */
export const retryPause = (tried: number, error: Pick<SdkError, 'retryAfter'>, random: number): number =>
  error.retryAfter === undefined
    ? random * Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** tried)
    : error.retryAfter * 1_000 * (1 + JITTER * random)

type Retried = {
  endpoint: Pick<Endpoint, 'method' | 'path' | 'acts' | 'keyed'>
  background?: boolean | undefined
}

/** What {@link retrying} needs. */
export type RetryPolicy = Retried & {
  maxRetries?: number | undefined
  hooks: readonly CallHooks[]
  deadline: Deadline
  clock: Clock
  budget: RetryBudget
}

/** Makes one attempt and at most two retries, or as many as the policy allows. Never starts a pause that would outlast the deadline. */
export async function retrying<T>(attempt: (tried: number) => Promise<T>, policy: RetryPolicy): Promise<T> {
  const { deadline, clock, budget, hooks, maxRetries = DEFAULT_RETRIES } = policy
  budget.count(clock.now())
  for (let tried = 0; ; tried++) {
    try {
      return await attempt(tried + 1)
    } catch (error) {
      if (!isSdkError(error) || tried >= maxRetries || !mayRetry(policy, error)) throw error
      const pause = retryPause(tried, error, clock.random())
      if (pause >= deadline.left() || !budget.take(clock.now())) throw error
      const { method, path } = policy.endpoint
      notify(hooks, 'onRetry', { method, path, attempt: tried + 1, pause, error })
      await deadline.pause(pause)
    }
  }
}
