import type { ConnectorType } from '@tributary/domain'
import { connectWay } from '@tributary/sdk/rules'
import { useEffect, useEffectEvent, useState } from 'react'
import { useAllTypes } from '../../shell/use-connector-types.ts'

/** The type as the server tells it, and how connecting one goes on; undefined until that is known (CONNMAN-28). */
export type Connecting = { type?: ConnectorType; way?: ReturnType<typeof connectWay> }

/** How connectors of a type are connected. */
export function useConnecting(connectorType: string): Connecting {
  const { types } = useAllTypes()
  const type = types?.find((one) => one.type.toLowerCase() === connectorType.toLowerCase())
  return type ? { type, way: connectWay(type) } : {}
}

type Ways = { authorise: () => void; openNew: () => void }

/** What a press on Connect does; one that comes before the type is known is kept until then. */
export function useConnectPress({ way }: Connecting, { authorise, openNew }: Ways) {
  const [kept, setKept] = useState(false)
  const connect = way === 'authorise' ? authorise : openNew
  const goOn = useEffectEvent(() => {
    setKept(false)
    connect()
  })
  useEffect(() => {
    if (kept && way) goOn()
  }, [kept, way])
  return { connect: way ? connect : () => setKept(true), kept }
}
