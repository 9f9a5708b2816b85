import { structureMessages } from '@tributary/sdk/excel'
import { ButtonLink, DataTableSkeleton, EmptyState, PageHeader } from '@tributary/ui'
import { useDocumentTitle } from '../../page/use-document-title.ts'
import { NotLoadedContent } from '../NotLoadedContent.tsx'
import { useViewFocus } from '../use-view-focus.ts'
import { LinkingBreadcrumb } from './LinkingBreadcrumb.tsx'
import { LinkingForm } from './LinkingForm.tsx'
import { LinkingList } from './LinkingList.tsx'
import { linkerText } from './linker.messages.ts'
import type { LinkingKind, ReadyLinking } from './linking-kind.ts'
import { useLinking } from './use-linking.ts'
import { type LinkingView, useLinkingView } from './use-linking-view.ts'

/** A linking screen: its list or its form. */
export function LinkingPage({ kind }: { kind: LinkingKind }) {
  const linking = useLinking(kind)
  const { view } = useLinkingView(kind.path)
  useViewFocus(view.view)
  const title = titleOf(kind, view)
  useDocumentTitle(title, linking.organisation?.companyName)
  if (linking.state === 'ready') return <Ready kind={kind} linking={linking} view={view} />
  return (
    <>
      <PageHeader title={title} breadcrumb={<LinkingBreadcrumb kind={kind} form={formTitle(kind, view)} />} />
      <NotLoadedContent
        load={linking}
        things={linkerText.links}
        skeleton={<DataTableSkeleton label={linkerText.loadingLinks} searchable />}
      />
    </>
  )
}

function Ready({ kind, linking, view }: ViewProps & { linking: ReadyLinking }) {
  if (view.view === 'list') return <LinkingList kind={kind} linking={linking} />
  const { id } = linking.organisation
  const breadcrumb = <LinkingBreadcrumb kind={kind} form={formTitle(kind, view)} />
  return (
    <LinkingForm
      key={`${id} ${view.view}`}
      kind={kind}
      linking={linking}
      editedId={view.view === 'edit' ? view.id : null}
      header={<PageHeader title={titleOf(kind, view)} breadcrumb={breadcrumb} />}
      missing={<Missing kind={kind} />}
    />
  )
}

const Missing = ({ kind }: { kind: LinkingKind }) => (
  <EmptyState
    title={structureMessages.gone(kind.words.left.kind)}
    action={<ButtonLink href={kind.path}>{kind.words.back}</ButtonLink>}
  />
)

type ViewProps = { kind: LinkingKind; view: LinkingView }

const formTitle = ({ words }: LinkingKind, { view }: LinkingView): string | undefined =>
  view === 'list' ? undefined : view === 'new' ? words.newTitle : words.editTitle

const titleOf = (kind: LinkingKind, view: LinkingView): string => formTitle(kind, view) ?? kind.title
