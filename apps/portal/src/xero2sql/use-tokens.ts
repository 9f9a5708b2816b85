import { useQueries, useQuery } from '@tanstack/react-query'
import { refetchAlways, useStickyError } from '@tributary/react'
import { getXeroToken, listXeroTokens } from '@tributary/sdk'
import type { TokenListRow } from '@tributary/ui'
import { useState } from 'react'
import { firstFailure } from '../data/first-failure.ts'
import { useClient } from '../session/use-client.ts'

const tokensKey = ['xero-tokens'] as const

/** All tokens, and the companies of expanded ones. A search loads the companies of all (TOKEN-09). */
export function useTokens() {
  const client = useClient()
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const [search, setSearch] = useState('')
  const query = useQuery({
    queryKey: tokensKey,
    queryFn: ({ signal }) => listXeroTokens(client, {}, { signal }),
    ...refetchAlways,
  })
  const { data: tokens = [], isFetching, refetch } = query
  const details = useQueries({
    queries: tokens.map(({ xeroUserId: id }) => ({
      queryKey: [...tokensKey, id],
      queryFn: ({ signal }: { signal: AbortSignal }) => getXeroToken(client, { params: { id } }, { signal }),
      enabled: open.has(id) || search.trim() !== '',
    })),
  })
  const rows = tokens.map((token, place): TokenListRow => {
    const detail = details[place]
    return { ...token, organisations: detail?.data?.organisations, failure: detail && firstFailure(detail) }
  })
  const toggle = (xeroUserId: string) =>
    setOpen(
      (before) =>
        new Set(
          before.has(xeroUserId) ? [...before].filter((id) => id !== xeroUserId) : [...before, xeroUserId],
        ),
    )
  const failure = firstFailure({ error: useStickyError(query), isFetching, refetch })
  return { fetched: query.data !== undefined, failure, rows, open, toggle, search, setSearch }
}
