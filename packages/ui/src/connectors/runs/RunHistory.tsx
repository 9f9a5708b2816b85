import type { Actor, ClientConnector, Id, RefreshRun } from '@tributary/domain'
import type { RefreshAction } from '@tributary/sdk/rules'
import { useState } from 'react'
import { RunBars } from './RunBars.tsx'
import { RunHistoryDialog } from './RunHistoryDialog.tsx'

export type RunHistoryProps = {
  connector: ClientConnector
  connectorType: string
  /** Its latest refreshes, the latest first; undefined while they are not known. */
  runs: readonly RefreshRun[] | undefined
  /** Who looks: it decides what can be done about a failed one. */
  viewer: Actor
  /** Where settings are changed and accounts are authorised again. */
  hrefOf: (action: RefreshAction['kind'], connector: ClientConnector) => string
  /** Starts it again; left out where that is not offered. */
  onRetry?: ((connector: ClientConnector) => void) | undefined
  /** The version of the portal, for support. */
  version?: string | undefined
}

/** How a connector's last refreshes went: a small picture, and behind it each refresh with what there is to know. */
export function RunHistory(props: RunHistoryProps) {
  const { connector, runs } = props
  const [opened, setOpened] = useState<{ run: Id | null } | null>(null)
  // A connector that was never refreshed says so in its state.
  if (!runs || runs.length === 0) return null
  return (
    <>
      <RunBars name={connector.name} runs={runs} onOpen={(run) => setOpened({ run })} />
      {opened && (
        <RunHistoryDialog {...props} runs={runs} openedOn={opened.run} onClose={() => setOpened(null)} />
      )}
    </>
  )
}
