import type { UseQueryResult } from '@tanstack/react-query'
import { byName, type ConnectorType, can, type Id, isExcel } from '@tributary/domain'
import { useConnectorTypes, useOrganisationConnectorTypes, useStickyError } from '@tributary/react'
import { typeTitle } from '@tributary/sdk/connectors'
import { useAtomValue } from 'jotai'
import { userAtom } from '../session/session-atoms.ts'

/** Sorts types by their name on screen, with Excel only for users who may open it (SHELL-18). */
export function useShownTypes(types: readonly ConnectorType[] | undefined): ConnectorType[] {
  const user = useAtomValue(userAtom)
  return (types ?? [])
    .filter((type) => !isExcel(type.type) || can(user, 'excel.open'))
    .toSorted((a, b) => byName(typeTitle(a.type), typeTitle(b.type)))
}

function useTypes(query: UseQueryResult<ConnectorType[]>) {
  const { data: types, isFetching, refetch } = query
  return { types, loaded: { error: useStickyError(query), isFetching, refetch } }
}

/** The connector types an organisation has. */
export const useOrganisationTypes = (organisationId: Id | undefined) =>
  useTypes(useOrganisationConnectorTypes(organisationId))

/** Every connector type of the installation. */
export const useAllTypes = () => useTypes(useConnectorTypes())
