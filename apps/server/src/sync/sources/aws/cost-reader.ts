import {
  type AwsCostWindow,
  type AwsGranularity,
  awsCostWindows,
  awsMonthStart,
} from '@tributary/sdk/connectors'
import type { RecordPage, StreamRead } from '../http/http-stream.ts'
import { badData } from '../http/records.ts'
import { unusable } from '../properties.ts'
import { awsMessages } from './aws.messages.ts'
import { reasonOf, reasons } from './aws-failure.ts'
import type { AwsSettings } from './aws-settings.ts'
import type { CallerIdentity } from './caller-identity.ts'
import { costRequest } from './cost-request.ts'
import { readCostPage } from './cost-response.ts'
import type { CostTable } from './cost-tables.ts'
import { periodsBefore } from './periods.ts'

/** The part of the costs of an account to read. */
export type CostReading = {
  readonly startDate: string
  readonly granularity: AwsGranularity
  /** The current day by AWS's clock. */
  readonly today: string
}

/** Returns what to read. Refuses a start date in the future. */
export function readingOf(
  { startDate, granularity }: AwsSettings,
  { servedAt }: CallerIdentity,
  now: () => Date,
): CostReading {
  const today = (servedAt ?? now()).toISOString().slice(0, 10)
  if (awsCostWindows(startDate, today, granularity).length === 0) throw unusable(awsMessages.futureStartDate)
  return { startDate, granularity, today }
}

/** A position: the first day ever read, and the day where the next reading starts. */
type Place = { readonly first: string; readonly next: string }

const written = ({ first, next }: Place) => `${first} ${next}`

function placeOf(position: string | undefined): Place | undefined {
  const [first, next] = position?.split(' ') ?? []
  return first && next ? { first, next } : undefined
}

/**
 * Reads the costs of a table, the oldest first. A later reading starts with the month before the last one read, because
 * AWS changes costs until it has written the bill of their month. The rows of the periods read are replaced.
 */
export async function* readCosts(
  table: CostTable,
  reading: CostReading,
  read: StreamRead,
): AsyncGenerator<RecordPage> {
  const { granularity, today } = reading
  const place = startOf(reading, read)
  const unbilled = awsMonthStart(today, -1)
  let windows = awsCostWindows(place.next, today, granularity)
  let [hasData, isTooOld] = [false, false]
  for (let window = windows[0]; window; window = windows[0]) {
    try {
      yield* readWindow(table, reading, window, read)
      hasData = true
      windows = windows.slice(1)
    } catch (error) {
      const reason = reasonOf(error)
      if (hasData || !canSkip(reason, read) || (reason === reasons.tooOld && isTooOld)) throw error
      isTooOld ||= reason === reasons.tooOld
      windows = awsCostWindows(afterSkipped(window, reason, granularity), today, granularity)
      read.warn(awsMessages.skipped(window.from, windows[0]?.from ?? window.to))
      continue
    }
    // The months that AWS still changes are read together, so that a reading never stops between them.
    if (window.to <= unbilled) yield { records: [], position: written({ ...place, next: window.to }) }
  }
  if (hasData) yield { records: [], position: written({ ...place, next: unbilled }), isLast: true }
}

/** Returns where a reading starts: where the last one ended, unless the start date is now an earlier one. */
function startOf({ startDate, granularity, today }: CostReading, read: StreamRead): Place {
  const wanted = awsCostWindows(startDate, today, granularity)[0]?.from ?? startDate
  const before = placeOf(read.position)
  if (before && wanted >= before.first) return { first: before.first, next: later(before.next, wanted) }
  if (wanted > startDate) read.warn(awsMessages.clamped(wanted))
  return { first: wanted, next: wanted }
}

const later = (one: string, other: string) => [one, other].toSorted().at(-1) ?? one

/** A new account has no costs before its first day. Rows already stored are never given up for that reason. */
const canSkip = (reason: string | undefined, { startsEmpty }: StreamRead) =>
  reason === reasons.tooOld || (reason === reasons.noData && startsEmpty)

/** AWS refuses only the first day of a time that is too old. */
function afterSkipped({ from, to }: AwsCostWindow, reason: string | undefined, granularity: AwsGranularity) {
  if (reason === reasons.noData) return to
  return granularity === 'HOURLY'
    ? new Date(Date.parse(from) + 24 * 60 * 60 * 1_000).toISOString().slice(0, 10)
    : awsMonthStart(from, 1)
}

/** Reads a window, once more from its start if AWS has lost its place between two pages. */
async function* readWindow(
  table: CostTable,
  reading: CostReading,
  window: AwsCostWindow,
  read: StreamRead,
): AsyncGenerator<RecordPage> {
  try {
    yield* readPages(table, reading, window, read)
  } catch (error) {
    if (reasonOf(error) !== reasons.pagingBroken) throw error
    yield* readPages(table, reading, window, read)
  }
}

async function* readPages(
  table: CostTable,
  { granularity, today }: CostReading,
  window: AwsCostWindow,
  read: StreamRead,
): AsyncGenerator<RecordPage> {
  const [seen, tokens] = [new Set<string>(), new Set<string>()]
  for (let token: string | undefined; ; ) {
    const response = await read.request(costRequest(table, granularity, window, token))
    const page = readCostPage(response, table, window)
    const removed = page.periods.filter((period) => !seen.has(period))
    for (const period of page.periods) seen.add(period)
    yield { records: page.records, removed }
    token = page.token
    if (token === undefined) break
    if (tokens.has(token)) throw badData(awsMessages.pagingBroken)
    tokens.add(token)
  }
  const missing = periodsBefore(today, window, granularity).filter((period) => !seen.has(period))
  if (missing.length > 0) read.warn(awsMessages.leftOut(table.name, missing.length))
}
