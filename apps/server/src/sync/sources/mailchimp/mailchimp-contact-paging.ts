import { SourceFailure } from '../../source-failure.ts'
import type { Page, Paging, SourceRecord } from '../http/http-stream.ts'
import { withQuery } from '../http/paging.ts'
import { badData } from '../http/records.ts'
import { mailchimpHttpMessages, mailchimpMessages } from './mailchimp.messages.ts'
import { totalItems, written } from './mailchimp-pages.ts'

export const CONTACTS = 'list_members'

/** Whether `since_last_changed` includes its time is not documented. Requesting a second earlier has the same effect. */
const SECOND = 1_000
const MOST_RESTARTS = 5

export type ContactPaging = Paging & {
  /** The time from which the following pages have all further contacts; undefined between equal times and at the end. */
  continuesFrom(): string | undefined
}

/**
 * Pages through contacts by the time of their last change, oldest first. The next page starts at the last time of the one
 * before, not at an offset: a contact that changes meanwhile moves to the end, and all later ones move up by one. Only
 * contacts with the same time need an offset. Those pages overlap by one contact, which shows whether any has moved.
 */
export function contactPaging(start: string | undefined): ContactPaging {
  let [since, offset, restarts] = [start, 0, 0]
  let last: SourceRecord | undefined
  let continues: string | undefined

  function next(page: Page) {
    continues = undefined
    const total = totalItems(page.response)
    if (total === undefined) throw badData(mailchimpHttpMessages.noRecords(CONTACTS))
    const times = orderedTimes(page.records, since)
    const [first = 0, latest = 0] = [times[0], times.at(-1)]
    if (offset > 0 && page.records[0]?.id !== last?.id) return restart(page)
    const reached = offset + page.records.length
    if (reached >= total) return undefined
    if (page.records.length === 0) throw missing(reached, total)
    last = page.records.at(-1)
    if (first < latest - SECOND) {
      ;[since, offset] = [written(latest - SECOND), 0]
      continues = since
    } else offset = reached - 1
    return at(page)
  }

  function restart(page: Page) {
    restarts += 1
    if (restarts > MOST_RESTARTS)
      throw new SourceFailure(mailchimpMessages.changing(CONTACTS), { passing: true, code: 'source-data' })
    offset = 0
    return at(page)
  }

  const at = ({ request }: Pick<Page, 'request'>) =>
    withQuery(request, { ...(since !== undefined && { since_last_changed: since }), offset: String(offset) })

  return {
    first: (request) => at({ request }),
    next,
    continuesFrom: () => continues,
  }
}

/** Throws if the contacts are in another order, or are older than requested. */
function orderedTimes(records: readonly SourceRecord[], since: string | undefined): number[] {
  const times = records.map(({ last_changed: changed }) => Date.parse(String(changed)))
  if (times.some(Number.isNaN)) throw badData(mailchimpHttpMessages.noPosition(CONTACTS))
  const from = since === undefined ? Number.NEGATIVE_INFINITY : Date.parse(since)
  if (times.some((time, at) => time < (times[at - 1] ?? from)))
    throw badData(mailchimpMessages.notInOrder(CONTACTS))
  return times
}

const missing = (seen: number, total: number) =>
  new SourceFailure(mailchimpHttpMessages.missingRecords(CONTACTS, seen, total), {
    passing: true,
    code: 'source-data',
  })
