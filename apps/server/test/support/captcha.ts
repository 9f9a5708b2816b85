import { type Client, getCaptchaChallenge } from '@tributary/sdk'
import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'

/** A puzzle asked for and solved, as the widget hands it over. Cheap where the server was started with CAPTCHA_COST=1. */
export async function solvedCaptcha(client: Client): Promise<string> {
  // What the server hands out is ALTCHA's own form, which the contract does not repeat.
  const challenge = (await getCaptchaChallenge(client)) as unknown as Challenge
  return solutionOf(challenge)
}

export async function solutionOf(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}
