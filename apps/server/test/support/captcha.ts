import { type Client, getCaptchaChallenge } from '@tributary/sdk'
import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'

/** Requests and solves a captcha as the widget does. Fast if the server was started with CAPTCHA_COST=1. */
export async function solvedCaptcha(client: Client): Promise<string> {
  // The server returns ALTCHA's own format, which the contract does not describe.
  const challenge = (await getCaptchaChallenge(client)) as unknown as Challenge
  return solutionOf(challenge)
}

export async function solutionOf(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}
