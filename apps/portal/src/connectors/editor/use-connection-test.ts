import type { ClientConnector, ConnectorType, Id, SessionUser, TypeOrKind } from '@tributary/domain'
import { failureMessage, testConnection } from '@tributary/sdk'
import { type ConnectorDraft, connectorRefusal, draftSettings } from '@tributary/sdk/connectors'
import { useClient } from '../../session/use-client.ts'
import { useConnectionAttempt } from './use-connection-attempt.ts'

type TestOf = {
  connectorType: ConnectorType
  /** The type, or the kind of a custom source. */
  kind: TypeOrKind
  organisationId: Id
  viewer: SessionUser
  connector: ClientConnector | null
}

/** Tests a connection with the values of the editor. A blank secret is the saved one. */
export function useConnectionTest({ connectorType, kind, organisationId, viewer, connector }: TestOf) {
  const client = useClient()
  const reasonOf = (failure: unknown) => {
    const { fields, rest } = connectorRefusal(kind, failure)
    return [...Object.values(fields), ...rest].join(' ') || failureMessage(failure)
  }
  return useConnectionAttempt((draft: ConnectorDraft) => {
    const body = {
      sourceConnectorId: connectorType.id,
      ...(connector && { clientConnectorId: connector.id }),
      properties: draftSettings({ type: kind, connector, viewer }, draft),
      sample: true,
    }
    return testConnection(client, { params: { orgId: organisationId }, body })
  }, reasonOf)
}
