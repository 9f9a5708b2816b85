import type { ApiRequest } from '../http-api/api-exchange.ts'
import type { ApiPages } from '../http-api/api-pages.ts'
import { badRequest, invalidBody } from './vend-refusals.ts'
import type { VendResource } from './vend-resources.ts'
import { type VendRecord, type VendStore, versionOf } from './vend-store.ts'

export type VendListing = { store: VendStore; resource: VendResource; pages: ApiPages; page: number }

const DEFAULT_SIZE = 200
const MOST_CARDS = 1_000
const DEFAULT_CATEGORIES = 1_000

/** Returns the response of a list. */
export function vendListing(listing: VendListing, { query }: ApiRequest): unknown {
  const { resource } = listing
  if (resource.paging === 'version') return versionPage(listing, query)
  if (resource.paging === 'category') return categoryPage(listing, query)
  if (resource.paging === 'card') return cardPage(listing, query)
  const rows = listing.store.all(resource.name).slice(0, wholeNumber(query, 'page_size') ?? Infinity)
  return resource.bare ? rows : { data: rows }
}

function versionPage({ store, resource, pages, page }: VendListing, query: URLSearchParams) {
  const [after, before] = [wholeNumber(query, 'after') ?? 0, wholeNumber(query, 'before') ?? Infinity]
  const size = pages.begin(page, wholeNumber(query, 'page_size') ?? DEFAULT_SIZE)
  const withDeleted = !resource.deleted || query.get('deleted') === 'true'
  const rows = store
    .all(resource.name)
    .filter((row) => versionOf(row) > after && versionOf(row) < before)
    .filter(({ deleted_at: deletedAt }) => withDeleted || !deletedAt)
    .slice(0, size)
  const versions = rows.map(versionOf)
  const data = resource.byName ? rows.toSorted(byName) : rows
  if (resource.unversioned) return { data }
  return { data, version: { min: versions[0] ?? null, max: versions.at(-1) ?? null } }
}

const byName = (one: VendRecord, other: VendRecord) => String(one.name).localeCompare(String(other.name))

/** Sorted by their paths of names. The next page begins after a category's id. */
function categoryPage({ store, resource, pages, page }: VendListing, query: URLSearchParams) {
  const size = pages.begin(page, wholeNumber(query, 'page_size') ?? DEFAULT_CATEGORIES)
  const all = store.all(resource.name).toSorted(byName)
  const start = all.findIndex(({ id }) => id === query.get('after')) + 1
  const categories = all.slice(start, start + size).map(({ version: _, ...shown }) => shown)
  const more = start + size < all.length
  const last = more ? { last_seen: categories.at(-1)?.id } : {}
  return { data: { categories }, page_info: { has_next: more, ...last } }
}

/** From the newest to the oldest. The next page has the cards before an id. */
function cardPage({ store, resource, pages, page }: VendListing, query: URLSearchParams) {
  const wanted = wholeNumber(query, 'page_size') ?? MOST_CARDS
  if (wanted > MOST_CARDS) throw badRequest('page_size must be at most 1000.')
  const size = pages.begin(page, wanted)
  const all = store.all(resource.name).toSorted((one, other) => created(other) - created(one))
  const start = query.has('before') ? all.findIndex(({ id }) => id === query.get('before')) + 1 : 0
  return { data: all.slice(start, start + size).map(({ version: _, ...shown }) => shown) }
}

const created = ({ created_at: at }: VendRecord) => Date.parse(String(at))

function wholeNumber(query: URLSearchParams, name: string): number | undefined {
  const text = query.get(name)
  if (text === null) return undefined
  if (!/^\d+$/.test(text)) throw badRequest(`${name} must be a number.`)
  return Number(text)
}

const bodyFields = ['after', 'before', 'include_deleted', 'product_id', 'size', 'sort_direction', 'variants']
const MOST_LEVELS = 5_000

/** The stock levels. Their parameters are the body of a POST, and they are newest first unless it says otherwise. */
export function inventoryPage({ store, pages, page }: VendListing, { body }: ApiRequest): VendRecord[] {
  const wanted = bodyOf(body)
  const { after = 0, before = Infinity, size = 1_000, include_deleted: withDeleted = false } = wanted
  if (Number(size) > MOST_LEVELS) throw invalidBody('size must be at most 5000.')
  const rows = store
    .all('inventory')
    .filter((row) => versionOf(row) > Number(after) && versionOf(row) < Number(before))
    .filter(({ deleted_at: deletedAt }) => withDeleted === true || !deletedAt)
  const ordered = wanted.sort_direction === 'asc' ? rows : rows.toReversed()
  return ordered.slice(0, pages.begin(page, Number(size)))
}

function bodyOf(body: string): VendRecord {
  const parsed: unknown = body ? JSON.parse(body) : {}
  const wanted = typeof parsed === 'object' && parsed !== null ? { ...parsed } : {}
  const unknown = Object.keys(wanted).find((name) => !bodyFields.includes(name))
  if (unknown !== undefined) throw invalidBody(`Unknown field ${unknown}.`)
  return wanted
}
