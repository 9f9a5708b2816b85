import { useQuery } from '@tanstack/react-query'
import { type ConnectorProperty, CUSTOM_SOURCE, type CustomSource, can, type Id } from '@tributary/domain'
import { customSourcesKey, refetchAlways, useStickyError } from '@tributary/react'
import { type Client, listCustomSources } from '@tributary/sdk'
import type { LoadErrorProps } from '@tributary/ui'
import { useAtomValue } from 'jotai'
import { firstFailure } from '../data/first-failure.ts'
import { userAtom } from '../session/session-atoms.ts'
import { useClient } from '../session/use-client.ts'

/** Returns the id of the custom source that a connector reads. */
export const sourceIdOf = ({ properties }: { properties: readonly ConnectorProperty[] }): string | null =>
  properties.find(({ name }) => name === CUSTOM_SOURCE)?.value ?? null

/** The query of an organisation's custom sources. */
const customSourcesQuery = (client: Client, orgId: Id) => ({
  queryKey: customSourcesKey(orgId),
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    listCustomSources(client, { params: { orgId } }, { signal }),
})

type Sources = { sources: readonly CustomSource[] | undefined; failure: LoadErrorProps | null }

const none: readonly CustomSource[] = []

/** The custom sources of an organisation; an empty list for users who may not see them. */
export function useCustomSources(organisationId: Id | undefined): Sources {
  const client = useClient()
  const maySee = can(useAtomValue(userAtom), 'connectors.edit')
  const query = useQuery({
    ...customSourcesQuery(client, organisationId ?? ''),
    ...refetchAlways,
    enabled: organisationId !== undefined && maySee,
  })
  const { data, isFetching, refetch } = query
  return {
    sources: maySee ? data : none,
    failure: firstFailure({ error: useStickyError(query), isFetching, refetch }),
  }
}
