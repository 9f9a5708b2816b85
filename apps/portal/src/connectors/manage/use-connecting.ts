import type { ConnectorType } from '@tributary/domain'
import { failureMessage } from '@tributary/sdk'
import { connectTarget } from '@tributary/sdk/connectors'
import { useToasts } from '@tributary/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { useOrganisations } from '../../organisations/use-organisations.ts'
import { useAllTypes } from '../use-connector-types.ts'

/**
 * A connector type, and whether it is connected in the editor or at its provider. Both are absent until the
 * type is loaded.
 */
export type Connecting = { type?: ConnectorType; way?: ReturnType<typeof connectTarget> }

/** Returns how connectors of a type are connected. */
export function useConnecting(connectorType: string): Connecting {
  const { types } = useAllTypes()
  const type = connectorTypeAmong(types, connectorType)
  return type ? { type, way: connectTarget(type) } : {}
}

const connectorTypeAmong = (types: readonly ConnectorType[] | undefined, name: string) =>
  types?.find(({ type }) => type.toLowerCase() === name.toLowerCase())

type Ways = { authorise: () => void; openNew: () => void }

/**
 * Returns what a press on Connect does. A press before the type and the organisation are loaded waits for
 * them. If the type cannot be loaded, a toast shows why. If the organisations cannot be loaded, the page
 * shows why.
 */
export function useConnectPress(connectorType: string, { authorise, openNew }: Ways) {
  const { show } = useToasts()
  const { types, loaded } = useAllTypes()
  const { organisations, selected, loaded: loadedOrganisations } = useOrganisations()
  const { way } = useConnecting(connectorType)
  const [waiting, setWaiting] = useState(false)
  const isReady = way !== undefined && selected !== null
  const connect = way === 'authorise' ? authorise : openNew
  const goOn = useEffectEvent(() => {
    setWaiting(false)
    connect()
  })
  useEffect(() => {
    if (waiting && isReady) goOn()
  }, [waiting, isReady])
  const wait = async () => {
    setWaiting(true)
    const [{ data, error }, { data: members }] = await Promise.all([
      types ? { data: types, error: null } : loaded.refetch({ cancelRefetch: false }),
      organisations ? { data: organisations } : loadedOrganisations.refetch({ cancelRefetch: false }),
    ])
    if (connectorTypeAmong(data, connectorType) && members?.length) return
    setWaiting(false)
    if (error) show({ type: 'error', content: failureMessage(error) })
  }
  return { connect: isReady ? connect : wait, waiting }
}
