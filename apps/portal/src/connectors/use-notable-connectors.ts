import { queryOptions, useQuery } from '@tanstack/react-query'
import { can, type Id, type SessionUser } from '@tributary/domain'
import { everyConnectorQuery, refetchAlways } from '@tributary/react'
import type { Client } from '@tributary/sdk'
import { useClient } from '../session/use-client.ts'

const RENEWED_EVERY_MS = 60_000

/**
 * The connectors of an organisation that may need attention, for Home and the navigation. For users who see only some
 * connectors, it is all that they see, because Home also shows which types have none for them.
 */
export const notableConnectorsQuery = (client: Client, organisationId: Id | undefined, viewer: SessionUser) =>
  queryOptions({
    ...everyConnectorQuery(client, organisationId ?? '', {
      needsAttention: can(viewer, 'connectors.see-all'),
    }),
    ...refetchAlways,
    enabled: organisationId !== undefined,
    refetchInterval: RENEWED_EVERY_MS,
  })

/** Loads {@link notableConnectorsQuery}. */
export function useNotableConnectors(organisationId: Id | undefined, viewer: SessionUser) {
  return useQuery(notableConnectorsQuery(useClient(), organisationId, viewer))
}
