import { type ClientConnector, can, kindOf, type SessionUser } from '@tributary/domain'
import { nouns } from '@tributary/sdk/common'
import { manageMessages, typeTitle } from '@tributary/sdk/connectors'
import {
  ButtonLink,
  EmptyDashboard,
  EmptyState,
  NoMatches,
  PageHeader,
  PassFocus,
  RunCardGrid,
  RunCardGridSkeleton,
  StateSummary,
  TriageListSkeleton,
} from '@tributary/ui'
import { useAtomValue } from 'jotai'
import { useCallback, useState } from 'react'
import { useOrganisations } from '../organisations/use-organisations.ts'
import { ChunkSuspense } from '../page/ChunkSuspense.tsx'
import { LoadFailure } from '../page/LoadFailure.tsx'
import { lazyScreen } from '../page/lazy-screen.ts'
import type { PageProps } from '../page/page-props.ts'
import { useDocumentTitle } from '../page/use-document-title.ts'
import { focusHeading } from '../page/use-screen-focus.ts'
import { userAtom } from '../session/session-atoms.ts'
import { useCompanyList } from '../xero2sql/use-company-list.ts'
import { xeroPaths } from '../xero2sql/xero-paths.ts'
import { connectorManagement, databaseCredentials } from './connector-paths.ts'
import { connectorsText } from './connectors.messages.ts'
import { FixFromAddress } from './fix/FixFromAddress.tsx'
import { useFixAddress } from './fix/fix-address.ts'
import { ListUpdated } from './ListUpdated.tsx'
import { AskToReconnect } from './reconnect/AskToReconnect.tsx'
import { HistoryFromAddress } from './runs/HistoryFromAddress.tsx'
import { TablePreview } from './runs/TablePreview.tsx'
import { WithRuns } from './runs/WithRuns.tsx'
import { useTypeView } from './type-list/use-type-view.ts'
import { ViewSwitch } from './type-list/ViewSwitch.tsx'
import { useOrganisationTypes } from './use-connector-types.ts'
import { type Dashboard, useDashboard } from './use-dashboard.ts'

// Pages with a few connectors show cards, so the code of the list is loaded only for the others.
const TypeList = lazyScreen(async () => (await import('./type-list/TypeList.tsx')).TypeList)

/** The connectors of one type and the state of their refreshes. */
export function DashboardPage({ params }: PageProps) {
  const viewer = useAtomValue(userAtom)
  const type = params.connectorType ?? ''
  return viewer && <DashboardFor type={type} viewer={viewer} />
}

type DashboardForProps = { type: string; viewer: SessionUser }

function DashboardFor({ type, viewer }: DashboardForProps) {
  const dashboard = useDashboard(type, viewer)
  const { selected } = useOrganisations()
  const title = manageMessages.list(typeTitle(type))
  useDocumentTitle(title, selected?.companyName)
  return (
    <>
      <PageHeader
        title={title}
        status={dashboard.state === 'ready' && <Summary {...dashboard} type={type} />}
        actions={
          <>
            {dashboard.state === 'ready' && dashboard.all.length > 0 && (
              <ViewSwitch matching={dashboard.found.length} />
            )}
            {kindOf(type) === kindOf('xero') && <ToXero2Sql viewer={viewer} />}
          </>
        }
      />
      <Content dashboard={dashboard} type={type} viewer={viewer} />
      <FixFromAddress />
      {dashboard.state === 'ready' && <HistoryFromAddress connectors={dashboard.all} connectorType={type} />}
    </>
  )
}

/** The link to Xero to SQL. Members without a company there do not see it. */
function ToXero2Sql({ viewer }: { viewer: SessionUser }) {
  const { selected } = useOrganisations()
  const seesAll = can(viewer, 'xero2sql.see-all')
  const { data: companies = [] } = useCompanyList(seesAll ? undefined : selected?.id)
  if (!seesAll && companies.length === 0) return null
  return <ButtonLink href={xeroPaths.synchronise}>{connectorsText.synchroniseToSql}</ButtonLink>
}

type SummaryProps = { type: string } & Pick<Extract<Dashboard, { state: 'ready' }>, 'all' | 'whole'>

/** Counts every connector, so it waits for the whole list. */
function Summary({ type, all, whole }: SummaryProps) {
  if (all.length === 0 || !whole) return null
  return (
    <>
      <StateSummary connectors={all} />
      <ListUpdated connectorType={type} />
    </>
  )
}

function Content({ dashboard, type, viewer }: DashboardForProps & { dashboard: Dashboard }) {
  if (dashboard.state === 'without-organisation') return <EmptyState title={connectorsText.noOrganisations} />
  if (dashboard.state === 'loading') return <RunCardGridSkeleton />
  if (dashboard.state === 'failed')
    return <LoadFailure things={connectorsText.connectors} {...dashboard.failure} />
  return <Connectors {...dashboard} type={type} viewer={viewer} />
}

/** The cards, or a list if there are many or the address names it. */
function Connectors(props: CardsProps) {
  const { view } = useTypeView(props.found.length)
  if (view === 'cards' || props.all.length === 0) return <Cards {...props} />
  return (
    <ChunkSuspense fallback={<TriageListSkeleton />}>
      <TypeList {...props} />
    </ChunkSuspense>
  )
}

type CardsProps = DashboardForProps & Extract<Dashboard, { state: 'ready' }>

function Cards({ all, found, search, clearSearch, type, viewer, ...rest }: CardsProps) {
  const { hrefOf: fixHrefOf } = useFixAddress()
  const askOf = useAsk(type)
  const [looked, setLooked] = useState<ClientConnector | null>(null)
  if (all.length === 0)
    return <EmptyDashboard viewer={viewer} action={<AddConnector type={type} viewer={viewer} />} />
  if (found.length === 0) {
    return (
      <PassFocus to={focusHeading}>
        <NoMatches noun={nouns.connector.one} search={search} total={all.length} onClear={clearSearch} />
      </PassFocus>
    )
  }
  return (
    <>
      <RunCardGrid
        connectors={found}
        connectorType={type}
        viewer={viewer}
        manageHref={connectorManagement(type)}
        credentialsHref={databaseCredentials}
        fixHrefOf={fixHrefOf}
        askOf={askOf}
        withRuns={(connector, card) => (
          <WithRuns connector={connector} connectorType={type}>
            {card}
          </WithRuns>
        )}
        onRefresh={rest.refresh}
        onCancel={rest.cancel}
        onShowTables={setLooked}
      />
      {looked && <TablePreview connector={looked} onClose={() => setLooked(null)} />}
    </>
  )
}

/** Returns what asks the person with the login of a connector, the same function as long as the type is the same. */
function useAsk(type: string) {
  const { selected } = useOrganisations()
  const { types } = useOrganisationTypes(selected?.id)
  const connectorType = types?.find((one) => one.type === type)
  return useCallback(
    (connector: ClientConnector) => <AskToReconnect connector={connector} connectorType={connectorType} />,
    [connectorType],
  )
}

function AddConnector({ type, viewer }: DashboardForProps) {
  if (!can(viewer, 'connectors.open-manage')) return null
  return (
    <ButtonLink href={`${connectorManagement(type)}?new=true`}>{connectorsText.addAConnector}</ButtonLink>
  )
}
