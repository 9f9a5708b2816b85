import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

/** A solution as the server accepts it, and when it expires, in milliseconds since 1970. */
export type AltchaSolution = { token: string; expiresAt: number }

/**
 * Solves a challenge. The browser derives keys asynchronously, so the page stays responsive without a Worker. Rejects for
 * a challenge that cannot be solved, and when it is aborted.
 */
export async function solveAltcha(answer: object, controller: AbortController): Promise<AltchaSolution> {
  // The API does not describe a challenge. A malformed one fails below.
  const challenge = answer as Challenge
  const solution = await solveChallenge({ challenge, deriveKey, controller })
  if (!solution) throw new Error('The captcha was not solved in time.')
  const { expiresAt } = challenge.parameters
  return {
    token: btoa(JSON.stringify({ challenge, solution })),
    expiresAt: expiresAt === undefined ? Number.POSITIVE_INFINITY : expiresAt * 1000,
  }
}
