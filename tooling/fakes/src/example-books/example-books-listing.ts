import { ApiRefusal, type ApiRequest, type ApiResponse } from '../http-api/api-exchange.ts'
import type { ApiPages } from '../http-api/api-pages.ts'
import type { Author, Book } from './example-books-store.ts'

const MOST_PER_PAGE = 100

const refusal = (status: number, error: string, more: object = {}): ApiResponse => ({
  status,
  json: { error, ...more },
})

/** The error responses of the API. */
export const refusals = {
  unknownKey: () => new ApiRefusal(refusal(401, 'unknown_key')),
  notInPlan: () => new ApiRefusal(refusal(403, 'not_in_plan')),
  badParameter: (parameter: string) => new ApiRefusal(refusal(400, 'bad_parameter', { parameter })),
  unknownParameter: (parameter: string) => refusal(400, 'unknown_parameter', { parameter }),
  notFound: refusal(404, 'not_found'),
  tooMany: (seconds: number): ApiResponse => ({
    ...refusal(429, 'too_many_requests'),
    headers: { 'retry-after': String(seconds) },
  }),
}

/** Returns a page of a list, ordered by id. Deleted records are listed only as changes. */
export function listed({ query }: ApiRequest, records: readonly (Author | Book)[], pages: ApiPages) {
  const page = wholeNumber(query, 'page', 1)
  const size = pages.begin(page, Math.min(wholeNumber(query, 'per_page', 20), MOST_PER_PAGE))
  const since = query.get('updated_since')
  if (since !== null && Number.isNaN(Date.parse(since))) throw refusals.badParameter('updated_since')
  const matching = records.filter((record) =>
    since === null ? !isDeleted(record) : Date.parse(changedAt(record)) >= Date.parse(since),
  )
  const items = matching.slice((page - 1) * size, page * size)
  return { page, total: matching.length, items }
}

const isDeleted = (record: Author | Book) => 'deleted_at' in record && record.deleted_at !== null
const changedAt = (record: Author | Book) => ('updated_at' in record ? record.updated_at : '')

function wholeNumber(query: URLSearchParams, name: string, usual: number): number {
  const written = query.get(name) ?? String(usual)
  if (!/^[1-9]\d{0,5}$/.test(written)) throw refusals.badParameter(name)
  return Number(written)
}
