import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import type { AuditEntry, Id } from '@tributary/domain'
import { auditKey, refetchAlways, useStickyError } from '@tributary/react'
import { type Client, listAuditEntries } from '@tributary/sdk'
import { type AuditFilter, auditQuery } from '@tributary/sdk/audit'
import { useMemo } from 'react'
import { firstFailure } from '../data/first-failure.ts'
import { useClient } from '../session/use-client.ts'

const PAGE = 100

/** The entries of a CSV file, loaded in pages of the most that the server allows. */
export const CSV_MOST = 10_000
const CSV_PAGE = 1000

/** The entries that match the filters, a page at a time. Without an organisation, those of every one. */
export function useAudit(organisationId: Id | null | undefined, filter: AuditFilter) {
  const client = useClient()
  const query = useMemo(
    () => ({ ...auditQuery(filter), ...(organisationId != null && { orgId: organisationId }) }),
    [filter, organisationId],
  )
  const loading = useInfiniteQuery({
    queryKey: [...auditKey(organisationId ?? null), query],
    enabled: organisationId !== undefined,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ signal, pageParam: cursor }) =>
      listAuditEntries(client, { query: { ...query, limit: PAGE, ...(cursor && { cursor }) } }, { signal }),
    getNextPageParam: (page) => (page.length === PAGE ? page.at(-1)?.id : undefined),
    placeholderData: keepPreviousData,
    ...refetchAlways,
  })
  const { data, isFetching, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = loading
  const entries = useMemo(() => data?.pages.flat(), [data])
  return {
    entries,
    failure: firstFailure({ error: useStickyError(loading), isFetching, refetch }),
    onMore: hasNextPage ? () => void fetchNextPage() : undefined,
    loadingMore: isFetchingNextPage,
    onCsv: () => entriesForCsv(client, query),
  }
}

/** Loads the newest entries up to the limit, and whether there are more. */
async function entriesForCsv(client: Client, query: Record<string, Id>) {
  const entries: AuditEntry[] = []
  while (entries.length < CSV_MOST) {
    const cursor = entries.at(-1)?.id
    const page = await listAuditEntries(client, {
      query: { ...query, limit: CSV_PAGE, ...(cursor && { cursor }) },
    })
    entries.push(...page)
    if (page.length < CSV_PAGE) return { entries, hasMore: false }
  }
  const [next] = await listAuditEntries(client, {
    query: { ...query, limit: 1, cursor: entries.at(-1)?.id },
  })
  return { entries, hasMore: next !== undefined }
}
