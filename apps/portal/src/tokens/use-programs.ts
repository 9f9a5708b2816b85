import { useQuery } from '@tanstack/react-query'
import { type ApiToken, type Id, type Organisation, type ServiceAccount, sameId } from '@tributary/domain'
import { refetchAlways, serviceAccountsKey, tokensKey, useStickyError } from '@tributary/react'
import { listServiceAccounts, listTokens, revokeToken } from '@tributary/sdk'
import { sortedByName } from '@tributary/sdk/common'
import { tokensMessages } from '@tributary/sdk/tokens'
import type { AccountWithTokens, LoadErrorProps } from '@tributary/ui'
import { useMemo } from 'react'
import { firstFailure } from '../data/first-failure.ts'
import { useRowRemoval } from '../data/use-row-removal.ts'
import { useOrganisations } from '../organisations/use-organisations.ts'
import { useClient } from '../session/use-client.ts'

/** The state of the page of programs. */
export type Programs =
  | { state: 'loading' }
  | { state: 'without-organisation' }
  | { state: 'failed'; failure: LoadErrorProps }
  | ReadyPrograms

export type ReadyPrograms = {
  state: 'ready'
  organisation: Organisation
  accounts: readonly AccountWithTokens[]
  /** The tokens of users that work in the organisation. */
  userTokens: readonly ApiToken[]
  revoke: (token: ApiToken) => Promise<void>
}

/** The service accounts of the selected organisation, and every token that works in it. */
export function usePrograms(): Programs {
  const { organisations, selected, loaded } = useOrganisations()
  const accounts = useAccounts(selected?.id)
  const tokens = useTokens(selected?.id)
  const failure = firstFailure(loaded, accounts.loaded, tokens.loaded)
  const lists = useMemo(
    () => accounts.data && tokens.shown && withTokens(accounts.data, tokens.shown),
    [accounts.data, tokens.shown],
  )
  if (organisations?.length === 0) return { state: 'without-organisation' }
  if (!selected || !lists) return failure ? { state: 'failed', failure } : { state: 'loading' }
  return { state: 'ready', organisation: selected, ...lists, revoke: tokens.revoke }
}

const withTokens = (accounts: readonly ServiceAccount[], tokens: readonly ApiToken[]) => ({
  accounts: sortedByName(accounts).map((account) => ({
    ...account,
    tokens: tokens.filter(({ owner }) => sameId(owner.id, account.id)),
  })),
  userTokens: tokens.filter(({ owner }) => !owner.isService),
})

function useAccounts(orgId: Id | undefined) {
  const client = useClient()
  const query = useQuery({
    queryKey: serviceAccountsKey(orgId ?? ''),
    queryFn: ({ signal }) => listServiceAccounts(client, { query: { orgId: orgId ?? '' } }, { signal }),
    enabled: orgId !== undefined,
    ...refetchAlways,
  })
  const { data, isFetching, refetch } = query
  return { data, loaded: { error: useStickyError(query), isFetching, refetch } }
}

function useTokens(orgId: Id | undefined) {
  const client = useClient()
  const about = { query: { orgId: orgId ?? '' } }
  const queryKey = tokensKey(about.query.orgId)
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => listTokens(client, about, { signal }),
    enabled: orgId !== undefined,
    ...refetchAlways,
  })
  const { remove, withoutRemoved } = useRowRemoval<ApiToken>(queryKey)
  const revoke = (token: ApiToken) =>
    remove(token, {
      call: () => revokeToken(client, { ...about, params: { id: String(token.id) } }),
      done: tokensMessages.revoked(token.name),
    })
  const { data, isFetching, refetch } = query
  const shown = useMemo(() => data && withoutRemoved(data), [data, withoutRemoved])
  return { shown, revoke, loaded: { error: useStickyError(query), isFetching, refetch } }
}
