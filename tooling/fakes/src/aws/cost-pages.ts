import { createHash, randomUUID } from 'node:crypto'
import type { ApiPages } from '../http-api/api-pages.ts'
import { type CostQuery, CostRefusal } from './cost-query.ts'
import type { CostGroup, CostPeriod } from './cost-report.ts'

export type CostPage = { ResultsByTime: CostPeriod[]; NextPageToken?: string }

type Entry = { period: CostPeriod; group: CostGroup | undefined }
type Remainder = { query: string; page: number; size: number; entries: readonly Entry[] }

/** Remainders are cached no longer than this many tokens. */
const MOST_TOKENS = 200

/**
 * Divides grouped results into this many pages, or more if pages are capped. A page may end within a period, which then
 * continues on the next page. A token is valid only for the request that returned it.
 */
export function costPages(pages: ApiPages, pageCount = 2) {
  const remainders = new Map<string, Remainder>()

  function pageOf({ query, page, size, entries }: Remainder): CostPage {
    const most = pages.begin(page, size)
    const rest = entries.slice(most)
    const results = { ResultsByTime: periodsOf(entries.slice(0, most)) }
    if (rest.length === 0) return results
    const token = Buffer.from(randomUUID()).toString('base64')
    remainders.set(token, { query, page: page + 1, size, entries: rest })
    const [oldest] = remainders.keys()
    if (remainders.size > MOST_TOKENS && oldest) remainders.delete(oldest)
    return { ...results, NextPageToken: token }
  }

  return {
    first(query: CostQuery, periods: readonly CostPeriod[]): CostPage {
      const entries = periods.flatMap(entriesOf)
      const size = query.GroupBy ? Math.max(1, Math.ceil(entries.length / pageCount)) : entries.length
      return pageOf({ query: fingerprint(query), page: 1, size, entries })
    },
    next(query: CostQuery, token: string): CostPage {
      const remainder = remainders.get(token)
      if (!remainder) throw new CostRefusal('InvalidNextTokenException', 'The pagination token is invalid.')
      if (remainder.query !== fingerprint(query))
        throw new CostRefusal('RequestChangedException', 'Your request parameters changed between pages.')
      return pageOf(remainder)
    },
  }
}

const entriesOf = (period: CostPeriod): Entry[] =>
  period.Groups.length === 0
    ? [{ period, group: undefined }]
    : period.Groups.map((group) => ({ period, group }))

const periodsOf = (entries: readonly Entry[]): CostPeriod[] =>
  [...Map.groupBy(entries, ({ period }) => period)].map(([period, own]) => ({
    ...period,
    Groups: own.flatMap(({ group }) => group ?? []),
  }))

const fingerprint = ({ NextPageToken: _, ...query }: CostQuery) =>
  createHash('sha256').update(JSON.stringify(query)).digest('hex')
