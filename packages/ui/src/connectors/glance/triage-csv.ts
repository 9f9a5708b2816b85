import { csvTime } from '@tributary/sdk/common'
import { connectorFacts, type TriageRow, triageLabel, typeTitle } from '@tributary/sdk/connectors'
import { csvText } from '../../primitives/CsvButton/csv.messages.ts'
import type { CsvColumn } from '../../primitives/CsvButton/csv-column.ts'
import { triageText } from './triage.messages.ts'

/** Returns the columns of a CSV file of connectors. */
export function triageCsv(now: Date): CsvColumn<TriageRow>[] {
  const { columns } = triageText
  return [
    { header: columns.state, text: ({ state }) => triageLabel(state) },
    { header: columns.name, text: ({ connector }) => connector.name },
    { header: columns.type, text: ({ connector }) => typeTitle(connector.type) },
    { header: triageText.link, text: ({ connector }) => connectorFacts(connector, now).link.label },
    { header: triageText.data, text: ({ connector }) => connectorFacts(connector, now).freshness.label },
    { header: csvText.inUtc(columns.loaded), text: ({ freshness }) => csvTime(freshness.loadedAt) },
    { header: columns.rows, text: ({ connector }) => connector.rows?.toString() ?? '' },
    { header: csvText.inUtc(columns.next), text: ({ next }) => csvTime(next) },
    { header: columns.people, text: ({ connector }) => String(connector.assigned?.count ?? '') },
  ]
}
