import { ShopRefusal } from './shop-refusal.ts'
import type { ShopKind, ShopRows } from './shop-shapes.ts'
import { comparable } from './shop-times.ts'

export type Listing = { rows: object[]; total: number; page: number; pages: number }

type AnyRow = ShopRows[ShopKind]

const statuses = 'any trash pending processing on-hold completed cancelled refunded failed'.split(' ')

/** Returns the rows of a list request, by its documented parameters. */
export function listing(kind: ShopKind, all: readonly AnyRow[], query: URLSearchParams): Listing {
  const perPage = bounded(query, 'per_page', 10, 100)
  const page = bounded(query, 'page', 1, Number.MAX_SAFE_INTEGER)
  const offset = query.has('offset') ? Number(query.get('offset')) : (page - 1) * perPage
  const found = foundAmong(kind, all, query)
  const rows = found.slice(offset, offset + perPage).map((row) => withFields(row, query.get('_fields')))
  return { rows, total: found.length, page, pages: Math.ceil(found.length / perPage) }
}

const pageOnly = ['page', 'per_page', 'offset', '_fields']
const foundBefore = new WeakMap<readonly AnyRow[], Map<string, AnyRow[]>>()

/** Caches the matches until a row changes, because the next page follows immediately. */
function foundAmong(kind: ShopKind, all: readonly AnyRow[], query: URLSearchParams): AnyRow[] {
  const choice = String(new URLSearchParams([...query].filter(([name]) => !pageOnly.includes(name))))
  const known = foundBefore.get(all) ?? new Map<string, AnyRow[]>()
  foundBefore.set(all, known)
  const found = known.get(choice) ?? sorted(all.filter(isAsked(kind, query)), kind, query)
  known.set(choice, found)
  return found
}

function bounded(query: URLSearchParams, name: string, usual: number, most: number): number {
  const value = Number(query.get(name) ?? usual)
  if (!Number.isInteger(value) || value < 1 || value > most) throw invalid(name)
  return value
}

const invalid = (name: string) =>
  new ShopRefusal(400, 'rest_invalid_param', `Invalid parameter(s): ${name}`, { params: { [name]: name } })

function isAsked(kind: ShopKind, query: URLSearchParams): (row: AnyRow) => boolean {
  // Customers cannot be filtered by time.
  if (kind === 'customers') return (row) => hasRole(row, query.get('role') ?? 'customer')
  const status = hasStatus(kind, query.get('status') ?? 'any')
  const time = isInTime(query)
  return (row) => status(row) && time(row)
}

const hasRole = (row: AnyRow, role: string) => role === 'all' || ('role' in row && row.role === role)

function hasStatus(kind: ShopKind, asked: string) {
  const wanted = asked.split(',')
  if (kind === 'orders' && !wanted.every((status) => statuses.includes(status))) throw invalid('status')
  return (row: AnyRow) => {
    const status = 'status' in row ? row.status : ''
    return wanted.includes('any') ? status !== 'trash' : wanted.includes(status)
  }
}

function isInTime(query: URLSearchParams) {
  const column = query.get('dates_are_gmt') === 'true' ? '_gmt' : ''
  const after = comparable(query.get('after') ?? '')
  const before = comparable(query.get('before') ?? '9999')
  const modifiedAfter = comparable(query.get('modified_after') ?? '')
  return (row: AnyRow) => {
    const created = row[`date_created${column}`]
    return created > after && created < before && row[`date_modified${column}`] > modifiedAfter
  }
}

function sorted(rows: AnyRow[], kind: ShopKind, query: URLSearchParams): AnyRow[] {
  const by = query.get('orderby') ?? (kind === 'customers' ? 'name' : 'date')
  const direction = (query.get('order') ?? (kind === 'customers' ? 'asc' : 'desc')) === 'asc' ? 1 : -1
  const placeOf = (row: AnyRow) => (by === 'id' || by === 'name' ? row.id : Date.parse(row.date_created_gmt))
  return rows.sort((one, other) => direction * (placeOf(one) - placeOf(other)))
}

function withFields(row: AnyRow, fields: string | null): object {
  if (!fields) return row
  const wanted = new Set(fields.split(','))
  return Object.fromEntries(Object.entries(row).filter(([name]) => wanted.has(name)))
}
