import type { ApiPages } from '../http-api/api-pages.ts'
import { millisecondsOf, type XeroRecord } from './xero-books.ts'
import { invalid } from './xero-refusals.ts'
import type { XeroResource } from './xero-resources.ts'

export type XeroListing = {
  records: readonly XeroRecord[]
  pagination?: { page: number; pageSize: number; pageCount: number; itemCount: number }
}

type Request = { query: URLSearchParams; since: string | undefined; pages: ApiPages }

const FIXED = 100
const MOST = 1_000
const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/

/** Returns the records of a list request, by its documented parameters. */
export function xeroListing(
  resource: XeroResource,
  all: () => readonly XeroRecord[],
  { query, since, pages }: Request,
): XeroListing {
  if (resource.paging === 'none') return { records: found(resource, all(), { query, since }) }
  if (resource.paging === 'offset') return { records: journals(all(), query, since) }
  const paged = query.has('page')
  const page = pageOf(query)
  const asked = resource.paging === 'sized' ? sizeOf(query) : FIXED
  const size = pages.begin(page, asked)
  const matches = found(resource, all(), { query, since })
  if (!paged) return { records: matches.map((record) => without(record, resource.detail ?? [])) }
  // Xero once returned all manual journals on every page of a request with an order.
  const isStuck = resource.name === 'ManualJournals' && query.has('order')
  const records = isStuck ? matches : matches.slice((page - 1) * size, page * size)
  if (resource.paging === 'fixed') return { records }
  const pageCount = Math.ceil(matches.length / size)
  return { records, pagination: { page, pageSize: size, pageCount, itemCount: matches.length } }
}

function pageOf(query: URLSearchParams): number {
  const page = Number(query.get('page') ?? 1)
  if (!Number.isInteger(page) || page < 1) throw invalid('Invalid page')
  return page
}

/** Xero adjusts a size out of range to the nearest one. */
function sizeOf(query: URLSearchParams): number {
  const size = Number(query.get('pageSize') ?? FIXED)
  if (!Number.isInteger(size)) throw invalid('Invalid pageSize')
  return Math.min(Math.max(size, 1), MOST)
}

const without = (record: XeroRecord, fields: readonly string[]): XeroRecord => ({
  ...record,
  ...Object.fromEntries(fields.filter((field) => field in record).map((field) => [field, []])),
})

const foundBefore = new WeakMap<readonly XeroRecord[], Map<string, readonly XeroRecord[]>>()

/** Caches the matches until a record changes, because the next page follows immediately. */
function found(
  resource: XeroResource,
  all: readonly XeroRecord[],
  { query, since }: Pick<Request, 'query' | 'since'>,
): readonly XeroRecord[] {
  const choice = new URLSearchParams([...query].filter(([name]) => !/^page/.test(name)))
  const name = `${resource.name} ${choice} ${since ?? ''}`
  const known = foundBefore.get(all) ?? new Map<string, readonly XeroRecord[]>()
  foundBefore.set(all, known)
  const matches =
    known.get(name) ?? sorted(resource, all.filter(chosenBy(resource, query, since)), query.get('order'))
  known.set(name, matches)
  return matches
}

function chosenBy(resource: XeroResource, query: URLSearchParams, since: string | undefined) {
  const from = changedFrom(resource, since)
  const { hidden } = resource
  const shown = !hidden || query.get(hidden.parameter) === 'true'
  const within = datesOf(query.get('where'))
  return (record: XeroRecord) =>
    (from === undefined || millisecondsOf(record.UpdatedDateUTC ?? record.CreatedDateUTC) >= from) &&
    (shown || record[hidden.field] !== hidden.value) &&
    within(record)
}

/** Xero ignores the header of lists without changes. This fake refuses it, to show a mistake of ours. */
function changedFrom({ name, sinceChange }: XeroResource, since: string | undefined): number | undefined {
  if (since === undefined) return undefined
  if (!sinceChange || !ISO.test(since)) throw invalid(`${name} cannot be listed since ${since}`)
  return Date.parse(`${since}Z`)
}

const DATES = /^Date>=DateTime\((\d+),(\d+),(\d+)\) AND Date<DateTime\((\d+),(\d+),(\d+)\)$/

/** Understands a range of dates, the only filter we send. */
function datesOf(where: string | null): (record: XeroRecord) => boolean {
  if (!where) return () => true
  const [y1, m1, d1, y2, m2, d2] = (DATES.exec(where) ?? []).slice(1).map(Number)
  if (d2 === undefined || !y1 || !m1 || !y2 || !m2) throw invalid('QueryParseException')
  const [from, to] = [Date.UTC(y1, m1 - 1, d1), Date.UTC(y2, m2 - 1, d2)]
  return ({ Date: date }) => millisecondsOf(date) >= from && millisecondsOf(date) < to
}

/** Sorts by the order of the request; otherwise by the time of the last change, as Xero does. */
function sorted({ key }: XeroResource, records: XeroRecord[], order: string | null): readonly XeroRecord[] {
  const [field = 'UpdatedDateUTC', direction = 'ASC'] = order?.split(' ') ?? []
  const sign = direction === 'DESC' ? -1 : 1
  const placeOf = (record: XeroRecord) => {
    const time = millisecondsOf(record[field])
    return Number.isNaN(time) ? String(record[field] ?? record[key]) : time
  }
  return records.sort((one, other) => {
    const [a, b] = [placeOf(one), placeOf(other)]
    if (a === b) return 0
    return a < b ? -sign : sign
  })
}

function journals(all: readonly XeroRecord[], query: URLSearchParams, since: string | undefined) {
  const after = Number(query.get('offset') ?? 0)
  const from = since === undefined ? 0 : Date.parse(`${since}Z`)
  return all
    .filter((one) => Number(one.JournalNumber) > after && millisecondsOf(one.CreatedDateUTC) >= from)
    .sort((one, other) => Number(one.JournalNumber) - Number(other.JournalNumber))
    .slice(0, FIXED)
}
