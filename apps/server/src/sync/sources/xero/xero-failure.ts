import type { Explain, Refusal, Verdict } from '../http/http-failure.ts'
import { valueAt } from '../http/paging.ts'
import { xeroMessages } from './xero.messages.ts'

const HOUR_MS = 3_600_000

/** Maps Xero's error responses to their meaning. Other failures mean the same as everywhere. */
export const explainXero: Explain = (refusal) => {
  const { status } = refusal
  if (status === 401 || status === 403) return onAccess(refusal)
  if (status === 404) return { sentence: xeroMessages.noOrganisation, code: 'source-path-missing' }
  if (status === 429) return onLimit(refusal)
  if (status === 400 && isHighVolume(refusal))
    return { sentence: xeroMessages.tooMany(listOf(refusal)), code: 'source-data' }
  return undefined
}

/** The last part of the path, such as `Invoices`. */
const listOf = ({ request }: Refusal) => request.path.split('/').at(-1) ?? ''

const textAt = (body: unknown, ...names: readonly string[]): string =>
  names.map((name) => valueAt(body, [name])).find((value) => typeof value === 'string') ?? ''

/**
 * Xero has one word for an organisation that is not connected, and another for a list that the token may not read. A user
 * without the role for a list gets a 403 as well.
 */
function onAccess(refusal: Refusal): Verdict {
  const detail = textAt(refusal.body, 'Detail', 'detail', 'error')
  const isConnected = !/^AuthenticationUnsuccessful/i.test(detail)
  if (
    /^Authori[sz]ationUnsuccessful|insufficient_scope/i.test(detail) ||
    (refusal.status === 403 && isConnected)
  )
    return { sentence: xeroMessages.notIncluded(listOf(refusal)), code: 'not-authorised', notIncluded: true }
  const sentence = refusal.status === 403 ? xeroMessages.disconnected : xeroMessages.notAuthorised
  return { sentence, code: 'not-authorised', forbidden: true }
}

function onLimit({ headers, retryAt }: Refusal): Verdict {
  const busy = { code: 'source-busy', passing: true } as const
  const limit = String(headers['x-rate-limit-problem'] ?? '')
  if (!/^da[iy]/i.test(limit)) return { ...busy, sentence: xeroMessages.minuteLimit, retryAt }
  const served = Date.parse(headers.date ?? '')
  // The limit of a day is not over in a few seconds, so a response without a time ends the refresh as well.
  const later = Number.isNaN(served) ? undefined : new Date(served + HOUR_MS)
  return { ...busy, sentence: xeroMessages.dayLimit, retryAt: retryAt ?? later }
}

/** More than 100,000 records match a request that Xero has no index for. */
const isHighVolume = ({ body }: Refusal) =>
  textAt(body, 'Type') === 'HighVolumeException' || /efficiently/i.test(textAt(body, 'Message'))
