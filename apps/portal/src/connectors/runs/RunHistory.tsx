import type { ClientConnector } from '@tributary/domain'
import type { RefreshAction } from '@tributary/sdk/connectors'
import { RunHistory as History } from '@tributary/ui'
import { useAtomValue } from 'jotai'
import { useOrganisations } from '../../organisations/use-organisations.ts'
import { userAtom } from '../../session/session-atoms.ts'
import { connectorEditor, connectorManagement, databaseCredentials } from '../connector-paths.ts'
import { useRuns } from './use-runs.ts'

type RunHistoryProps = { connector: ClientConnector; connectorType: string }

/** The last refreshes of a connector, on a page that does not load them itself. */
export function RunHistory({ connector, connectorType }: RunHistoryProps) {
  const viewer = useAtomValue(userAtom)
  const { selected } = useOrganisations()
  const { runs, older } = useRuns(selected?.id, connectorType, connector)
  if (!viewer) return null
  return (
    <History
      connector={connector}
      connectorType={connectorType}
      runs={runs}
      older={older}
      viewer={viewer}
      hrefOf={whereTo(connectorType)}
    />
  )
}

const whereTo =
  (type: string) =>
  (kind: RefreshAction['kind'], { id }: ClientConnector): string => {
    if (kind === 'credentials') return databaseCredentials
    return kind === 'edit' ? connectorEditor(type, id) : connectorManagement(type)
  }
