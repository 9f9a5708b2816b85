import type { Id, RefreshRun } from '@tributary/domain'
import { useMemo, useState } from 'react'
import { RunHistoryDialog } from './later-run-dialogs.ts'
import { RunBars } from './RunBars.tsx'
import type { OlderRuns, RunHistoryDetails } from './RunHistoryDialog.tsx'

export type RunHistoryProps = RunHistoryDetails & {
  /** The latest refreshes, latest first. Undefined while they load. */
  runs: readonly RefreshRun[] | undefined
  /** Undefined if there are no older ones. */
  older?: OlderRuns | undefined
}

/** The number of bars. Older refreshes are in the history only. */
const BARS_SHOWN = 30

/** The last refreshes of a connector as a small picture, which opens the history. */
export function RunHistory(props: RunHistoryProps) {
  const { connector, runs } = props
  const bars = useMemo(() => runs?.slice(0, BARS_SHOWN), [runs])
  const [opened, setOpened] = useState<{ run: Id | null } | null>(null)
  // The card's state already shows that it was never refreshed.
  if (!runs || !bars || runs.length === 0) return null
  return (
    <>
      <RunBars name={connector.name} runs={bars} onOpen={(run) => setOpened({ run })} />
      {opened && (
        <RunHistoryDialog {...props} runs={runs} openedOn={opened.run} onClose={() => setOpened(null)} />
      )}
    </>
  )
}
