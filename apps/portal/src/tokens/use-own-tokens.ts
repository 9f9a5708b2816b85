import { useQuery } from '@tanstack/react-query'
import type { ApiToken } from '@tributary/domain'
import { ownTokensKey, refetchAlways, useStickyError } from '@tributary/react'
import { createOwnToken, listOwnTokens, revokeOwnToken } from '@tributary/sdk'
import { tokensMessages } from '@tributary/sdk/tokens'
import { useState } from 'react'
import { useRowRemoval } from '../data/use-row-removal.ts'
import { useClient } from '../session/use-client.ts'
import { useCreateToken } from './use-create-token.ts'

const DEFAULT_DAYS = 90

/** The user's API tokens, undefined until loaded, and a function that revokes one. */
export function useOwnTokens() {
  const client = useClient()
  const query = useQuery({
    queryKey: ownTokensKey,
    queryFn: ({ signal }) => listOwnTokens(client, {}, { signal }),
    ...refetchAlways,
  })
  const { remove, withoutRemoved } = useRowRemoval<ApiToken>(ownTokensKey)
  const revoke = (token: ApiToken) =>
    remove(token, {
      call: () => revokeOwnToken(client, { params: { id: String(token.id) } }),
      done: tokensMessages.revoked(token.name),
    })
  const { data, isFetching, refetch } = query
  const loaded = { error: useStickyError(query), isFetching, refetch }
  return { tokens: data && withoutRemoved(data), revoke, loaded }
}

/** Creates a token of the user: whether its form is open, and how to send it. */
export function useCreateOwnToken() {
  const client = useClient()
  const [asking, setAsking] = useState(false)
  const creation = useCreateToken({
    listKey: ownTokensKey,
    send: ({ name, scope, days, organisationIds }) =>
      createOwnToken(client, {
        body: {
          ...{ name, scope },
          // The form of a user offers no token without an end.
          days: days ?? DEFAULT_DAYS,
          organisationIds: organisationIds && [...organisationIds],
        },
      }),
    onCreated: () => setAsking(false),
  })
  const begin = () => {
    creation.dismissError()
    setAsking(true)
  }
  return { ...creation, asking, begin, close: () => setAsking(false) }
}
