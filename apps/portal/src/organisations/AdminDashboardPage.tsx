import { insightsKey } from '@tributary/react'
import { Insights, OrganisationDetails, OrganisationDetailsColumns, PageHeader } from '@tributary/ui'
import { firstFailure } from '../data/first-failure.ts'
import { QueryUpdated } from '../data/QueryUpdated.tsx'
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
    </>
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
