import type { AwsCostWindow } from '@tributary/sdk/connectors'
import { z } from 'zod'
import type { HttpResponse, SourceRecord } from '../http/http-stream.ts'
import { badData } from '../http/records.ts'
import { awsMessages } from './aws.messages.ts'
import { type CostTable, costMetrics, dimensionColumns } from './cost-tables.ts'

/** Only the structure. The columns read the values, so that a failure names the column. */
const amounts = z.record(z.string(), z.looseObject({ Unit: z.unknown() }))
const period = z.looseObject({
  TimePeriod: z.object({ Start: z.string(), End: z.string() }),
  Total: amounts.optional(),
  Groups: z.array(z.looseObject({ Keys: z.array(z.unknown()), Metrics: amounts })).optional(),
  Estimated: z.unknown(),
})
const response = z.looseObject({ ResultsByTime: z.array(period), NextPageToken: z.string().nullish() })

/** One page of costs. */
export type CostPage = {
  readonly records: readonly SourceRecord[]
  /** The periods that the page has costs of, also those without any group. */
  readonly periods: readonly string[]
  readonly token: string | undefined
}

/** Reads a page of costs. Refuses what was not requested. */
export function readCostPage({ body }: HttpResponse, table: CostTable, window: AwsCostWindow): CostPage {
  const { data } = response.safeParse(body)
  if (!data) throw badData(awsMessages.otherForm(table.name))
  const periods = data.ResultsByTime.map(({ TimePeriod }) => TimePeriod.Start)
  const other = periods.find((start) => start.slice(0, 10) < window.from || start.slice(0, 10) >= window.to)
  if (other !== undefined) throw badData(awsMessages.otherPeriod(table.name, other.slice(0, 20)))
  const records = data.ResultsByTime.flatMap((one) => recordsOf(one, table))
  return { records, periods, token: data.NextPageToken ?? undefined }
}

type Period = z.infer<typeof period>

function recordsOf({ TimePeriod, Total, Groups, Estimated }: Period, table: CostTable): SourceRecord[] {
  const { groupBy, name } = table
  const time = { period_start: TimePeriod.Start, period_end: TimePeriod.End, estimated: Estimated }
  const isGrouped = groupBy.length > 0
  const groups = isGrouped ? Groups : Total && [{ Keys: [], Metrics: Total }]
  if (!groups) throw badData(awsMessages.otherForm(name))
  return groups.map(({ Keys, Metrics }) => {
    if (Keys.length !== groupBy.length) throw badData(awsMessages.otherForm(name))
    const units = costMetrics.flatMap((metric) => Metrics[metric]?.Unit ?? [])
    if (new Set(units).size > 1) throw badData(awsMessages.mixedCurrencies(name, TimePeriod.Start))
    const keys = groupBy.map((dimension, at) => [dimensionColumns[dimension], Keys[at]])
    return { ...time, ...Object.fromEntries(keys), ...Metrics }
  })
}
