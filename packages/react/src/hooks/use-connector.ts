'use client'

import { useQuery } from '@tanstack/react-query'
import type { Id } from '@tributary/domain'
import { useClient } from '../provider/client-context.ts'
import { connectorQuery } from '../queries/connector.ts'

const RENEWED_EVERY_MS = 10_000

/** A connector with all of its users and properties, which lists leave out. It is polled like the lists. */
export function useConnector(organisationId: Id, connectorId: Id) {
  return useQuery({
    ...connectorQuery(useClient(), organisationId, connectorId),
    refetchInterval: RENEWED_EVERY_MS,
    // The next view starts with what is stored then.
    gcTime: 0,
  })
}
