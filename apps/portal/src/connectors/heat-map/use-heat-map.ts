import { useQuery } from '@tanstack/react-query'
import type { ConnectorType, Id } from '@tributary/domain'
import { everyConnectorQuery, refetchAlways, refreshHistoryQuery } from '@tributary/react'
import { type HeatMapSpan, heatMap, heatMapQuery } from '@tributary/sdk/connectors'
import { useMemo } from 'react'
import { firstFailure } from '../../data/first-failure.ts'
import { useClient } from '../../session/use-client.ts'
import { typedConnectors } from '../typed-connectors.ts'

const RENEWED_EVERY_MS = 60_000

/** The time zone of the browser. */
export const zone = Intl.DateTimeFormat().resolvedOptions().timeZone

/** Loads the refreshes of every connector of an organisation: the map is undefined until they are known. */
export function useHeatMap(organisationId: Id, types: readonly ConnectorType[], span: HeatMapSpan) {
  const client = useClient()
  const renewed = { ...refetchAlways, refetchInterval: RENEWED_EVERY_MS }
  const connectors = useQuery({ ...renewed, ...everyConnectorQuery(client, organisationId) })
  const history = useQuery({
    ...renewed,
    ...refreshHistoryQuery(client, organisationId, { ...heatMapQuery(span), zone }),
  })
  const map = useMemo(
    () =>
      connectors.data &&
      history.data &&
      heatMap({
        connectors: typedConnectors(connectors.data, types),
        buckets: history.data,
        now: client.now(),
        zone,
        span,
      }),
    [connectors.data, history.data, types, span, client],
  )
  return { map, failure: map ? null : firstFailure(connectors, history) }
}
