import { ApiRefusal, type ApiRequest, type ApiResponse } from '../http-api/api-exchange.ts'
import type { ApiPages } from '../http-api/api-pages.ts'
import { goFields } from './go-fields.ts'
import type { GoKind, GoResource } from './go-resources.ts'
import type { GoRecord } from './go-store.ts'

/** The parameters that every list takes. */
export const pageParameters = ['PageNumber', 'PageSize', 'OrderBy', 'Fields'] as const

const USUAL_SIZE = 5_000
const MOST = 20_000

/** The error of a request with unusable parameters. */
export const badRequest = (detail: string): ApiResponse => ({
  status: 400,
  headers: { 'content-type': 'application/problem+json; charset=utf-8' },
  json: { Title: 'Bad Request', Status: 400, Detail: detail },
})

const refuse = (detail: string) => new ApiRefusal(badRequest(detail))

type Listed = { request: ApiRequest; kind: GoKind; pages: ApiPages; uri: string }

/** Returns the records of a list in an order, such as `Id desc`; in any order for null. */
export type FindRecords = (order: string | null) => readonly GoRecord[]

/** Returns one page of records; 204 without a body if there are none. */
export function listed(find: FindRecords, { request, kind, pages, uri }: Listed): ApiResponse {
  const { query } = request
  const number = bounded(query, 'PageNumber', 1, Number.MAX_SAFE_INTEGER)
  const size = pages.begin(number, bounded(query, 'PageSize', USUAL_SIZE, MOST))
  const ordered = find(query.get('OrderBy'))
  const rows = ordered.slice((number - 1) * size, number * size)
  if (rows.length === 0) return { status: 204 }
  const nextPageLink = number * size < ordered.length ? linkTo(uri, request, number + 1) : null
  return {
    headers: { 'x-pagination': JSON.stringify({ nextPageLink }) },
    json: withFields(rows, kind, query.get('Fields')),
  }
}

function bounded(query: URLSearchParams, name: string, usual: number, most: number): number {
  const value = Number(query.get(name) ?? usual)
  if (!Number.isInteger(value) || value < 1 || value > most) throw refuse(`Invalid resourceParameter ${name}`)
  return value
}

function linkTo(uri: string, { path, query }: ApiRequest, page: number): string {
  const next = new URLSearchParams(query)
  next.set('PageNumber', String(page))
  return `${uri}${path}?${next}`
}

export function inOrder(rows: readonly GoRecord[], kind: GoKind, order: string | null): readonly GoRecord[] {
  if (!order) return rows
  const [field = '', direction = 'asc'] = order.split(' ')
  if (!goFields[kind].includes(field) || !['asc', 'desc'].includes(direction))
    throw refuse('Invalid resourceParameter OrderBy')
  const sign = direction === 'asc' ? 1 : -1
  return rows.toSorted((one, other) => sign * compared(one[field], other[field]))
}

function compared(one: unknown, other: unknown): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other
  return String(one) < String(other) ? -1 : Number(String(one) > String(other))
}

function withFields(rows: readonly GoRecord[], kind: GoKind, wanted: string | null): readonly GoRecord[] {
  if (!wanted) return rows
  const names = wanted.split(',')
  if (!names.every((name) => goFields[kind].includes(name))) throw refuse('Invalid resourceParameter Fields')
  return rows.map((row) => Object.fromEntries(names.map((name) => [name, row[name]])))
}

const pageOnly: readonly string[] = ['PageNumber', 'PageSize', 'Fields']
const last = new WeakMap<readonly GoRecord[], { choice: string; rows: readonly GoRecord[] }>()

/** Returns the records that the parameters of a list select. Keeps the last result, because the next page follows. */
export function selected(
  all: readonly GoRecord[],
  resource: GoResource,
  query: URLSearchParams,
): FindRecords {
  return (order) => {
    const choice = `${resource.path} ${new URLSearchParams([...query].filter(([name]) => !pageOnly.includes(name)))}`
    const kept = last.get(all)
    if (kept?.choice === choice) return kept.rows
    const rows = inOrder(matching(all, resource, query), resource.kind, order)
    last.set(all, { choice, rows })
    return rows
  }
}

function matching(all: readonly GoRecord[], resource: GoResource, query: URLSearchParams): GoRecord[] {
  const tests = [
    ...afterTimes(resource, query),
    ...inDates(resource, query),
    ...inRanges(resource, query),
    ...withFlags(resource, query),
  ]
  return all.filter((record) => tests.every((test) => test(record)))
}

type Test = (record: GoRecord) => boolean

const afterTimes = ({ after = {} }: GoResource, query: URLSearchParams): Test[] =>
  given(query, after).map(([value, field]) => {
    const time = Date.parse(value)
    if (Number.isNaN(time)) throw refuse(`${field} is not a valid date`)
    return (record) => Date.parse(String(record[field])) > time
  })

const withFlags = ({ flags = {} }: GoResource, query: URLSearchParams): Test[] =>
  given(query, flags).map(
    ([value, field]) =>
      (record) =>
        String(record[field]) === value,
  )

const inRanges = ({ ranges = {} }: GoResource, query: URLSearchParams): Test[] =>
  given(query, ranges).map(([value, field]) => {
    const parts = value.split(',').map((part) => /^\s*(\d+)(?:(-)(\d*))?\s*$/.exec(part))
    if (!parts.every((part) => part !== null)) throw refuse(`${field} has an invalid range`)
    return (record) => {
      const number = Number(record[field])
      return parts.some(
        ([, from, dash, to]) => number >= Number(from) && number <= Number(dash ? to || Infinity : from),
      )
    }
  })

const given = (query: URLSearchParams, fields: Readonly<Record<string, string>>) =>
  Object.entries(fields).flatMap(([parameter, field]) => {
    const value = query.get(parameter)
    return value === null ? [] : [[value, field] as const]
  })

function inDates({ dated, asOf }: GoResource, query: URLSearchParams): Test[] {
  if (asOf) {
    const day = dayOf(query, 'date', true)
    return [({ PostingDate, Balance }) => Balance !== 0 && String(PostingDate) <= day]
  }
  if (!dated) return []
  const from = dayOf(query, 'fromDate', dated.required) || '0000'
  const to = dayOf(query, 'toDate', dated.required) || '9999'
  return [(record) => String(record[dated.field]) >= from && String(record[dated.field]) <= to]
}

/** Returns the day of a parameter; blank if it is not given. */
export function dayOf(query: URLSearchParams, name: string, required: boolean): string {
  const text = query.get(name)
  if (text === null && required) throw refuse(`The ${name} field is required.`)
  if (text !== null && !/^\d{4}-\d\d-\d\d/.test(text)) throw refuse(`The value '${text}' is not valid.`)
  return text?.slice(0, 10) ?? ''
}
