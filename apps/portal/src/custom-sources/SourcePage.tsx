import type { CustomSourceText, Id } from '@tributary/domain'
import { customSourcesMessages } from '@tributary/sdk/custom-sources'
import { Breadcrumb, EmptyState, PageHeader, Spinner } from '@tributary/ui'
import { useLocation } from 'wouter'
import { sourcesPath } from '../connectors/connector-paths.ts'
import { useOrganisationKey } from '../organisations/use-organisation-key.ts'
import { useOrganisations } from '../organisations/use-organisations.ts'
import { ItemMissing } from '../page/ItemMissing.tsx'
import { LoadFailure } from '../page/LoadFailure.tsx'
import type { PageProps } from '../page/page-props.ts'
import { useDocumentTitle } from '../page/use-document-title.ts'
import { customSourcesText } from './custom-sources.messages.ts'
import { SourceEditor } from './SourceEditor.tsx'
import { customRoot } from './source-paths.ts'
import { useSource } from './use-source.ts'

const words = customSourcesMessages

/** The editor of a custom source, also of a new one. */
export function SourcePage({ params: { sourceId } }: PageProps) {
  const { organisations, selected } = useOrganisations()
  // The typed text belongs to one organisation.
  const key = useOrganisationKey()
  if (!selected) return <Waiting none={organisations?.length === 0} />
  const { id } = selected
  if (sourceId === undefined) return <Loaded key={key} organisationId={id} source={null} />
  return <Existing key={`${key} ${sourceId}`} organisationId={id} sourceId={sourceId} />
}

const Waiting = ({ none }: { none: boolean }) => (
  <>
    <Header title={words.addTitle} />
    <EmptyState title={none ? customSourcesText.noOrganisations : words.loadingOne}>
      {!none && <Spinner />}
    </EmptyState>
  </>
)

function Existing({ organisationId, sourceId }: { organisationId: Id; sourceId: string }) {
  const [, navigate] = useLocation()
  const { source, missing, failure } = useSource(organisationId, sourceId)
  if (missing && !source)
    return <ItemMissing sentence={words.missing} onClose={() => navigate(sourcesPath, { replace: true })} />
  if (source) return <Loaded organisationId={organisationId} source={source} />
  return (
    <>
      <Header title={words.label} />
      {failure ? (
        <LoadFailure things={customSourcesText.source} {...failure} />
      ) : (
        <EmptyState title={words.loadingOne}>
          <Spinner />
        </EmptyState>
      )}
    </>
  )
}

type LoadedProps = { organisationId: Id; source: CustomSourceText | null }

function Loaded({ organisationId, source }: LoadedProps) {
  const title = source?.name ?? words.addTitle
  useDocumentTitle(title, words.title)
  return (
    <SourceEditor organisationId={organisationId} source={source} breadcrumb={<Path current={title} />} />
  )
}

const Header = ({ title }: { title: string }) => (
  <PageHeader title={title} breadcrumb={<Path current={title} />} />
)

const Path = ({ current }: { current: string }) => (
  <Breadcrumb links={[customRoot, { label: words.title, href: sourcesPath }]} current={current} />
)
