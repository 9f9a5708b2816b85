import { z } from 'zod'
import { HttpFailure } from '../http/http-failure.ts'
import type { HttpResponse, Paging, RecordPage, StreamRead } from '../http/http-stream.ts'
import { byOffset, withQuery } from '../http/paging.ts'
import { readPages } from '../http/read-pages.ts'
import { mailchimpHttpMessages } from './mailchimp.messages.ts'
import { FEWEST_RECORDS, SLOW } from './mailchimp-failure.ts'

/** A list of the API. */
export type MailchimpList = {
  /** The name of the table, for sentences. */
  readonly name: string
  readonly path: string
  /** The field of a response with the records. */
  readonly records: string
  readonly query?: Readonly<Record<string, string>>
  readonly paging?: Paging
}

/** Reads all pages of a list. */
export type ReadList = (read: Pick<StreamRead, 'request'>, list: MailchimpList) => AsyncGenerator<RecordPage>

const MOST_RECORDS = 1_000

const counted = z.object({ total_items: z.int().nonnegative() })

/** The number of records of the whole list; undefined if the response does not state it. */
export const totalItems = ({ body }: HttpResponse): number | undefined =>
  counted.safeParse(body).data?.total_items

const byTotal = byOffset('offset', { total: totalItems })

/** Reads lists in pages of the size that Mailchimp can send in time. A smaller size is kept for later lists. */
export function mailchimpPages(): ReadList {
  let size = MOST_RECORDS

  const sized =
    (request: StreamRead['request']): StreamRead['request'] =>
    async (one) => {
      const sent = size
      try {
        return await request(withQuery(one, { count: String(sent) }))
      } catch (error) {
        if (!isTooSlow(error)) throw error
        size = Math.min(size, Math.max(FEWEST_RECORDS, Math.floor(sent / 2)))
        return sized(request)(one)
      }
    }

  return (read, { name, path, records, query, paging = byTotal }) =>
    readPages(
      { name, paging, records: [records] },
      { path, query: query?.fields ? query : { exclude_fields: `${records}._links`, ...query } },
      { request: sized(read.request), isSliceFull: () => false },
      mailchimpHttpMessages,
    )
}

const isTooSlow = (error: unknown) => error instanceof HttpFailure && error.reason === SLOW && !error.passing

/** A time as Mailchimp's parameters need it. It ignores times with fractions of a second. */
export const written = (time: number | string): string =>
  new Date(time).toISOString().replace(/\.\d{3}Z$/, '+00:00')

/** Whether a list or a campaign was removed while it was read. */
export const isMissing = (error: unknown) => error instanceof HttpFailure && error.status === 404
