'use client'

import { useQuery } from '@tanstack/react-query'
import type { Id } from '@tributary/domain'
import { useClient } from '../provider/client-context.ts'
import { organisationConnectorTypesQuery } from '../queries/organisation-connector-types.ts'

/** The connector types of an organisation. Loads nothing without one. */
export const useOrganisationConnectorTypes = (organisationId: Id | undefined) =>
  useQuery({
    ...organisationConnectorTypesQuery(useClient(), organisationId ?? ''),
    enabled: organisationId !== undefined,
  })
