import type { Explain, Refusal, Verdict } from '../http/http-failure.ts'
import { unicontaMessages } from './uniconta.messages.ts'

/** The reason of a failure after which fewer rows are requested. */
export const TOO_MUCH = 'too-much'

const HOUR_MS = 60 * 60 * 1_000

const refused: Verdict = { sentence: unicontaMessages.refused, code: 'sign-in-refused', forbidden: true }

/** Maps error responses of Uniconta to sentences. */
export const explainUniconta =
  (now: () => Date): Explain =>
  (refusal) => {
    const { status } = refusal
    if (status === 401 || status === 403) return refused
    if (status === 404) return notFound(refusal)
    if (status === 400) return { sentence: unicontaMessages.filterRefused, code: 'source-data' }
    if (status === 429) return callsUsedUp(refusal, now())
    // 503 means that the service is busy, however few rows are requested.
    if (status < 500 || status === 503) return undefined
    return { sentence: unicontaMessages.tooMuch, code: 'source-busy', passing: true, reason: TOO_MUCH }
  }

/** The path of the list of tables is empty. */
function notFound({ request: { path } }: Refusal): Verdict {
  if (path === '') return { sentence: unicontaMessages.noCompany, code: 'settings' }
  return { sentence: unicontaMessages.noTable, code: 'source-path-missing', notIncluded: true }
}

/** The response at the limit is not documented. Without a time, an hour is waited. */
const callsUsedUp = ({ retryAt }: Refusal, now: Date): Verdict => ({
  sentence: unicontaMessages.callsUsedUp,
  code: 'source-busy',
  passing: true,
  retryAt: retryAt ?? new Date(now.getTime() + HOUR_MS),
})
