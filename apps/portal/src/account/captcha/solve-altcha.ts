import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

/** A solution as the server takes it, and when that ends, in milliseconds since 1970. */
export type AltchaSolution = { token: string; expiresAt: number }

/**
 * Does the work a challenge asks for. The browser derives keys beside the page, which stays responsive without a Worker.
 * Rejects for a challenge that cannot be solved, and when it is cancelled.
 */
export async function solveAltcha(answer: object, controller: AbortController): Promise<AltchaSolution> {
  // The contract leaves the form of a puzzle to the captcha; a wrong one fails below.
  const challenge = answer as Challenge
  const solution = await solveChallenge({ challenge, deriveKey, controller })
  if (!solution) throw new Error('The captcha was not solved in time.')
  const { expiresAt } = challenge.parameters
  return {
    token: btoa(JSON.stringify({ challenge, solution })),
    expiresAt: expiresAt === undefined ? Number.POSITIVE_INFINITY : expiresAt * 1000,
  }
}
