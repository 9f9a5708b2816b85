import { can, type SessionUser } from '@tributary/domain'
import { everyConnectorKey } from '@tributary/react'
import { ButtonLink, EmptyState, PageHeader, Stack, TriageList, TriageListSkeleton } from '@tributary/ui'
import { useAtomValue } from 'jotai'
import { QueryUpdated } from '../../data/QueryUpdated.tsx'
import { useOrganisations } from '../../organisations/use-organisations.ts'
import { LoadFailure } from '../../page/LoadFailure.tsx'
import { useDensity } from '../../page/use-density.ts'
import { useDocumentTitle } from '../../page/use-document-title.ts'
import { userAtom } from '../../session/session-atoms.ts'
import { useBulk } from '../bulk/use-bulk.tsx'
import { connectorCard } from '../connector-paths.ts'
import { connectorsText } from '../connectors.messages.ts'
import { FixFromAddress } from '../fix/FixFromAddress.tsx'
import { askIconOf } from '../reconnect/AskToReconnect.tsx'
import { RowWithRuns } from '../runs/RowWithRuns.tsx'
import { listAddress, useListFilter } from './list-address.ts'
import { SavedFilters } from './SavedFilters.tsx'
import { type ConnectorList, useConnectorList } from './use-connector-list.ts'

/** The connectors of every type of the selected organisation, the worst first. */
export function ConnectorListPage() {
  const viewer = useAtomValue(userAtom)
  return viewer && <ListFor viewer={viewer} />
}

function ListFor({ viewer }: { viewer: SessionUser }) {
  const { selected } = useOrganisations()
  const list = useConnectorList(viewer)
  useDocumentTitle(connectorsText.allConnectors, selected?.companyName)
  return (
    <>
      <PageHeader
        title={connectorsText.allConnectors}
        status={list.state === 'ready' && <QueryUpdated queryKey={everyConnectorKey(selected?.id ?? '')} />}
      />
      <Content list={list} viewer={viewer} />
      <FixFromAddress />
    </>
  )
}

function Content({ list, viewer }: { list: ConnectorList; viewer: SessionUser }) {
  if (list.state === 'without-organisation') return <EmptyState title={connectorsText.noOrganisations} />
  if (list.state === 'loading') return <TriageListSkeleton />
  if (list.state === 'failed') return <LoadFailure things={connectorsText.connectors} {...list.failure} />
  return <Ready key={list.organisation.id} list={list} viewer={viewer} />
}

type ReadyProps = { list: Extract<ConnectorList, { state: 'ready' }>; viewer: SessionUser }

function Ready({ list, viewer }: ReadyProps) {
  const { filter, setFilter } = useListFilter()
  const density = useDensity()
  const { bulk, dialog } = useBulk(viewer)
  return (
    <Stack gap={3}>
      {list.connectors.length > 0 && (
        <SavedFilters
          organisationId={list.organisation.id}
          viewer={viewer}
          filter={filter}
          onFilter={setFilter}
        />
      )}
      <TriageList
        connectors={list.connectors}
        viewer={viewer}
        filter={filter}
        onFilter={setFilter}
        hrefOf={({ type, name }) => connectorCard(type, name)}
        actionHref={(action, connector) =>
          action === 'fix' ? listAddress(filter, { fix: connector.id }) : list.reconnectHref(connector)
        }
        onAction={list.act}
        askOf={askIconOf(list.types)}
        density={density}
        bulk={bulk}
        csv={{ organisation: list.organisation.companyName }}
        withRuns={(connector, row) => <RowWithRuns connector={connector}>{row}</RowWithRuns>}
        emptyAction={
          can(viewer, 'connectors.open-manage') && (
            <ButtonLink href="/home">{connectorsText.addAConnector}</ButtonLink>
          )
        }
      />
      {list.step}
      {dialog}
    </Stack>
  )
}
