import { customSourcesMessages } from '@tributary/sdk/custom-sources'
import {
  Breadcrumb,
  DataTableSkeleton,
  EmptyState,
  SourcesEmpty,
  SourcesHeader,
  SourceTable,
} from '@tributary/ui'
import { connectSourcePath } from '../connectors/connector-paths.ts'
import { useOrganisations } from '../organisations/use-organisations.ts'
import { LoadFailure } from '../page/LoadFailure.tsx'
import { useDocumentTitle } from '../page/use-document-title.ts'
import { customSourcesText } from './custom-sources.messages.ts'
import { customRoot, newSourcePath, sourcePath } from './source-paths.ts'
import { useCustomSources } from './use-custom-sources.ts'

const words = customSourcesMessages

/** The systems that the organisation describes itself, and those of the installation. */
export function CustomSourcesPage() {
  const { organisations, selected } = useOrganisations()
  const { sources, failure } = useCustomSources(selected?.id)
  useDocumentTitle(words.title, selected?.companyName)
  return (
    <>
      <SourcesHeader
        breadcrumb={<Breadcrumb links={[customRoot]} current={words.title} />}
        addHref={sources?.length ? newSourcePath : undefined}
      />
      {organisations?.length === 0 ? (
        <EmptyState title={customSourcesText.noOrganisations} />
      ) : (
        <Content sources={sources} failure={failure} organisation={selected?.companyName ?? null} />
      )}
    </>
  )
}

type ContentProps = ReturnType<typeof useCustomSources> & { organisation: string | null }

function Content({ sources, failure, organisation }: ContentProps) {
  if (!sources)
    return failure ? (
      <LoadFailure things={customSourcesText.sources} {...failure} />
    ) : (
      <DataTableSkeleton label={words.loading} searchable />
    )
  if (sources.length === 0) return <SourcesEmpty addHref={newSourcePath} />
  return (
    <SourceTable sources={sources} hrefOf={hrefOf} connectHrefOf={connectHrefOf} csv={{ organisation }} />
  )
}

const hrefOf = ({ id }: { id: string }) => sourcePath(id)
const connectHrefOf = ({ id }: { id: string }) => connectSourcePath(id)
