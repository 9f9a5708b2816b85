import { linksMessages } from '@tributary/sdk/excel'
import { ButtonLink, DataTableSkeleton, EmptyState, PageHeader } from '@tributary/ui'
import { useEffect, useRef } from 'react'
import { LoadFailure } from '../../page/LoadFailure.tsx'
import { useDocumentTitle } from '../../page/use-document-title.ts'
import { focusHeading } from '../../page/use-screen-focus.ts'
import { LinkingBreadcrumb } from './LinkingBreadcrumb.tsx'
import { LinkingForm } from './LinkingForm.tsx'
import { LinkingList } from './LinkingList.tsx'
import type { Linking, LinkingKind } from './linking-kind.ts'
import { useLinking } from './use-linking.ts'
import { type LinkingView, useLinkingView } from './use-linking-view.ts'

/** One of the screens that link something: its list, or its form (connectors spec 2.3, 2.8 to 2.10 and 2.13). */
export function LinkingPage({ kind }: { kind: LinkingKind }) {
  const linking = useLinking(kind)
  const { view } = useLinkingView(kind.path)
  useViewFocus(view)
  const title = titleOf(kind, view)
  useDocumentTitle(title, linking.state === 'ready' ? linking.organisation.companyName : undefined)
  if (linking.state === 'ready') return <Ready kind={kind} linking={linking} view={view} />
  return (
    <>
      <PageHeader title={title} breadcrumb={<LinkingBreadcrumb kind={kind} form={formTitle(kind, view)} />} />
      <Awaited linking={linking} />
    </>
  )
}

function Ready({ kind, linking, view }: ViewProps & { linking: Extract<Linking, { state: 'ready' }> }) {
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
      gone={<Gone kind={kind} />}
    />
  )
}

const Gone = ({ kind }: { kind: LinkingKind }) => (
  <EmptyState
    title={linksMessages.gone(kind.words.left.one)}
    action={<ButtonLink href={kind.path}>{kind.words.back}</ButtonLink>}
  />
)

function Awaited({ linking }: { linking: Exclude<Linking, { state: 'ready' }> }) {
  if (linking.state === 'without-organisation') return <EmptyState title="No organisations" />
  if (linking.state === 'failed') return <LoadFailure things="Links" {...linking.failure} />
  return <DataTableSkeleton label="Loading links" searchable />
}

type ViewProps = { kind: LinkingKind; view: LinkingView }

const formTitle = ({ words }: LinkingKind, { view }: LinkingView): string | undefined =>
  view === 'list' ? undefined : view === 'new' ? words.newTitle : words.editTitle

const titleOf = (kind: LinkingKind, view: LinkingView): string => formTitle(kind, view) ?? kind.title

/** Another view of the page is another place: its heading takes the focus. */
function useViewFocus({ view }: LinkingView): void {
  const shown = useRef(view)
  useEffect(() => {
    if (shown.current !== view) focusHeading()
    shown.current = view
  }, [view])
}
