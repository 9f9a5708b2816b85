import type { RefreshRun } from '@tributary/domain'
import { csvTime } from '@tributary/sdk/common'
import { outcomeWord, runsMessages } from '@tributary/sdk/connectors'
import { csvText } from '../../primitives/CsvButton/csv.messages.ts'
import type { CsvColumn } from '../../primitives/CsvButton/csv-column.ts'
import { runsText } from './runs.messages.ts'

/** Returns the columns of a CSV file of refreshes. */
export const runCsv = (): CsvColumn<RefreshRun>[] => [
  { header: csvText.inUtc(runsText.started), text: ({ startedAt }) => csvTime(startedAt) },
  { header: csvText.inUtc(runsText.ended), text: ({ completedAt }) => csvTime(completedAt) },
  { header: runsText.outcome, text: outcomeWord },
  { header: runsText.rows, text: ({ rows }) => String(rows) },
  { header: runsText.kind, text: ({ fullSync }) => (fullSync ? runsText.full : runsText.incremental) },
  { header: runsText.trigger, text: ({ trigger }) => triggerWords()[trigger] ?? trigger },
  { header: runsText.by, text: ({ requestedBy }) => requestedBy ?? '' },
  { header: runsText.error, text: ({ error }) => error ?? '' },
]

const triggerWords = (): Readonly<Record<string, string>> => runsMessages.triggers
