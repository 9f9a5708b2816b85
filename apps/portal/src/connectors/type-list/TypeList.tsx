import type { ClientConnector, SessionUser } from '@tributary/domain'
import { retryRequest } from '@tributary/sdk/connectors'
import { TriageList, TriageListSkeleton } from '@tributary/ui'
import { useMemo } from 'react'
import { useOrganisations } from '../../organisations/use-organisations.ts'
import { useDensity } from '../../page/use-density.ts'
import { useReconnect } from '../authorise/use-reconnect.tsx'
import { useBulk } from '../bulk/use-bulk.tsx'
import { connectorCard } from '../connector-paths.ts'
import { useFixAddress } from '../fix/fix-address.ts'
import { useRowAction } from '../list/use-row-action.ts'
import { askIconOf } from '../reconnect/AskToReconnect.tsx'
import { RowWithRuns } from '../runs/RowWithRuns.tsx'
import { useOrganisationTypes } from '../use-connector-types.ts'
import type { Dashboard } from '../use-dashboard.ts'
import { useTypeFilter } from './use-type-view.ts'

type TypeListProps = { type: string; viewer: SessionUser } & Pick<
  Extract<Dashboard, { state: 'ready' }>,
  'all' | 'whole' | 'refresh' | 'cancel'
> & {
    /** Where the name of a connector leads, instead of to its card. */
    hrefOf?: ((connector: ClientConnector) => string) | undefined
  }

/** The connectors of one type as rows, the worst first. */
export function TypeList(props: TypeListProps) {
  const { selected } = useOrganisations()
  // A selection belongs to one organisation.
  return <List key={selected?.id} {...props} />
}

function List({ type, viewer, all, whole, refresh, cancel, ...rest }: TypeListProps) {
  const { selected } = useOrganisations()
  const { filter, setFilter } = useTypeFilter()
  const density = useDensity()
  const { bulk, dialog } = useBulk(viewer)
  const { hrefOf: fixHrefOf } = useFixAddress()
  const connectors = useMemo(() => all.map((connector) => ({ ...connector, type })), [all, type])
  const { types } = useOrganisationTypes(selected?.id)
  const { reconnect, hrefOf, step } = useReconnect(types)
  const act = useRowAction({ reconnect, cancel, refresh: (connector) => refresh(connector, retryRequest) })
  // The worst could be among those that are not loaded yet.
  if (!whole) return <TriageListSkeleton />
  return (
    <>
      <TriageList
        connectors={connectors}
        viewer={viewer}
        filter={filter}
        onFilter={setFilter}
        hrefOf={rest.hrefOf ?? (({ name }) => connectorCard(type, name))}
        actionHref={(action, connector) => (action === 'fix' ? fixHrefOf(connector) : hrefOf(connector))}
        onAction={act}
        askOf={askIconOf(types)}
        withRuns={(connector, row) => <RowWithRuns connector={connector}>{row}</RowWithRuns>}
        density={density}
        bulk={bulk}
        csv={{ organisation: selected?.companyName ?? '' }}
        ofOneType
      />
      {step}
      {dialog}
    </>
  )
}
