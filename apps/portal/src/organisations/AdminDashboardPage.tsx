import { insightsKey } from '@tributary/react'
import { Insights, OrganisationDetails, OrganisationDetailsColumns, PageHeader } from '@tributary/ui'
import { HeatMapLater } from '../connectors/heat-map/heat-map-later.ts'
import { useOrganisationTypes, useShownTypes } from '../connectors/use-connector-types.ts'
import { firstFailure } from '../data/first-failure.ts'
import { QueryUpdated } from '../data/QueryUpdated.tsx'
import { ChunkSuspense } from '../page/ChunkSuspense.tsx'
import { LoadFailure } from '../page/LoadFailure.tsx'
import { useDocumentTitle } from '../page/use-document-title.ts'
import { organisationsText } from './organisations.messages.ts'
import { useInsights } from './use-insights.ts'
import { useOrganisations } from './use-organisations.ts'

/** The selected organisation, and the current refreshes of every client. */
export function AdminDashboardPage() {
  const { selected } = useOrganisations()
  useDocumentTitle(organisationsText.dashboard, selected?.companyName)
  return (
    <>
      <PageHeader title={organisationsText.dashboard} />
      <OrganisationDetailsColumns>
        <SelectedOrganisation />
        <RunningConnectors />
      </OrganisationDetailsColumns>
      <Refreshes />
    </>
  )
}

/** The refreshes of the selected organisation over time, below what is specified for this page. */
function Refreshes() {
  const { selected } = useOrganisations()
  const { types } = useOrganisationTypes(selected?.id)
  const shown = useShownTypes(types)
  if (!selected || !types) return null
  return (
    <ChunkSuspense>
      <HeatMapLater key={selected.id} organisationId={selected.id} types={shown} />
    </ChunkSuspense>
  )
}

function SelectedOrganisation() {
  const { organisations, selected, loaded } = useOrganisations()
  const failure = firstFailure(loaded)
  return (
    <OrganisationDetails
      organisation={organisations && selected}
      failure={failure && <LoadFailure things={organisationsText.theOrganisation} {...failure} />}
    />
  )
}

function RunningConnectors() {
  const { data, failure } = useInsights()
  return (
    <Insights
      insights={data}
      failure={failure && <LoadFailure things={organisationsText.insights} {...failure} />}
      updated={data && <QueryUpdated queryKey={insightsKey} />}
    />
  )
}
