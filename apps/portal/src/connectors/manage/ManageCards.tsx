import type { ClientConnector, ConnectorType, SessionUser } from '@tributary/domain'
import { nouns } from '@tributary/sdk/common'
import {
  AuthorisationLine,
  Button,
  EmptyDashboard,
  ManageCardGrid,
  type ManageCardProps,
  NoMatches,
  PassFocus,
  Stack,
} from '@tributary/ui'
import { whyPath } from '../../access/access-paths.ts'
import { useLineageHref } from '../../lineage/use-lineage-href.ts'
import { focusHeading } from '../../page/use-screen-focus.ts'
import { useFixAddress } from '../fix/fix-address.ts'
import { AskToReconnect } from '../reconnect/AskToReconnect.tsx'
import { RunHistory } from '../runs/RunHistory.tsx'
import type { ReadyManagement } from '../use-management.ts'
import { manageText } from './manage.messages.ts'

export type ManageCardsProps = ReadyManagement & {
  connectorType: string
  /** The type as the server lists it; absent until it is loaded. */
  ofType: ConnectorType | undefined
  viewer: SessionUser
  reconnectBy: NonNullable<ManageCardProps['reconnectBy']>
  /** For users who may add a connector. */
  onAdd: (() => void) | undefined
  onAction: ManageCardProps['onAction']
  onClone: ManageCardProps['onClone']
  /** Returns the name of a connector's custom source. */
  sourceOf?: ((connector: ClientConnector) => string | undefined) | undefined
}

const whyHrefOf = ({ id }: ClientConnector) => whyPath({ target: { kind: 'connector', id } })

/** The cards of the management page, or an empty state. */
export function ManageCards(props: ManageCardsProps) {
  const { all, found, search, clearSearch, reasonOf, onAdd, viewer } = props
  const { connectorType, ofType, reconnectBy, onAction, onClone, sourceOf } = props
  const { hrefOf: fixHrefOf } = useFixAddress()
  const lineageHrefOf = useLineageHref('connector')
  if (all.length === 0)
    return (
      <EmptyDashboard
        viewer={viewer}
        action={
          onAdd && (
            <Button writes onClick={onAdd}>
              {manageText.addAConnector}
            </Button>
          )
        }
      />
    )
  if (found.length === 0)
    return (
      <PassFocus to={focusHeading}>
        <NoMatches noun={nouns.connector.one} search={search} total={all.length} onClear={clearSearch} />
      </PassFocus>
    )
  return (
    <ManageCardGrid
      connectors={found}
      {...{
        connectorType,
        viewer,
        reasonOf,
        sourceOf,
        reconnectBy,
        fixHrefOf,
        onAction,
        onClone,
        whyHrefOf,
        lineageHrefOf,
      }}
      historyOf={(connector) => <RunHistory connector={connector} connectorType={connectorType} />}
      authorisationOf={(connector) =>
        connector.authorisation ? (
          <Stack gap={2}>
            <AuthorisationLine authorisation={connector.authorisation} />
            <AskToReconnect connector={connector} connectorType={ofType} />
          </Stack>
        ) : null
      }
      onFocusLost={focusHeading}
    />
  )
}
