import type { ConnectorType, Id } from '@tributary/domain'
import type { HeatMapConnector, HeatMapSpan } from '@tributary/sdk/connectors'
import { RefreshHeatMap, Stack } from '@tributary/ui'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { LoadFailure } from '../../page/LoadFailure.tsx'
import { useInSight } from '../../page/use-in-sight.ts'
import { connectorCard } from '../connector-paths.ts'
import { connectorsText } from '../connectors.messages.ts'
import { useHeatMap, zone } from './use-heat-map.ts'

type OrganisationHeatMapProps = { organisationId: Id; types: readonly ConnectorType[] }

/** The refreshes of every connector over time. Its data is loaded when it comes into sight. */
export function OrganisationHeatMap(props: OrganisationHeatMapProps) {
  const [ref, seen] = useInSight<HTMLDivElement>()
  return (
    <Stack ref={ref} paddingTop={8}>
      {seen && <Loaded {...props} />}
    </Stack>
  )
}

function Loaded({ organisationId, types }: OrganisationHeatMapProps) {
  const [span, setSpan] = useState<HeatMapSpan>('days')
  const { map, failure } = useHeatMap(organisationId, types, span)
  const [, navigate] = useLocation()
  return (
    <RefreshHeatMap
      map={map}
      failure={failure && <LoadFailure things={connectorsText.refreshes} {...failure} />}
      zone={zone}
      span={span}
      onSpan={setSpan}
      hrefOf={cardOf}
      onOpen={(connector) => navigate(cardOf(connector))}
    />
  )
}

/** The dashboard with only the card of this connector. */
const cardOf = ({ type, name }: HeatMapConnector) => connectorCard(type, name)
