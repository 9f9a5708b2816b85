import type { Id, RefreshRun } from '@tributary/domain'
import { useState } from 'react'
import { RunBars } from './RunBars.tsx'
import { type RunHistoryDetails, RunHistoryDialog } from './RunHistoryDialog.tsx'

export type RunHistoryProps = RunHistoryDetails & {
  /** The latest refreshes, latest first. Undefined while they load. */
  runs: readonly RefreshRun[] | undefined
}

/** The last refreshes of a connector as a small picture, which opens the history. */
export function RunHistory(props: RunHistoryProps) {
  const { connector, runs } = props
  const [opened, setOpened] = useState<{ run: Id | null } | null>(null)
  // The card's state already shows that it was never refreshed.
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
