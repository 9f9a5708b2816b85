import type { ApiRequest } from '../http-api/api-exchange.ts'
import type { ApiPages } from '../http-api/api-pages.ts'
import { badRequest } from './cin7-refusals.ts'
import type { Cin7Resource } from './cin7-resources.ts'
import type { Cin7Record, Cin7Store } from './cin7-store.ts'

const DEFAULT_LIMIT = 100
const MOST = 1_000

export type Cin7Listing = {
  readonly store: Cin7Store
  readonly resource: Cin7Resource
  readonly pages: ApiPages
  /** The order is not documented. The examples begin with the last change. */
  readonly oldestFirst: boolean
}

/** Returns the response of a list. */
export function cin7Listing(listing: Cin7Listing, { query }: ApiRequest): Cin7Record {
  const { resource, pages, store } = listing
  if (resource.isWhole) return { [resource.records]: store.all(resource.path) }
  const page = wholeNumber(query, 'Page') ?? 1
  const size = pages.begin(page, Math.min(wholeNumber(query, 'Limit') ?? DEFAULT_LIMIT, MOST))
  const rows = ordered(listing).filter((row) => isSelected(row, resource, query))
  return {
    Total: rows.length,
    Page: page,
    [resource.records]: rows.slice((page - 1) * size, page * size),
  }
}

/** A company has many pages of sales. The store returns the same array until one of them changes. */
const sorted = new WeakMap<readonly Cin7Record[], Map<boolean, readonly Cin7Record[]>>()

function ordered(listing: Cin7Listing): readonly Cin7Record[] {
  const { store, resource, oldestFirst } = listing
  const all = store.all(resource.path)
  const known = sorted.get(all) ?? new Map<boolean, readonly Cin7Record[]>()
  sorted.set(all, known)
  const rows = known.get(oldestFirst) ?? inOrder(listing)
  known.set(oldestFirst, rows)
  return rows
}

function inOrder({ store, resource: { path, since }, oldestFirst }: Cin7Listing): readonly Cin7Record[] {
  const field = since?.field
  if (!field) return store.all(path)
  const sign = oldestFirst ? 1 : -1
  return store
    .all(path)
    .toSorted((one, other) => sign * (Date.parse(String(one[field])) - Date.parse(String(other[field]))))
}

function isSelected(row: Cin7Record, { path, since }: Cin7Resource, query: URLSearchParams): boolean {
  const after = since && timeIn(query, since.parameter)
  if (after !== undefined && Date.parse(String(row[since?.field ?? ''])) <= after) return false
  if (path === 'transactions') return isWithin(row, query)
  const isDeprecated = row.Status === 'Deprecated'
  return !isDeprecated || query.get('IncludeDeprecated') === 'true'
}

/** The documentation says "more than" and "less than". */
function isWithin({ EffectiveDate }: Cin7Record, query: URLSearchParams): boolean {
  const at = Date.parse(`${EffectiveDate}Z`)
  const [from, to] = [timeIn(query, 'FromDate'), timeIn(query, 'ToDate')]
  return (from === undefined || at > from) && (to === undefined || at < to)
}

function timeIn(query: URLSearchParams, name: string): number | undefined {
  const text = query.get(name)
  if (text === null) return undefined
  if (!/^\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\d(\.\d{1,7})?Z?)?$/.test(text))
    throw badRequest(`${name} is not a date.`)
  return Date.parse(/Z$|^\d{4}-\d\d-\d\d$/.test(text) ? text : `${text}Z`)
}

function wholeNumber(query: URLSearchParams, name: string): number | undefined {
  const text = query.get(name)
  if (text === null) return undefined
  if (!/^[1-9]\d*$/.test(text)) throw badRequest(`${name} must be a positive number.`)
  return Number(text)
}
