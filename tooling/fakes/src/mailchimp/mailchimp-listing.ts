import { invalid } from './mailchimp-refusals.ts'
import type { MailchimpResource } from './mailchimp-resources.ts'
import type { MailchimpRecord } from './mailchimp-store.ts'

export type MailchimpListing = {
  resource: MailchimpResource
  all: readonly MailchimpRecord[]
  query: URLSearchParams
  /** The most records of a page. */
  cap: number
}

const MOST = 1_000
const LINKS = [{ rel: 'self', href: 'https://us21.api.mailchimp.com/3.0/lists', method: 'GET' }]

/** Returns a page of a list. */
export function mailchimpListing({ resource, all, query, cap }: MailchimpListing): MailchimpRecord {
  const [count, offset] = [wholeNumber(query, 'count') ?? 10, wholeNumber(query, 'offset') ?? 0]
  if (count > MOST) throw invalid('count must be at most 1000.')
  const size = Math.min(count, cap)
  const found = inTime(inOrder(all, resource, query), resource, query)
  const records = found.slice(offset, offset + size).map((record) => ({ ...record, _links: LINKS }))
  const body = { [resource.records]: records, total_items: found.length, _links: LINKS }
  return chosenFields(body, query)
}

/** Applies `since_…` and `before_…`. All times have the same form, so their texts are in the order of the times. */
function inTime(
  records: readonly MailchimpRecord[],
  { times = {} }: MailchimpResource,
  query: URLSearchParams,
) {
  return Object.entries(times).reduce((found, [parameter, field]) => {
    const [since, before] = [time(query, `since_${parameter}`), time(query, `before_${parameter}`)]
    if (since === undefined && before === undefined) return found
    return found.filter((record) => {
      const at = String(record[field])
      return (since === undefined || at > since) && (before === undefined || (at < before && at !== ''))
    })
  }, records)
}

type Orders = Map<string, readonly MailchimpRecord[]>

/** Lists in the order of a request, which the pages after the first one use again. */
const ordersOf = new WeakMap<readonly MailchimpRecord[], Orders>()

function inOrder(all: readonly MailchimpRecord[], resource: MailchimpResource, query: URLSearchParams) {
  const orders: Orders = ordersOf.get(all) ?? new Map()
  ordersOf.set(all, orders)
  const [status, field, direction] = ['status', 'sort_field', 'sort_dir'].map((name) => query.get(name))
  const key = `${status} ${field} ${direction}`
  const found =
    orders.get(key) ??
    sorted(
      all.filter((record) => isOfStatus(record, resource.path, status ?? null)),
      resource,
      query,
    )
  orders.set(key, found)
  return found
}

/** Archived contacts are listed only on request. */
const isOfStatus = ({ status }: MailchimpRecord, path: string, wanted: string | null) =>
  wanted === null ? !(path.endsWith('/members') && status === 'archived') : status === wanted

function sorted(
  records: readonly MailchimpRecord[],
  { sorts = [], newestFirst }: MailchimpResource,
  query: URLSearchParams,
) {
  const field = query.get('sort_field') ?? newestFirst
  if (query.has('sort_field') && !sorts.includes(String(field))) throw invalid('Unknown sort_field.')
  if (field === undefined) return records
  const direction = query.get('sort_dir') === 'ASC' ? 1 : -1
  const fieldOf = (record: MailchimpRecord) => String(record[field] ?? '')
  return records.toSorted(
    (one, other) => direction * (fieldOf(one) < fieldOf(other) ? -1 : Number(fieldOf(one) > fieldOf(other))),
  )
}

function time(query: URLSearchParams, name: string): string | undefined {
  const text = query.get(name)
  if (text === null) return undefined
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+00:00$/.test(text))
    throw invalid(`${name} must be an ISO 8601 time.`)
  return text
}

function wholeNumber(query: URLSearchParams, name: string): number | undefined {
  const text = query.get(name)
  if (text === null) return undefined
  if (!/^\d+$/.test(text)) throw invalid(`${name} must be a number.`)
  return Number(text)
}

/** Applies `fields` and `exclude_fields`, whose parts are paths such as `members._links`. */
function chosenFields(body: MailchimpRecord, query: URLSearchParams): MailchimpRecord {
  const [wanted, left] = [pathsIn(query, 'fields'), pathsIn(query, 'exclude_fields')]
  return chosen(body, '', (path) => {
    if (left.includes(path)) return false
    return wanted.length === 0 || wanted.some((one) => one.startsWith(path) || path.startsWith(`${one}.`))
  })
}

const pathsIn = (query: URLSearchParams, name: string) => query.get(name)?.split(',') ?? []

function chosen(
  record: MailchimpRecord,
  above: string,
  isChosen: (path: string) => boolean,
): MailchimpRecord {
  const entries = Object.entries(record).filter(([name]) => isChosen(above + name))
  return Object.fromEntries(
    entries.map(([name, value]) => [name, inner(value, `${above}${name}.`, isChosen)]),
  )
}

function inner(value: unknown, above: string, isChosen: (path: string) => boolean): unknown {
  if (Array.isArray(value)) return value.map((one) => inner(one, above, isChosen))
  return isObject(value) ? chosen(value, above, isChosen) : value
}

/** Raw numbers of JSON have no prototype. */
const isObject = (value: unknown): value is MailchimpRecord =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) !== null
