'use client'

import { useQuery } from '@tanstack/react-query'
import type { Id } from '@tributary/domain'
import { refetchAlways } from '../polling/refetch-always.ts'
import { usePolledQuery } from '../polling/use-polled-query.ts'
import { useClient } from '../provider/client-context.ts'
import { connectorTypesQuery, organisationConnectorTypesQuery } from '../queries/connectors.ts'
import { type StructureListName, structureQuery } from '../queries/excel.ts'
import { insightsQuery, organisationsQuery, settingsQuery } from '../queries/organisations.ts'
import { rolesQuery, statusesQuery, usersQuery } from '../queries/users.ts'

/** The organisations of the user. */
export const useOrganisations = () => useQuery(organisationsQuery(useClient()))

/** Every connector type of the installation. */
export const useConnectorTypes = () => useQuery(connectorTypesQuery(useClient()))

/** The connector types of an organisation. Loads nothing without one. */
export const useOrganisationConnectorTypes = (organisationId: Id | undefined) =>
  useQuery({
    ...organisationConnectorTypesQuery(useClient(), organisationId ?? ''),
    enabled: organisationId !== undefined,
  })

/** The members of an organisation, loaded again on mount and on return, because other administrators change them. */
export const useUsers = (organisationId: Id | undefined) =>
  useQuery({
    ...usersQuery(useClient(), organisationId ?? ''),
    enabled: organisationId !== undefined,
    ...refetchAlways,
  })

/** The roles that the user may give. */
export const useRoles = () => useQuery(rolesQuery(useClient()))

/** The statuses and their ids. */
export const useStatuses = () => useQuery(statusesQuery(useClient()))

/**
 * A list of an organisation's Excel structure, by default loaded again on mount and on return, because other users change
 * it too. Areas and sub-areas come without their automatic links; `linkIndex` of the domain derives them.
 */
export const useStructureList = <Name extends StructureListName>(
  name: Name,
  organisationId: Id | undefined,
  refetch: { refetchOnMount: 'always' | true } = refetchAlways,
) =>
  useQuery({
    ...structureQuery(useClient(), organisationId ?? '', name),
    enabled: organisationId !== undefined,
    ...refetchAlways,
    ...refetch,
  })

/** The areas of an organisation, as `useStructureList` loads them. */
export const useAreas = (organisationId: Id | undefined) => useStructureList('areas', organisationId)

/** The refreshes that run now, of every organisation, polled every 10 s. */
export const useInsights = () => usePolledQuery(insightsQuery(useClient()))

/** The switches of the installation, polled every 10 s. */
export const useSettings = () => usePolledQuery(settingsQuery(useClient()))
