import { createHash, hkdfSync, randomInt } from 'node:crypto'
import { type Challenge, createChallenge, type Solution, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import * as z from 'zod/mini'
import type { Captcha } from './captcha.ts'

const VALID_MS = 20 * 60_000
/** The most attempts a puzzle needs. */
const COUNTERS = 200

/**
 * Creates ALTCHA puzzles, a proof of work that is checked here without a third party (SIGNUP-19). `cost` is the number of
 * rounds per attempt.
 */
export function createAltcha(installationKey: Uint8Array, cost: number): Captcha {
  const secrets = {
    hmacSignatureSecret: secretFor(installationKey, 'captcha challenge'),
    hmacKeySignatureSecret: secretFor(installationKey, 'captcha solution'),
  }
  return {
    kind: { kind: 'altcha' },
    async challenge(now) {
      const challenge = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost,
        counter: randomInt(COUNTERS / 2, COUNTERS + 1),
        deriveKey,
        // For the widget, which uses the browser's clock. The server checks its own time in `data`.
        expiresAt: new Date(Date.now() + VALID_MS),
        data: { expires: now.getTime() + VALID_MS },
        ...secrets,
      })
      return { ...challenge }
    },
    async solved(token, now) {
      const payload = payloadOf(token)
      if (!payload) return undefined
      const { verified } = await verifySolution({ ...payload, deriveKey, ...secrets })
      const expires = Number(payload.challenge.parameters.data?.expires)
      if (!verified || !(expires > now.getTime())) return undefined
      const challengeHash = createHash('sha256')
        .update(payload.challenge.signature ?? '')
        .digest('base64url')
      return { challengeHash, expiresAt: new Date(expires) }
    },
  }
}

const secretFor = (key: Uint8Array, purpose: string) =>
  Buffer.from(hkdfSync('sha256', key, '', purpose, 32)).toString('base64url')

const payloadShape = z.object({
  challenge: z.object({
    signature: z.string(),
    parameters: z.looseObject({ algorithm: z.literal('PBKDF2/SHA-256'), data: z.looseObject({}) }),
  }),
  solution: z.looseObject({ counter: z.number(), derivedKey: z.string() }),
})

/** Decodes the widget's token: JSON in base64. The signature decides whether it is genuine. */
function payloadOf(token: string): { challenge: Challenge; solution: Solution } | undefined {
  try {
    const read: unknown = JSON.parse(Buffer.from(token, 'base64').toString())
    const { success } = z.safeParse(payloadShape, read)
    // The shape covers the fields read here; the signature covers all parameters.
    return success ? (read as { challenge: Challenge; solution: Solution }) : undefined
  } catch {
    return undefined
  }
}
