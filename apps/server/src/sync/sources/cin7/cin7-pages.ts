import { SourceFailure } from '../../source-failure.ts'
import type { HttpRequest, HttpResponse, SourceRecord, StreamRead } from '../http/http-stream.ts'
import { timeBefore } from '../http/own-positions.ts'
import { valueAt, withQuery } from '../http/paging.ts'
import { badData, isRecord } from '../http/records.ts'
import { cin7HttpMessages, cin7Messages } from './cin7.messages.ts'

// The order of Cin7's lists is not documented, and records move between pages while a list is read. What makes sure that
// none is skipped:
//
// - A list of one page is a single response, so nothing can move.
// - Pages overlap. If the next page has an unchanged record of the last one, then every unchanged record behind that one
//   is on the next page or later: unchanged records keep their order among themselves, whatever the order is. If it has
//   none, records between the two may have moved to the page that was already read, so the list is read again.
// - Records that change while the list is read may move from an unread page to one that was read. They have a new time of
//   change, so the changes since the first response are read afterwards, until they fit on one page. A list without such a
//   filter must have sent as many different records as it announces; otherwise it is read again.

/** A list of Cin7 whose records have a key. */
export type Cin7List = {
  /** The name of the table, for sentences. */
  readonly name: string
  readonly request: HttpRequest
  /** The field of the response with the records. */
  readonly records: string
  /** The fields of the key. */
  readonly key: readonly string[]
  /** The number of records of a page. */
  readonly size: number
  /** The parameter that selects changes. */
  readonly since?: 'UpdatedSince' | 'ModifiedSince' | undefined
}

type Requests = Pick<StreamRead, 'request'>

/** How long after its own time a change may become visible. */
export const OVERLAP_MS = 2 * 60_000
const MOST_PASSES = 5

/** Yields all records of a list, or those that changed after a time. Some are yielded more than once. */
export async function* readList(
  read: Requests,
  list: Cin7List,
  since?: string,
): AsyncGenerator<readonly SourceRecord[]> {
  let from = since
  for (let readings = 1; readings <= MOST_PASSES; readings++) {
    const { pages, servedAt } = yield* readWhole(read, { ...list, request: changedSince(list, from) })
    if (!list.since || pages === 1) return
    from = justBefore(servedAt)
  }
  throw changing(list)
}

const changedSince = ({ request, since }: Cin7List, time: string | undefined) =>
  since && time !== undefined ? withQuery(request, { [since]: time }) : request

/** Reads a list until its pages overlap. */
async function* readWhole(read: Requests, list: Cin7List): AsyncGenerator<readonly SourceRecord[], Pass> {
  let { size } = list
  for (let passes = 1; ; ) {
    const pass = yield* readOnce(read, { ...list, size })
    if (pass.end === 'complete') return pass
    // Pages that are smaller than requested are in other places, but they are no sign of a change.
    if (pass.size === size) passes++
    size = pass.size
    if (passes > MOST_PASSES)
      throw pass.end === 'repeated' ? badData(cin7Messages.repeating(list.name)) : changing(list)
  }
}

const changing = ({ name }: Pick<Cin7List, 'name'>) =>
  new SourceFailure(cin7Messages.changing(name), { code: 'source-data', passing: true })

/** Returns the time from which changes are read that may not have been visible at a response. */
export function justBefore(servedAt: Date | undefined): string {
  return timeBefore({ servedAt }, OVERLAP_MS, cin7HttpMessages).toISOString()
}

type Pass = {
  /** `broken`: records may have moved between two pages. */
  readonly end: 'complete' | 'broken' | 'repeated'
  readonly pages: number
  /** The largest number of records that a page has. */
  readonly size: number
  /** The time of the first response. */
  readonly servedAt: Date | undefined
}

async function* readOnce(read: Requests, list: Cin7List): AsyncGenerator<readonly SourceRecord[], Pass> {
  const keys = new Set<string>()
  let servedAt: Date | undefined
  let place: Place = { page: 1, limit: list.size, start: 0 }
  let last: Written | undefined
  for (let pages = 1; ; pages++) {
    const { response, records, total } = await readPage(read, list, place)
    servedAt ??= response.servedAt
    const page: Written = new Map(records.map((record) => [keyOf(list, record), JSON.stringify(record)]))
    const reached = place.start + records.length
    const pass = { pages, size: list.size, servedAt }
    const fault = last && faultBetween(last, page, reached < total)
    if (fault) return { ...pass, end: fault }
    yield records
    for (const key of page.keys()) keys.add(key)
    if (reached >= total) return { ...pass, end: isComplete(list, keys, total) ? 'complete' : 'broken' }
    const { length } = records
    if (length > 0 && length < place.limit) return { ...pass, end: 'broken', size: length }
    place = nextPlace(list, reached, { records: length, total })
    last = page
  }
}

const isComplete = ({ since }: Cin7List, keys: ReadonlySet<string>, total: number) =>
  since !== undefined || keys.size >= total

/** Records as JSON, by their keys. */
type Written = ReadonlyMap<string, string>

function faultBetween(last: Written, page: Written, isContinued: boolean): 'broken' | 'repeated' | undefined {
  if (![...page].some(([key, written]) => last.get(key) === written)) return 'broken'
  return isContinued && [...page.keys()].every((key) => last.has(key)) ? 'repeated' : undefined
}

function nextPlace(
  list: Cin7List,
  reached: number,
  { records, total }: { records: number; total: number },
): Place {
  const next = records > 0 ? placeAfter(reached, list.size) : undefined
  if (!next) throw missing(list, reached, total)
  return next
}

const missing = ({ name }: Pick<Cin7List, 'name'>, seen: number, total: number) =>
  new SourceFailure(cin7HttpMessages.missingRecords(name, seen, total), {
    code: 'source-data',
    passing: true,
  })

const keyOf = ({ key }: Cin7List, record: SourceRecord) => key.map((field) => String(record[field])).join(' ')

/** A page: the records from `start`, which is a multiple of `limit`. */
type Place = { readonly page: number; readonly limit: number; readonly start: number }

const MOST_SHARED = 10

/** Returns the page that reaches furthest among those that begin some records before `end`; undefined if none passes it. */
function placeAfter(end: number, size: number): Place | undefined {
  const shared = Math.min(MOST_SHARED, Math.max(1, Math.floor(size / 4)))
  let best: Place | undefined
  for (let limit = size; limit > 0; limit--) {
    const start = end - shared - ((end - shared) % limit)
    const reaches = best ? best.start + best.limit : end
    if (start + limit > reaches) best = { page: start / limit + 1, limit, start }
  }
  return best
}

async function readPage(
  read: Requests,
  list: Pick<Cin7List, 'name' | 'request' | 'records'>,
  { page, limit }: Omit<Place, 'start'>,
) {
  const response = await read.request(withQuery(list.request, { Page: String(page), Limit: String(limit) }))
  return { response, ...contentOf(response, list) }
}

function contentOf({ body }: HttpResponse, { name, records: field }: Pick<Cin7List, 'name' | 'records'>) {
  const records = valueAt(body, [field])
  const total = valueAt(body, ['Total'])
  if (!Array.isArray(records)) throw badData(cin7HttpMessages.noRecords(name))
  if (!records.every(isRecord)) throw badData(cin7HttpMessages.badRecord(name))
  if (typeof total !== 'number') throw badData(cin7Messages.noTotal(name))
  return { records, total }
}

/** Returns all records of a list whose records have no key. It is read again until its total stays the same. */
export async function readUnchanged(
  read: Requests,
  list: Pick<Cin7List, 'name' | 'request' | 'records' | 'size'>,
): Promise<SourceRecord[]> {
  for (let passes = 1; passes <= MOST_PASSES; passes++) {
    const records = await readWhileSame(read, list)
    if (records) return records
  }
  throw changing(list)
}

async function readWhileSame(
  read: Requests,
  list: Pick<Cin7List, 'name' | 'request' | 'records' | 'size'>,
): Promise<SourceRecord[] | undefined> {
  const all: SourceRecord[] = []
  let [announced, last] = [undefined as number | undefined, '']
  for (let page = 1; ; page++) {
    const { records, total } = await readPage(read, list, { page, limit: list.size })
    announced ??= total
    all.push(...records)
    if (total !== announced || all.length > total) return undefined
    if (all.length === total) return all
    last = refuseRepeated(list, records, last)
    if (records.length === 0) throw missing(list, all.length, total)
  }
}

/** A list that ignores the number of the page would never end. */
function refuseRepeated(
  { name }: Pick<Cin7List, 'name'>,
  records: readonly SourceRecord[],
  last: string,
): string {
  const mark = JSON.stringify(records)
  if (records.length > 0 && mark === last) throw badData(cin7Messages.repeating(name))
  return mark
}
