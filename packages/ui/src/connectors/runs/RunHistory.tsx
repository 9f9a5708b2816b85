import type { Id, RefreshRun } from '@tributary/domain'
import { useState } from 'react'
import { RunBars } from './RunBars.tsx'
import { type RunHistoryDetails, RunHistoryDialog } from './RunHistoryDialog.tsx'

export type RunHistoryProps = RunHistoryDetails & {
  /** Its latest refreshes, the latest first; undefined while they are not known. */
  runs: readonly RefreshRun[] | undefined
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
