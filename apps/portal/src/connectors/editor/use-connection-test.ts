import type { ClientConnector, ConnectionCheck, ConnectorType, Id, SessionUser } from '@tributary/domain'
import { testConnection } from '@tributary/sdk'
import { type ConnectorDraft, draftSettings, failureMessage } from '@tributary/sdk/rules'
import { useCallback, useRef, useState } from 'react'
import { useClient } from '../../session/use-client.ts'

type TestOf = {
  connectorType: ConnectorType
  organisationId: Id
  viewer: SessionUser
  connector: ClientConnector | null
}

type Outcome = { checks: ConnectionCheck[] | null; error: string | null }
const none: Outcome = { checks: null, error: null }

/** Tries what is entered. What somebody changes meanwhile makes an answer old, and it is not shown. */
export function useConnectionTest({ connectorType, organisationId, viewer, connector }: TestOf) {
  const client = useClient()
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState(none)
  const asked = useRef(0)

  const forget = useCallback(() => {
    asked.current++
    setOutcome(none)
    setBusy(false)
  }, [])
  const test = async (draft: ConnectorDraft) => {
    const own = ++asked.current
    const tell = (what: Outcome) => {
      if (asked.current !== own) return
      setOutcome(what)
      setBusy(false)
    }
    setBusy(true)
    setOutcome(none)
    const body = {
      sourceConnectorId: connectorType.id,
      ...(connector && { clientConnectorId: connector.id }),
      properties: draftSettings({ type: connectorType.type, connector, viewer }, draft),
    }
    await testConnection(client, { params: { orgId: organisationId }, body }).then(
      (checks) => tell({ checks, error: null }),
      (failure: unknown) => tell({ checks: null, error: failureMessage(failure) }),
    )
  }
  return { busy, ...outcome, test, forget }
}
