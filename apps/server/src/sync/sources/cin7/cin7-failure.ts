import type { Explain, Verdict } from '../http/http-failure.ts'
import { cin7Messages } from './cin7.messages.ts'

const MINUTE = 60_000
/** Programs that wait for the same minute do not return in the same second. */
const SPREAD_MS = 5_000

/** What error responses of Cin7 mean. */
export const explainCin7 =
  (now: () => Date): Explain =>
  ({ status, retryAt }): Verdict | undefined => {
    if (status === 400 || status === 405) return { sentence: cin7Messages.badRequest, code: 'source-data' }
    if (status === 401 || status === 403)
      return { sentence: cin7Messages.refused, code: 'sign-in-refused', forbidden: true }
    if (status === 429 || status === 503)
      return {
        sentence: cin7Messages.busy,
        code: 'source-busy',
        passing: true,
        retryAt: retryAt ?? nextMinute(now()),
      }
    return undefined
  }

/** The response to too many requests does not say how long to wait. The limit counts the requests of a minute. */
const nextMinute = (now: Date) =>
  new Date((Math.floor(now.getTime() / MINUTE) + 1) * MINUTE + Math.random() * SPREAD_MS)
