import { useQueryClient } from '@tanstack/react-query'
import { type ClientConnector, type Id, sameId } from '@tributary/domain'
import { applyWrite, connectorsKey, usePending } from '@tributary/react'
import { deleteConnector, disconnectConnector, failureMessage } from '@tributary/sdk'
import { manageMessages } from '@tributary/sdk/connectors'
import { useToasts } from '@tributary/ui'
import { useSetAtom } from 'jotai'
import { useCallback, useState } from 'react'
import { useClient } from '../../session/use-client.ts'
import { keepReasonAtom } from './disconnection-reasons.ts'

/** Returns the rows with another status for one of them. */
export const withStatus = (rows: readonly ClientConnector[], id: Id, status: string): ClientConnector[] =>
  rows.map((row) => (sameId(row.id, id) ? { ...row, status } : row))

/** Changes the status of a card immediately, and undoes it with the reason when the server refuses (CONNMAN-26). */
export function useStatusChanges(organisationId: Id | undefined, connectorType: string) {
  const client = useClient()
  const queries = useQueryClient()
  const { show } = useToasts()
  const keepReason = useSetAtom(keepReasonAtom)
  const { pending, send } = usePending<string>(connectorsKey(organisationId ?? '', connectorType))
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map())

  const move = useCallback(
    async ({ id }: ClientConnector, status: string, { call, done, reason }: Move) => {
      if (organisationId === undefined) return
      const work = async () => {
        await call()
        await applyWrite<ClientConnector>(queries, connectorsKey(organisationId, connectorType), (rows) =>
          withStatus(rows, id, status),
        )
        show({ type: 'success', content: done })
      }
      await send(id, status, work).catch((error: unknown) => {
        if (reason !== undefined) {
          keepReason(id, null)
          setRefused((before) => new Map(before).set(String(id), reason))
        }
        show({ type: 'error', content: failureMessage(error) })
      })
    },
    [queries, show, send, keepReason, organisationId, connectorType],
  )

  const disconnect = useCallback(
    (connector: ClientConnector, reason: string) => {
      keepReason(connector.id, reason)
      const { clientKey, key: connectorKey, name } = connector
      const call = () => disconnectConnector(client, { params: { clientKey, connectorKey } })
      return move(connector, 'DISCONNECTED', { call, done: manageMessages.disconnected(name), reason })
    },
    [client, keepReason, move],
  )

  const remove = useCallback(
    (connector: ClientConnector) => {
      const params = { orgId: organisationId ?? '', id: connector.id }
      const call = () => deleteConnector(client, { params })
      return move(connector, 'DELETED', { call, done: manageMessages.deleted(connector.name) })
    },
    [client, move, organisationId],
  )

  const overlay = useCallback(
    (rows: readonly ClientConnector[]): readonly ClientConnector[] =>
      pending.size === 0
        ? rows
        : rows.map((row) => ({ ...row, status: pending.get(String(row.id)) ?? row.status })),
    [pending],
  )
  const refusedReasonOf = useCallback(({ id }: ClientConnector) => refused.get(String(id)), [refused])
  return { disconnect, remove, overlay, refusedReasonOf }
}

type Move = { call: () => Promise<unknown>; done: string; reason?: string }
