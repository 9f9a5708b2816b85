import { useQuery } from '@tanstack/react-query'
import type { ConnectorType, Id, SessionUser } from '@tributary/domain'
import { everyConnectorQuery, useStickyError } from '@tributary/react'
import { type TriageRow, triageRows } from '@tributary/sdk/connectors'
import { useMemo } from 'react'
import { listedConnectors } from '../../connectors/listed-connectors.ts'
import type { TypedConnector } from '../../connectors/typed-connectors.ts'
import { useClient } from '../../session/use-client.ts'

/** A connector of the palette with its state. */
export type PaletteConnector = TriageRow<TypedConnector>

/** The connectors of every type, the worst first. They are requested when the palette opens, unless a page has them. */
export function usePaletteConnectors(
  user: SessionUser,
  organisationId: Id | undefined,
  types: readonly ConnectorType[] | undefined,
) {
  const client = useClient()
  const query = useQuery({
    ...everyConnectorQuery(client, organisationId ?? ''),
    enabled: organisationId !== undefined,
  })
  const { data } = query
  const rows = useMemo(
    () => data && types && triageRows(listedConnectors(user, data, types), client.now()),
    [data, types, user, client],
  )
  return { rows, error: useStickyError(query) }
}
