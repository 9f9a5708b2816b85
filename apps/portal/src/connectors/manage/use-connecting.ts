import type { ConnectorType } from '@tributary/domain'
import { failureMessage } from '@tributary/sdk'
import { connectWay } from '@tributary/sdk/connectors'
import { useToasts } from '@tributary/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { useAllTypes } from '../use-connector-types.ts'

/** The type as the server tells it, and how connecting one goes on; undefined until that is known (CONNMAN-28). */
export type Connecting = { type?: ConnectorType; way?: ReturnType<typeof connectWay> }

/** How connectors of a type are connected. */
export function useConnecting(connectorType: string): Connecting {
  const { types } = useAllTypes()
  const type = connectorTypeAmong(types, connectorType)
  return type ? { type, way: connectWay(type) } : {}
}

const connectorTypeAmong = (types: readonly ConnectorType[] | undefined, name: string) =>
  types?.find(({ type }) => type.toLowerCase() === name.toLowerCase())

type Ways = { authorise: () => void; openNew: () => void }

/** What a press on Connect does. One that comes before the type is known is kept until then, or says why it never is. */
export function useConnectPress(connectorType: string, { authorise, openNew }: Ways) {
  const { show } = useToasts()
  const { loaded } = useAllTypes()
  const { way } = useConnecting(connectorType)
  const [kept, setKept] = useState(false)
  const connect = way === 'authorise' ? authorise : openNew
  const goOn = useEffectEvent(() => {
    setKept(false)
    connect()
  })
  useEffect(() => {
    if (kept && way) goOn()
  }, [kept, way])
  const keep = async () => {
    setKept(true)
    const { data, error } = await loaded.refetch({ cancelRefetch: false })
    if (connectorTypeAmong(data, connectorType)) return
    setKept(false)
    if (error) show({ type: 'error', content: failureMessage(error) })
  }
  return { connect: way ? connect : keep, kept }
}
