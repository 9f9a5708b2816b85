import { useQuery } from '@tanstack/react-query'
import { can, type Id, type SessionUser } from '@tributary/domain'
import { everyConnectorQuery, refetchAlways } from '@tributary/react'
import { useClient } from '../session/use-client.ts'

const RENEWED_EVERY_MS = 60_000

/**
 * The connectors of an organisation that Home is about: those that may need attention. For users who see only some connectors,
 * it is all that they see, because Home also shows which types have none for them.
 */
export function useHomeConnectors(organisationId: Id | undefined, viewer: SessionUser) {
  const client = useClient()
  return useQuery({
    ...refetchAlways,
    enabled: organisationId !== undefined,
    ...everyConnectorQuery(client, organisationId ?? '', {
      needsAttention: can(viewer, 'connectors.see-all'),
    }),
    refetchInterval: RENEWED_EVERY_MS,
  })
}
