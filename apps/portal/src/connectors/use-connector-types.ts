import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { byName, type ConnectorType, can, displayNameOf, type Id, isExcel } from '@tributary/domain'
import { type Client, listConnectorTypes, listOrganisationConnectorTypes } from '@tributary/sdk'
import { useAtomValue } from 'jotai'
import { connectorTypesKey, organisationConnectorTypesKey } from '../data/query-keys.ts'
import { useStickyError } from '../data/use-sticky-error.ts'
import { userAtom } from '../session/session-atoms.ts'
import { useClient } from '../session/use-client.ts'

/** The query of an organisation's connector types, also for callers that need them before rendering. */
export const organisationTypesQuery = (client: Client, organisationId: Id) => ({
  queryKey: organisationConnectorTypesKey(organisationId),
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    listOrganisationConnectorTypes(client, { params: { orgId: organisationId } }, { signal }),
})

/** Sorts types by their name on screen, with Excel only for users who may open it (SHELL-18). */
export function useShownTypes(types: readonly ConnectorType[] | undefined): ConnectorType[] {
  const user = useAtomValue(userAtom)
  return (types ?? [])
    .filter((type) => !isExcel(type.type) || can(user, 'excel.open'))
    .toSorted((a, b) => byName(displayNameOf(a.type), displayNameOf(b.type)))
}

function useTypes(query: UseQueryResult<ConnectorType[]>) {
  const { data: types, isFetching, refetch } = query
  return { types, loaded: { error: useStickyError(query), isFetching, refetch } }
}

/** The connector types an organisation has. */
export function useOrganisationTypes(organisationId: Id | undefined) {
  const client = useClient()
  const query = useQuery({
    ...organisationTypesQuery(client, organisationId ?? ''),
    enabled: organisationId !== undefined,
  })
  return useTypes(query)
}

/** Every connector type of the installation. */
export function useAllTypes() {
  const client = useClient()
  const query = useQuery({
    queryKey: connectorTypesKey,
    queryFn: ({ signal }) => listConnectorTypes(client, {}, { signal }),
  })
  return useTypes(query)
}
