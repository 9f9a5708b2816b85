import { z } from 'zod'
import { type Dimension, dimensions, metricNames } from './cost-store.ts'

/** Thrown for an error of Cost Explorer. */
export class CostRefusal extends Error {
  override name = 'CostRefusal'
  readonly type: string

  constructor(type: string, message: string) {
    super(message)
    this.type = type
  }
}

const dimension = z.enum(Object.keys(dimensions) as [Dimension, ...Dimension[]])

/** The members of GetCostAndUsage that this fake knows. It refuses all others. */
const shape = z.strictObject({
  TimePeriod: z.strictObject({ Start: z.string(), End: z.string() }),
  Granularity: z.enum(['DAILY', 'MONTHLY', 'HOURLY']),
  Metrics: z.array(z.enum(metricNames as [string, ...string[]])).min(1),
  GroupBy: z
    .array(z.strictObject({ Type: z.literal('DIMENSION'), Key: dimension }))
    .max(2)
    .optional(),
  NextPageToken: z.string().optional(),
})

export type CostQuery = z.infer<typeof shape>

const HISTORY_MONTHS = 13
const HOURLY_DAYS = 14
const DAY_MS = 86_400_000

/** Reads a request. Throws what AWS refuses, in its words. */
export function readCostQuery(body: string, now: Date): CostQuery {
  const query = shape.safeParse(jsonOf(body))
  if (!query.success) throw invalid(query.error.issues[0]?.message ?? 'The request is invalid')
  const { TimePeriod, Granularity } = query.data
  const format = Granularity === 'HOURLY' ? HOUR : DAY
  for (const time of [TimePeriod.Start, TimePeriod.End])
    if (!format.test(time) || Number.isNaN(Date.parse(time)))
      throw invalid(`Start time ${time} is invalid. Valid format is: ${formats[Granularity]}.`)
  refusePeriod(new Date(TimePeriod.Start), new Date(TimePeriod.End), Granularity, now)
  return query.data
}

const DAY = /^\d{4}-\d\d-\d\d$/
const HOUR = /^\d{4}-\d\d-\d\dT\d\d:00:00Z$/
const formats = { DAILY: 'yyyy-MM-dd', MONTHLY: 'yyyy-MM-dd', HOURLY: "yyyy-MM-dd'T'HH:mm:ss'Z'" }

function refusePeriod(start: Date, end: Date, granularity: CostQuery['Granularity'], now: Date) {
  if (start >= end) throw invalid('Start date (and hour) should be before end date (and hour)')
  if (start > now) throw invalid('Start date cannot be after the current date')
  if (end > monthStart(now, 1)) throw invalid('end date past the beginning of next month')
  if (granularity === 'HOURLY' && start.getTime() < dayStart(now) - HOURLY_DAYS * DAY_MS)
    throw invalid(
      'Start date is more than 14 days ago for hourly granularity. Please adjust start date as we support only 14 days of data at hourly granularity.',
    )
  if (start < monthStart(now, -HISTORY_MONTHS))
    throw invalid("You haven't enabled historical data beyond 14 months.")
}

const invalid = (message: string) => new CostRefusal('ValidationException', message)
const monthStart = (now: Date, months: number) =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 1))
const dayStart = (now: Date) => Math.floor(now.getTime() / DAY_MS) * DAY_MS

function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    throw new CostRefusal('SerializationException', 'The request is not JSON')
  }
}
