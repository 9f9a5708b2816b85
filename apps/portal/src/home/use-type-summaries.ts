import { useQuery } from '@tanstack/react-query'
import { type ConnectorType, can, type Id, type SessionUser } from '@tributary/domain'
import { everyConnectorQuery } from '@tributary/react'
import { type TypeSummary, typeSummaries } from '@tributary/sdk/connectors'
import { useMemo } from 'react'
import { typedConnectors } from '../connectors/typed-connectors.ts'
import { useNotableConnectors } from '../connectors/use-notable-connectors.ts'
import { useClient } from '../session/use-client.ts'

/**
 * The state of each connector type of an organisation. For users who see every connector, Home loads only those that need
 * attention. The others are counted once the heat map has loaded them, without another request.
 */
export function useTypeSummaries(
  organisationId: Id | undefined,
  types: readonly ConnectorType[],
  viewer: SessionUser,
): ReadonlyMap<string, TypeSummary> {
  const client = useClient()
  const notable = useNotableConnectors(organisationId, viewer)
  const every = useQuery({ ...everyConnectorQuery(client, organisationId ?? ''), enabled: false })
  // Another page may have loaded the whole list long ago.
  const isRecent = every.dataUpdatedAt > notable.dataUpdatedAt - LONGEST_LAG_MS
  const known = (isRecent && every.data) || notable.data
  const whole = known === every.data || !can(viewer, 'connectors.see-all')
  return useMemo(
    () => typeSummaries(typedConnectors(known ?? [], types), { now: client.now(), whole }),
    [known, types, whole, client],
  )
}

/** The heat map and Home load each minute, one after the other. */
const LONGEST_LAG_MS = 90_000
