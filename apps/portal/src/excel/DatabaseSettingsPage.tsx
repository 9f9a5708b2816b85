import { can, type Organisation } from '@tributary/domain'
import { databaseMessages } from '@tributary/sdk/database'
import { EmptyState, GuideOnly, PageHeader } from '@tributary/ui'
import { useAtomValue } from 'jotai'
import { firstFailure } from '../data/first-failure.ts'
import { DatabaseSettings } from '../database/DatabaseSettings.tsx'
import { Guide } from '../database/Guide.tsx'
import { useOrganisations } from '../organisations/use-organisations.ts'
import { LoadFailure } from '../page/LoadFailure.tsx'
import { useDocumentTitle } from '../page/use-document-title.ts'
import { userAtom } from '../session/session-atoms.ts'
import { ExcelBreadcrumb } from './ExcelBreadcrumb.tsx'
import { linksFrom } from './links-from.tsx'

/** The organisation's database, with the guide to the Excel connector (connectors spec 2.11). */
export const databaseSettingsPage = (path: string, title: string) =>
  function DatabaseSettingsPage() {
    const { organisations, selected, loaded } = useOrganisations()
    const viewer = useAtomValue(userAtom)
    useDocumentTitle(title, selected?.companyName)
    const manages = viewer !== null && can(viewer, 'database.configure')
    const failure = organisations ? null : firstFailure(loaded)
    return (
      <>
        <PageHeader
          title={title}
          {...(manages && selected && { summary: databaseMessages.pageSummary(selected.companyName) })}
          breadcrumb={<ExcelBreadcrumb path={path} title={title} />}
          actions={linksFrom(path)}
        />
        {failure && <LoadFailure things="Database settings" {...failure} />}
        {organisations && <Content organisation={selected} manages={manages} />}
      </>
    )
  }

function Content({ organisation, manages }: { organisation: Organisation | null; manages: boolean }) {
  if (!organisation) return <EmptyState title="No organisations" />
  if (!manages) return <GuideOnly guide={<Guide />} />
  // A form belongs to its organisation: after a change it is another one.
  return <DatabaseSettings key={String(organisation.id)} organisationId={organisation.id} />
}
