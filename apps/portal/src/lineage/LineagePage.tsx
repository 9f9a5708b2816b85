import { can, lineageOf, type SessionUser } from '@tributary/domain'
import { userName } from '@tributary/sdk/users'
import { DataTableSkeleton, EmptyState, LineageView, PageHeader } from '@tributary/ui'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { useLocation } from 'wouter'
import { accessPageText } from '../access/access.messages.ts'
import { type LoadedFacts, useEveryonesFacts, useOwnFacts } from '../access/use-access-facts.ts'
import { NotLoadedContent } from '../excel/NotLoadedContent.tsx'
import { useQueryString } from '../page/use-address.ts'
import { useDocumentTitle } from '../page/use-document-title.ts'
import { userAtom } from '../session/session-atoms.ts'
import { lineageText } from './lineage.messages.ts'
import { lineageChoiceOf, lineageHref } from './lineage-address.ts'
import { useLineageActions } from './use-lineage-actions.ts'

/** Where the numbers of the organisation come from. Users without administration see the way to themselves. */
export function LineagePage() {
  const viewer = useAtomValue(userAtom)
  if (!viewer) return null
  return can(viewer, 'users.manage') ? <ForEveryone viewer={viewer} /> : <ForOneself viewer={viewer} />
}

const ForEveryone = ({ viewer }: { viewer: SessionUser }) => (
  <Page viewer={viewer} loaded={useEveryonesFacts()} summary={lineageText.summary} />
)

const ForOneself = ({ viewer }: { viewer: SessionUser }) => (
  <Page viewer={viewer} loaded={useOwnFacts()} summary={lineageText.ownSummary} />
)

type ReadyFacts = Extract<LoadedFacts, { state: 'ready' }>

type PageProps = { viewer: SessionUser; loaded: LoadedFacts; summary: string }

function Page({ viewer, loaded, summary }: PageProps) {
  useDocumentTitle(lineageText.title, loaded.organisation?.companyName)
  return (
    <>
      <PageHeader title={lineageText.title} summary={summary} />
      {loaded.state === 'ready' ? (
        <Picture viewer={viewer} loaded={loaded} />
      ) : (
        <NotLoadedContent
          load={loaded}
          things={accessPageText.accessRights}
          skeleton={<DataTableSkeleton label={lineageText.loading} />}
        />
      )}
    </>
  )
}

/** The picture. The address has the selected node and the open groups, so that a link shows the same. */
function Picture({ viewer, loaded }: { viewer: SessionUser; loaded: ReadyFacts }) {
  const [, navigate] = useLocation()
  const query = useQueryString()
  const choice = useMemo(() => lineageChoiceOf(query), [query])
  const lineage = useMemo(() => lineageOf(loaded.facts), [loaded.facts])
  const actions = useLineageActions(loaded, viewer)
  const go = (next: Parameters<typeof lineageHref>[0]) =>
    navigate(lineageHref({ ...choice, ...next }), { replace: true })
  if (lineage.nodes.length <= 1) return <EmptyState title={lineageText.none} />
  return (
    <LineageView
      label={lineageText.title}
      lineage={lineage}
      choice={choice}
      onSelect={(selected) => go({ selected })}
      onOpen={(open) => go({ open })}
      origin={{ organisation: loaded.organisation.companyName, by: userName(viewer) }}
      {...actions}
    />
  )
}
