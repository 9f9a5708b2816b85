import type { ApiPages } from '../http-api/api-pages.ts'
import type { CrmList } from './crm-lists.ts'
import { badRequest } from './crm-refusals.ts'
import type { CrmStore } from './crm-store.ts'

type CrmRecord = { readonly id: number; readonly changed?: string; readonly deleted?: boolean }

export type CrmListing = {
  readonly list: CrmList
  readonly store: CrmStore
  readonly query: URLSearchParams
  /** The address of the list, for its links. */
  readonly address: string
  readonly pages: ApiPages
}

/** Returns a part of a list, in the order of the ids. */
export function crmListing(listing: CrmListing): object {
  const { list, pages, query } = listing
  const size = wholeNumber(query, 'per_page', 20)
  if (size < 1 || size > 50) throw badRequest('per_page must be from 1 to 50.')
  if (list.paging === 'page') return numberedPage(listing, size)
  const { records, next } = partAfter(matching(listing), startOf(listing), pages.begin(1, size))
  if (list.paging === 'token') return { data: records, next_token: next === undefined ? null : tokenOf(next) }
  return { results: records, links: { next: next === undefined ? null : linkAfter(listing, next) } }
}

function numberedPage(listing: CrmListing, size: number) {
  const { list, pages, query } = listing
  const page = wholeNumber(query, 'page', 1)
  if (page < 1) throw badRequest('page must be at least 1.')
  const rows = pages.begin(page, size)
  const all = matching(listing)
  const records = all.slice((page - 1) * rows, page * rows)
  return { [list.name]: records, meta: { page, total: all.length } }
}

function matching({ list, store, query }: CrmListing): CrmRecord[] {
  const since = query.get('changed_since')
  if (since !== null && !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(since))
    throw badRequest('changed_since must be a time such as 2026-11-21T12:00:00Z.')
  const withDeleted = query.get('include_deleted') ?? 'false'
  if (!['true', 'false'].includes(withDeleted)) throw badRequest('include_deleted must be true or false.')
  const all: readonly CrmRecord[] = store[list.name].all()
  return all
    .filter(({ changed = '' }) => since === null || changed >= since)
    .filter(({ deleted = false }) => !deleted || withDeleted === 'true')
    .toSorted((one, other) => one.id - other.id)
}

function partAfter(all: readonly CrmRecord[], after: number, size: number) {
  const left = all.filter(({ id }) => id > after)
  const records = left.slice(0, size)
  return { records, next: left.length > size ? records.at(-1)?.id : undefined }
}

/** The id of the last record of the part before; 0 for the first part. */
function startOf({ list, query }: CrmListing): number {
  if (list.paging === 'link') return wholeNumber(query, 'start_after', 0)
  const token = query.get('token')
  if (token === null) return 0
  const [, id] = /^after:(\d+)$/.exec(Buffer.from(token, 'base64url').toString()) ?? []
  if (id === undefined) throw badRequest('token must be the token of a response.')
  return Number(id)
}

const tokenOf = (id: number) => Buffer.from(`after:${id}`).toString('base64url')

function linkAfter({ address, query }: CrmListing, id: number): string {
  const next = new URLSearchParams(query)
  next.set('start_after', String(id))
  return `${address}?${next}`
}

function wholeNumber(query: URLSearchParams, name: string, byDefault: number): number {
  const text = query.get(name) ?? String(byDefault)
  if (!/^\d{1,9}$/.test(text)) throw badRequest(`${name} must be a whole number.`)
  return Number(text)
}
