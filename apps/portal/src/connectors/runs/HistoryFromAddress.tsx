import { type ClientConnector, sameId } from '@tributary/domain'
import { RunHistoryDialog } from '@tributary/ui'
import { useAtomValue } from 'jotai'
import { useOrganisations } from '../../organisations/use-organisations.ts'
import { useAddressId } from '../../page/use-address-id.ts'
import { userAtom } from '../../session/session-atoms.ts'
import { refreshActionHref } from './refresh-action-href.ts'
import { useRuns } from './use-runs.ts'

type HistoryFromAddressProps = { connectors: readonly ClientConnector[]; connectorType: string }

/** The history of the connector that the address names. */
export function HistoryFromAddress({ connectors, connectorType }: HistoryFromAddressProps) {
  const { id, close } = useAddressId('history')
  const connector = id === null ? undefined : connectors.find((one) => sameId(one.id, id))
  return (
    connector && (
      <History key={connector.id} connector={connector} connectorType={connectorType} onClose={close} />
    )
  )
}

type HistoryProps = { connector: ClientConnector; connectorType: string; onClose: () => void }

function History({ connector, connectorType, onClose }: HistoryProps) {
  const viewer = useAtomValue(userAtom)
  const { selected } = useOrganisations()
  const { runs, older } = useRuns(selected?.id, connectorType, connector)
  if (!viewer || !runs) return null
  return (
    <RunHistoryDialog
      {...{ connector, connectorType, runs, older, viewer, onClose }}
      openedOn={null}
      hrefOf={refreshActionHref(connectorType)}
    />
  )
}
