import type { ConnectionSample, SampleTable } from '@tributary/domain'
import { realPacing, withMinimumFailureTime } from '../../outbound/min-failure-time.ts'
import type { RowValue } from '../../sync/rows.ts'
import { type Hiding, hidingOf } from '../../sync/sources/http/hide-secrets.ts'
import type { SampledTable, SourceAdapter } from '../../sync/sources/source-adapter.ts'
import { reachedNothing, withDeadline } from './connection-checks.ts'

const most = { tables: 5, columns: 50, rows: 3, characters: 80 } as const

/** Text beyond this is not searched for secrets, because it is not shown. */
const CHARACTERS_READ = 2_000

const SAMPLE_TIMEOUT_MS = 5_000

/**
 * Reads the beginning of the data of a source whose checks have passed; null if it cannot be listed. A table that cannot be
 * read, or not in time, has no rows. Values that the source repeats do not show the `secrets` of the connector.
 */
export async function connectionSample(
  source: Pick<SourceAdapter, 'tables'>,
  secrets: readonly string[],
  limitMs = SAMPLE_TIMEOUT_MS,
): Promise<ConnectionSample | null> {
  const deadline = AbortSignal.timeout(limitMs)
  const inTime = <T>(work: () => Promise<T>) =>
    withDeadline(deadline, withMinimumFailureTime(work, reachedNothing, realPacing)).catch(() => undefined)
  const found = await inTime(async () => source.tables?.(deadline))
  if (!found) return null
  const tables: SampleTable[] = []
  for (const table of found.tables.slice(0, most.tables)) {
    const rows = deadline.aborted ? undefined : await inTime(async () => table.read?.(deadline))
    tables.push(shownTable(table, rows, hidingOf([...secrets, ...(found.secrets ?? [])])))
  }
  return { tables, more: found.tables.length - tables.length }
}

type Read = Awaited<ReturnType<NonNullable<SampledTable['read']>>>

function shownTable({ name, columns }: SampledTable, read: Read | undefined, hiding: Hiding): SampleTable {
  const rows = read?.rows ?? []
  const shown = (read?.columns ?? columns).slice(0, most.columns)
  return {
    name: shownText(name, hiding),
    rows: read?.isWhole ? rows.length : null,
    columns: shown.map((column) => shownText(column, hiding)),
    firstRows: rows
      .slice(0, most.rows)
      .map((row) => shown.map((_, at) => shownValue(row[at] ?? null, hiding))),
  }
}

const shownValue = (value: RowValue, hiding: Hiding) =>
  value === null || value === '' ? null : shownText(String(value), hiding)

/** Hides secrets before the text is cut, so that no part of one is left. */
const shownText = (text: string, { hide }: Hiding): string =>
  [...hide(text.slice(0, CHARACTERS_READ))].slice(0, most.characters).join('')
