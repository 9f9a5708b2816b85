import { type Id, type RefreshRun, sameId } from '@tributary/domain'
import { diagnostics, runBars, runsMessages } from '@tributary/sdk/connectors'
import { useState } from 'react'
import { Stack } from '../../layout/Stack.tsx'
import { useNowWhen } from '../../patterns/clock/Clock.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { CopyButton } from '../../primitives/CopyButton/CopyButton.tsx'
import { CsvButton } from '../../primitives/CsvButton/CsvButton.tsx'
import { Dialog, DialogCancel } from '../../primitives/Dialog/Dialog.tsx'
import type { RunFailureActions } from './RunFailure.tsx'
import { RunRow } from './RunRow.tsx'
import { runCsv } from './run-csv.ts'
import { runsText } from './runs.messages.ts'

export type RunHistoryDetails = RunFailureActions & {
  /** The version of the portal, for support. */
  version?: string | undefined
}

/** How older refreshes of a connector are loaded. */
export type OlderRuns = { loading: boolean; load: () => void }

export type RunHistoryDialogProps = RunHistoryDetails & {
  runs: readonly RefreshRun[]
  /** Undefined if there are no older ones. */
  older?: OlderRuns | undefined
  /** The refresh that is open at first. Null opens the latest. */
  openedOn: Id | null
  onClose: () => void
}

/** The last refreshes of a connector, each of which opens, and a text of them all for support. */
export function RunHistoryDialog({ runs, older, openedOn, onClose, ...rest }: RunHistoryDialogProps) {
  const { connector, connectorType, version } = rest
  const now = useNowWhen((at) => Math.floor(at.getTime() / 60_000))
  const [open, setOpen] = useState<Id | null>(openedOn ?? runs[0]?.id ?? null)
  const isOpen = (run: RefreshRun) => open !== null && sameId(run.id, open)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title={runsText.refreshHistoryOf2(connector.name)}
      description={runBars(runs, now).sentence}
      footer={
        <>
          <CopyButton
            text={diagnostics({ connector, type: connectorType, runs, now, version })}
            label={runsText.copyDiagnostics}
            size="lg"
          />
          <CsvButton
            size="lg"
            columns={runCsv()}
            rows={runs}
            subject={runsText.refreshHistoryOf2(connector.name)}
            organisation={null}
          />
          <DialogCancel>
            <Button size="lg">{runsText.close}</Button>
          </DialogCancel>
        </>
      }
    >
      <Stack as="ul">
        {runs.map((run, at) => (
          <RunRow
            {...rest}
            key={run.id}
            run={run}
            now={now}
            isLatest={at === 0}
            isOpen={isOpen(run)}
            onToggle={() => setOpen(isOpen(run) ? null : run.id)}
            onDone={onClose}
          />
        ))}
      </Stack>
      {older && (
        <Button variant="ghost" loading={older.loading} onClick={older.load}>
          {runsMessages.older}
        </Button>
      )}
    </Dialog>
  )
}
