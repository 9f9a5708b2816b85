import { useQueryClient } from '@tanstack/react-query'
import type { ClientConnector, Id } from '@tributary/domain'
import { applyWrite, connectorsKey, usersKey } from '@tributary/react'
import { assignUsers, failureMessage } from '@tributary/sdk'
import { manageMessages } from '@tributary/sdk/connectors'
import type { ConnectorUserStep } from '@tributary/sdk/excel'
import { useToasts } from '@tributary/ui'
import { useState } from 'react'
import { useFormClient } from '../../session/use-form-client.ts'

type Options = {
  organisationId: Id
  connectorType: string
  connector: ClientConnector
  onSaved: () => void
}

/** Saves who may see a connector. After a failure the ticks stay (CONNMAN-30). */
export function useSaveUsers({ organisationId, connectorType, connector, onSaved }: Options) {
  const client = useFormClient()
  const queries = useQueryClient()
  const { show } = useToasts()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  const send = async ({ connectorId, userIds }: ConnectorUserStep) => {
    await assignUsers(client, { params: { id: connectorId }, body: { users: userIds } })
    await applyWrite<ClientConnector>(queries, connectorsKey(organisationId, connectorType), (rows) => [
      ...rows,
    ])
    queries.invalidateQueries({ queryKey: usersKey(organisationId) })
    show({ type: 'success', content: manageMessages.usersSaved(connector.name) })
    onSaved()
  }

  const save = async (step: ConnectorUserStep) => {
    setProblem(null)
    setBusy(true)
    await send(step).catch((error: unknown) => setProblem(failureMessage(error)))
    setBusy(false)
  }
  return { save, busy, problem, forget: () => setProblem(null) }
}
