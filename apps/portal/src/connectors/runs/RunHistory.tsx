import type { ClientConnector } from '@tributary/domain'
import { RunHistory as History } from '@tributary/ui'
import { useAtomValue } from 'jotai'
import { useOrganisations } from '../../organisations/use-organisations.ts'
import { userAtom } from '../../session/session-atoms.ts'
import { refreshActionHref } from './refresh-action-href.ts'
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
      hrefOf={refreshActionHref(connectorType)}
    />
  )
}
