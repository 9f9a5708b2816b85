import type { Organisation } from '@tributary/domain'
import { databaseMessages } from '@tributary/sdk/database'
import { EmptyState, GuideOnly, PageHeader } from '@tributary/ui'
import { firstFailure } from '../data/first-failure.ts'
import { DatabaseSettings } from '../database/DatabaseSettings.tsx'
import { Guide } from '../database/Guide.tsx'
import { useOrganisations } from '../organisations/use-organisations.ts'
import { LoadFailure } from '../page/LoadFailure.tsx'
import { useDocumentTitle } from '../page/use-document-title.ts'
import { ExcelBreadcrumb } from './ExcelBreadcrumb.tsx'
import { excelText } from './excel.messages.ts'
import { linksFrom } from './links-from.tsx'
import { useCan } from './use-can.ts'

/** The organisation's database, with the guide to the Excel connector. */
export const databaseSettingsPage = (path: string, name: 'databaseSettings' | 'tableSynchronisation') =>
  function DatabaseSettingsPage() {
    const title = excelText[name]
    const { organisations, selected, loaded } = useOrganisations()
    useDocumentTitle(title, selected?.companyName)
    const manages = useCan('database.configure')
    const failure = organisations ? null : firstFailure(loaded)
    return (
      <>
        <PageHeader
          title={title}
          {...(manages && selected && { summary: databaseMessages.pageSummary(selected.companyName) })}
          breadcrumb={<ExcelBreadcrumb path={path} title={title} />}
          actions={linksFrom(path)}
        />
        {failure && <LoadFailure things={excelText.databaseSettings} {...failure} />}
        {organisations && <Content organisation={selected} manages={manages} />}
      </>
    )
  }

function Content({ organisation, manages }: { organisation: Organisation | null; manages: boolean }) {
  if (!organisation) return <EmptyState title={excelText.noOrganisations} />
  if (!manages) return <GuideOnly guide={<Guide />} />
  // Another organisation gets another form.
  return <DatabaseSettings key={String(organisation.id)} organisationId={organisation.id} />
}
