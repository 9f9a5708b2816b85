import type { ClientConnector, ConnectorType } from '@tributary/domain'
import { mayAskToReconnect } from '@tributary/sdk/connectors'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { useOrganisations } from '../../organisations/use-organisations.ts'
import { ChunkSuspense } from '../../page/ChunkSuspense.tsx'
import { lazyScreen } from '../../page/lazy-screen.ts'
import { userAtom } from '../../session/session-atoms.ts'

// Few connectors need it, so its code is loaded only then.
const Request = lazyScreen(async () => (await import('./ReconnectRequest.tsx')).ReconnectRequest)

type AskToReconnectProps = {
  connector: ClientConnector
  connectorType: ConnectorType | null | undefined
  /** Whether there is room for an icon only. */
  compact?: boolean
}

/** Lets an administrator ask someone by mail to reconnect a connector. Nothing where that is of no use. */
export function AskToReconnect({ connector, connectorType, compact }: AskToReconnectProps) {
  const viewer = useAtomValue(userAtom)
  const { selected } = useOrganisations()
  if (!selected || !connectorType || !mayAskToReconnect({ connector, connectorType, viewer })) return null
  return (
    <ChunkSuspense>
      <Request
        organisationId={selected.id}
        connector={connector}
        type={connectorType.type}
        compact={compact ?? false}
      />
    </ChunkSuspense>
  )
}

/** Returns the icon that asks the person with the login of a connector, for a row of a list. */
export const askIconOf =
  (types: readonly ConnectorType[] | null | undefined) =>
  (connector: ClientConnector & { type: string }): ReactNode => (
    <AskToReconnect
      connector={connector}
      connectorType={types?.find(({ type }) => type === connector.type)}
      compact
    />
  )
