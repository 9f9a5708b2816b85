import type { Explain, Refusal, Verdict } from '../http/http-failure.ts'
import { valueAt } from '../http/paging.ts'
import { powerOfficeMessages as messages } from './poweroffice.messages.ts'

/** PowerOffice does not say how long to wait. Its limit counts requests within a second. */
const BUSY_MS = 1_000

/** What error responses of the API mean. */
export const explainPowerOffice =
  (now: () => Date): Explain =>
  (refusal) => {
    const { status } = refusal
    if (status === 400) return { sentence: messages.badRequest, code: 'source-data' }
    if (status === 403) return notAllowed(refusal)
    return status === 401 ? unauthorised(refusal) : busy(refusal, now)
  }

/** Invoice lines are below an id, which says nothing to people. */
const notAllowed = ({ request }: Refusal): Verdict => ({
  sentence: messages.notAllowed(request.path.replace(/[\da-f]{8}-[\da-f-]{27}\//i, '')),
  code: 'not-authorised',
  notIncluded: true,
})

/** What error responses of the token endpoint mean. */
export const explainTokenRefusal =
  (now: () => Date): Explain =>
  (refusal) => {
    const { status, body } = refusal
    if (status === 400 && isAboutRequest(valueAt(body, ['error'])))
      return { sentence: messages.badRequest, code: 'source-data' }
    if (status === 400 || status === 401 || status === 403) return unauthorised(refusal)
    return busy(refusal, now)
  }

/** Errors of OAuth that do not concern the keys. */
const isAboutRequest = (error: unknown) =>
  error === 'invalid_request' || error === 'unsupported_grant_type' || error === 'invalid_scope'

/** The gateway checks the subscription key of this server; everything else is about the client key. */
function unauthorised({ status, body }: Refusal): Verdict {
  const isGateway = status === 401 && /subscription key/i.test(String(valueAt(body, ['message'])))
  return isGateway
    ? { sentence: messages.badSubscription, code: 'settings' }
    : { sentence: messages.notAuthorised, code: 'not-authorised', forbidden: true }
}

function busy({ status, retryAt }: Refusal, now: () => Date): Verdict | undefined {
  if (status !== 429) return undefined
  const until = retryAt ?? new Date(now().getTime() + BUSY_MS)
  return { sentence: messages.busy, code: 'source-busy', passing: true, retryAt: until }
}
