import { useEffect, useMemo, useRef } from 'react'
import { useLocation } from 'wouter'
import { connectorCard } from '../../connectors/connector-paths.ts'
import type { ConnectorVerbs } from './connector-items.ts'
import { useConnectorAct } from './use-connector-act.ts'
import type { PaletteData } from './use-palette-data.ts'

/** What the palette does with a connector. The object never changes, so that thousands of options are prepared once. */
export function useConnectorVerbs({ selected, ownTypes }: PaletteData): ConnectorVerbs {
  const [, navigate] = useLocation()
  const act = useConnectorAct(selected?.id, ownTypes ?? [])
  const verbs: ConnectorVerbs = { open: ({ type, name }) => navigate(connectorCard(type, name)), act }
  const latest = useRef(verbs)
  useEffect(() => {
    latest.current = verbs
  })
  return useMemo(
    () => ({
      open: (connector) => latest.current.open(connector),
      act: (kind, connector) => latest.current.act(kind, connector),
    }),
    [],
  )
}
