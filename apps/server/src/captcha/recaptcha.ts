import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { badRequest } from '../http/http-error.ts'
import type { Captcha, Warn } from './captcha.ts'
import type { RecaptchaSettings } from './recaptcha-settings.ts'
import { limitedText } from './text-within.ts'

const VERIFY = 'https://www.google.com/recaptcha/api/siteverify'
const DEADLINE_MS = 10_000
const MAX_RESPONSE_BYTES = 16 * 1024
/** Google accepts a token for two minutes, so remembering it longer is safe. */
const REMEMBERED_MS = 10 * 60_000

export type RecaptchaOptions = {
  /** The host that a solution must come from. */
  hostname: string
  warn: Warn
  /** Replaces Google's address in tests. */
  verifyUrl?: string
  deadlineMs?: number
}

/** Google's reCAPTCHA v2: Google verifies a token. Without a valid response from Google, the token is rejected. */
export function createRecaptcha(
  { siteKey, secret }: RecaptchaSettings,
  { hostname, warn, verifyUrl = VERIFY, deadlineMs = DEADLINE_MS }: RecaptchaOptions,
): Captcha {
  async function verify(token: string) {
    const response = await fetch(verifyUrl, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: token }),
      redirect: 'error',
      signal: AbortSignal.timeout(deadlineMs),
    })
    if (!response.ok) throw new NoVerdict(`status ${response.status}`)
    return verdictShape.parse(JSON.parse(await limitedText(response, MAX_RESPONSE_BYTES)))
  }

  return {
    kind: { kind: 'recaptcha', siteKey },
    async challenge() {
      throw badRequest('This installation uses Google reCAPTCHA.')
    },
    async solved(token, now) {
      if (token === '') return undefined
      const verdict = await verify(token).catch((error: Error) => {
        // Not every message: a parser's message quotes its input.
        const reason = error instanceof NoVerdict ? error.message : error.name
        warn({ reason }, 'reCAPTCHA cannot be reached')
        return undefined
      })
      if (!verdict) return undefined
      if (isOurFault(verdict)) warn({ codes: verdict['error-codes'] }, 'reCAPTCHA rejected our request')
      if (!verdict.success || verdict.hostname !== hostname) return undefined
      const challengeHash = createHash('sha256').update(`recaptcha ${token}`).digest('base64url')
      return { challengeHash, expiresAt: new Date(now.getTime() + REMEMBERED_MS) }
    },
  }
}

class NoVerdict extends Error {}

const verdictShape = z.object({
  success: z.boolean(),
  hostname: z.optional(z.string()),
  'error-codes': z.optional(z.array(z.string().check(z.maxLength(50))).check(z.maxLength(10))),
})

const ourFaults = new Set(['missing-input-secret', 'invalid-input-secret', 'bad-request'])

const isOurFault = (verdict: z.infer<typeof verdictShape>) =>
  verdict['error-codes']?.some((code) => ourFaults.has(code)) ?? false
