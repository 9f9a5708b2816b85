import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { badRequest } from '../http/http-error.ts'
import type { Captcha, Warn } from './captcha.ts'
import type { RecaptchaSettings } from './recaptcha-settings.ts'
import { limitedText } from './text-within.ts'

const VERIFY = 'https://www.google.com/recaptcha/api/siteverify'
const DEADLINE_MS = 10_000
const LONGEST_ANSWER = 16 * 1024
/** Google takes a token for two minutes; ours outlive that. */
const REMEMBERED_MS = 10 * 60_000

export type RecaptchaOptions = {
  /** The one host whose solutions count. */
  hostname: string
  warn: Warn
  /** Where to ask instead of at Google, for tests. */
  verifyUrl?: string
  deadlineMs?: number
}

/**
 * Google's reCAPTCHA v2: Google says whether a token is the solution of one of its puzzles on our pages. When it says
 * nothing that can be understood, the token counts as none.
 */
export function createRecaptcha(
  { siteKey, secret }: RecaptchaSettings,
  { hostname, warn, verifyUrl = VERIFY, deadlineMs = DEADLINE_MS }: RecaptchaOptions,
): Captcha {
  async function ask(token: string) {
    const answer = await fetch(verifyUrl, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: token }),
      redirect: 'error',
      signal: AbortSignal.timeout(deadlineMs),
    })
    if (!answer.ok) throw new NoVerdict(`status ${answer.status}`)
    return verdictShape.parse(JSON.parse(await limitedText(answer, LONGEST_ANSWER)))
  }

  return {
    kind: { kind: 'recaptcha', siteKey },
    async challenge() {
      throw badRequest('The captcha of this installation comes from Google.')
    },
    async solved(token, now) {
      if (token === '') return undefined
      const verdict = await ask(token).catch((error: Error) => {
        // Not any message: a parser's quotes what it could not read.
        const reason = error instanceof NoVerdict ? error.message : error.name
        warn({ reason }, 'reCAPTCHA could not be asked')
        return undefined
      })
      if (!verdict) return undefined
      if (isOurFault(verdict))
        warn({ codes: verdict['error-codes'] }, 'reCAPTCHA does not take our questions')
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
