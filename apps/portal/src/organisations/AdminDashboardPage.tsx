import { Insights, OrganisationDetails, OrganisationDetailsColumns, PageHeader } from '@tributary/ui'
import { useInsights } from '../connectors/use-insights.ts'
import { useDocumentTitle } from '../routes/use-document-title.ts'
import { firstFailure } from '../shell/first-failure.ts'
import { LoadFailure } from '../shell/LoadFailure.tsx'
import { QueryUpdated } from '../shell/QueryUpdated.tsx'
import { insightsKey } from '../shell/query-keys.ts'
import { useOrganisations } from '../shell/use-organisations.ts'

/** The selected organisation, and what runs now, of every client (portal spec 2.10). */
export function AdminDashboardPage() {
  const { selected } = useOrganisations()
  useDocumentTitle('Dashboard', selected?.companyName)
  return (
    <>
      <PageHeader title="Dashboard" />
      <OrganisationDetailsColumns>
        <SelectedOrganisation />
        <RunningConnectors />
      </OrganisationDetailsColumns>
    </>
  )
}

function SelectedOrganisation() {
  const { organisations, selected, loaded } = useOrganisations()
  const failure = firstFailure(loaded)
  return (
    <OrganisationDetails
      organisation={organisations && selected}
      failure={failure && <LoadFailure things="The organisation" {...failure} />}
    />
  )
}

function RunningConnectors() {
  const { data, failure } = useInsights()
  return (
    <Insights
      insights={data}
      failure={failure && <LoadFailure things="Insights" {...failure} />}
      updated={data && <QueryUpdated queryKey={insightsKey} />}
    />
  )
}
