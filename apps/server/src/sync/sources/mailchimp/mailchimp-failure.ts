import type { Refusal, Verdict } from '../http/http-failure.ts'
import { valueAt } from '../http/paging.ts'
import { mailchimpMessages as messages } from './mailchimp.messages.ts'

/** Accepts every token and key that works, whatever its role. */
export const PING = { path: 'ping' } as const

/** The reason of a page that took too long, and can be requested with fewer records. */
export const SLOW = 'slow'
export const FEWEST_RECORDS = 100

/** Maps an error response of Mailchimp to a sentence. */
export function explainMailchimp(refusal: Refusal): Verdict | undefined {
  const { status, request } = refusal
  if (status === 401) return { sentence: messages.refused, forbidden: true, code: 'not-authorised' }
  if (status === 403) return forbidden(refusal)
  if (status === 429) return busy
  if (status === 504) {
    const canShrink = Number(request.query?.count) > FEWEST_RECORDS
    return { sentence: messages.slow, passing: !canShrink, code: 'timed-out', reason: SLOW }
  }
  return undefined
}

const busy: Verdict = { sentence: messages.busy, passing: true, code: 'source-busy' }

const ABOUT_ACCOUNT = /wrong ?datacent|user ?disabled/i

/** The servers in front of the API throttle with a 403 that has no JSON. */
function forbidden({ body, request }: Refusal): Verdict {
  if (body === undefined) return busy
  if (request.path === PING.path || ABOUT_ACCOUNT.test(String(valueAt(body, ['title']))))
    return { sentence: messages.accountRefused, forbidden: true, code: 'sign-in-refused' }
  return {
    sentence: messages.notAllowed(resourceIn(request.path)),
    notIncluded: true,
    code: 'not-authorised',
  }
}

/** Ids in a path say nothing to people. */
const resourceIn = (path: string) => {
  const parts = path.split('/')
  return parts.length < 3 ? path : `${parts[0]}: ${parts.at(-1)}`
}
