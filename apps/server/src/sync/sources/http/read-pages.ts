import { SourceFailure } from '../../source-failure.ts'
import type { HttpMessages } from './http.messages.ts'
import type { HttpRequest, HttpResponse, HttpStream, Page, RecordPage, SourceRecord } from './http-stream.ts'
import { valueAt } from './paging.ts'
import { badData, isRecord, RecordsMissing } from './records.ts'

type Listing = Pick<HttpStream, 'name' | 'paging' | 'records' | 'incremental'>

type Sending = {
  request(request: HttpRequest): Promise<HttpResponse>
  /** Whether a slice ends after a page with this many records. */
  isSliceFull(records: number): boolean
  /** A slice may end after any page, because nothing continues from it. */
  readonly endsAnywhere?: boolean
}

const MOST_PAGES = 100_000

/**
 * Yields the pages of a listing. The next page is requested while the last one is stored; never more than one at a time. A
 * page that repeats, and a listing with fewer records than a page announced, fail: rows would be missing. A record that is
 * deleted meanwhile moves later ones to pages already read, and so makes the total smaller.
 */
export async function* readPages(
  { name, paging, records: path, incremental }: Listing,
  start: HttpRequest,
  { request: send, isSliceFull, endsAnywhere = false }: Sending,
  messages: HttpMessages,
): AsyncGenerator<RecordPage> {
  const position = incremental?.position
  const canEnd = endsAnywhere || position?.kind === 'page'
  let request = paging.first(start)
  let pending = send(request)
  let last = ''
  for (let [pages, seen, announced] = [1, 0, 0]; ; pages++) {
    const response = await pending
    const records = recordsOf(response, path, { name, messages })
    seen += records.length
    const page: Page = { request, response, records, seen }
    const mark = markOf(records)
    if (records.length > 0 && mark === last) throw badData(messages.repeatedPage(name))
    last = mark
    const next = paging.next(page)
    announced = Math.max(announced, paging.total?.(page) ?? 0)
    if (!next) refuseMissing(page, announced, { name, messages })
    if (next && (sameRequest(next, request) || pages >= MOST_PAGES))
      throw badData(pages >= MOST_PAGES ? messages.tooManyPages(name) : messages.repeatedPage(name))
    const stopsHere = next && canEnd && isSliceFull(records.length)
    if (next && !stopsHere) {
      pending = send(next)
      // Thrown when the page is needed. Until then it must not end the process as an unhandled rejection.
      pending.catch(() => undefined)
    }
    yield { records, position: position?.kind === 'page' ? position.of(page) : undefined }
    if (!next || stopsHere) return
    request = next
  }
}

type Named = { name: string; messages: HttpMessages }

function recordsOf(
  { status, body }: HttpResponse,
  path: readonly string[],
  { name, messages }: Named,
): SourceRecord[] {
  if (status === 204) return []
  const list = valueAt(body, path)
  if (!Array.isArray(list)) throw new RecordsMissing(messages.noRecords(name), body, path)
  if (!list.every(isRecord)) throw badData(messages.badRecord(name))
  return list
}

/** Two pages are the same if they begin and end with the same record. */
const markOf = (records: readonly SourceRecord[]) =>
  `${records.length} ${JSON.stringify(records[0])} ${JSON.stringify(records.at(-1))}`

const sameRequest = (one: HttpRequest, other: HttpRequest) => JSON.stringify(one) === JSON.stringify(other)

function refuseMissing({ seen }: Page, total: number, { name, messages }: Named) {
  if (seen < total)
    throw new SourceFailure(messages.missingRecords(name, seen, total), {
      passing: true,
      code: 'source-data',
    })
}
