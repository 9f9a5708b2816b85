import type { PassedCheck } from '../source-adapter.ts'
import { HttpFailure } from './http-failure.ts'
import { asUnreachable } from './http-source.ts'

/**
 * Runs the checks of a connection test. A refusal of the sign-in shows that the source was reached, and a refusal of only the
 * data that the sign-in was accepted.
 */
export async function* connectionChecks<T>(
  signIn: () => Promise<T>,
  /** Reads something, and returns the sentence to show. */
  read: (signedIn: T) => string | Promise<string>,
): AsyncGenerator<PassedCheck> {
  const outcome = await signIn().catch((error: unknown) => (isRefusal(error) ? error : asUnreachable(error)))
  yield { key: 'host-found' }
  yield { key: 'reached' }
  if (outcome instanceof HttpFailure && !outcome.notIncluded) throw outcome
  yield { key: 'signed-in' }
  if (outcome instanceof HttpFailure) throw outcome
  yield { key: 'source-readable', sentence: await read(outcome) }
}

const refusals = ['sign-in-refused', 'not-authorised', 'settings'] as const

/** Whether the source itself has refused the request. A redirection may come from any server. */
const isRefusal = (error: unknown): error is HttpFailure =>
  error instanceof HttpFailure && error.status >= 400 && refusals.some((code) => code === error.code)
