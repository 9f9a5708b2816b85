import { attentionStates } from '@tributary/sdk/connectors'
import type { PaletteItem } from '@tributary/ui'
import { useState } from 'react'
import { useWaited } from '../../home/use-waited.ts'
import type { PaletteConnector } from './use-palette-connectors.ts'

const MOST_ATTENTION = 3

/** The palette waits this long for the connectors before it opens without them. */
const WAIT_MS = 400

/** What the palette opens with. */
export type Opening = { attention: PaletteItem[]; recent: PaletteItem[] }

type Asked = {
  /** Undefined while they load. */
  connectors: readonly PaletteConnector[] | undefined
  /** Whether the connectors have failed to load, or there are none to load. */
  settled: boolean
  attentionOf: (row: PaletteConnector) => PaletteItem
  recent: () => PaletteItem[]
}

/** Decides once what the palette opens with, so that nothing moves while it is open. Undefined while it waits. */
export function useOpening({ connectors, settled, attentionOf, recent }: Asked): Opening | undefined {
  const waited = useWaited(WAIT_MS, 'opened')
  const [opening, setOpening] = useState<Opening>()
  if (opening || !(connectors || settled || waited)) return opening
  const worst = (connectors ?? []).filter(({ state }) => attentionStates.includes(state))
  const first = { attention: worst.slice(0, MOST_ATTENTION).map(attentionOf), recent: recent() }
  setOpening(first)
  return first
}
