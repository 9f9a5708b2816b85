import type { CostQuery } from './cost-query.ts'
import { type CostLine, type CostStore, dimensions, type Metric, metricsOf } from './cost-store.ts'

type Metrics = Record<string, Metric>
export type CostGroup = { Keys: string[]; Metrics: Metrics }
export type CostPeriod = {
  TimePeriod: { Start: string; End: string }
  Total: Metrics
  Groups: CostGroup[]
  Estimated: boolean
}

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** Returns every period of a query, with its groups in the order of their keys. */
export function costReport(store: CostStore, query: CostQuery): CostPeriod[] {
  const { GroupBy = [], Metrics } = query
  return periodsOf(query).map(({ from, to, ...TimePeriod }) => {
    const lines = store.between(from, to)
    const isGrouped = GroupBy.length > 0
    return {
      TimePeriod,
      Total: isGrouped ? {} : metricsOf(lines, Metrics),
      Groups: isGrouped ? groupsOf(lines, query) : [],
      Estimated: !store.isFinal(from.slice(0, 7)),
    }
  })
}

function groupsOf(lines: readonly CostLine[], { GroupBy = [], Metrics }: CostQuery): CostGroup[] {
  const keysOf = (line: CostLine) => GroupBy.map(({ Key }) => line[dimensions[Key]])
  const groups = Map.groupBy(lines, (line) => keysOf(line).join('\n'))
  return [...groups]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([keys, own]) => ({ Keys: keys.split('\n'), Metrics: metricsOf(own, Metrics) }))
}

/** Splits the time of a query. A month ends at the end of the query, and starts at its start. */
function periodsOf({ TimePeriod, Granularity }: CostQuery) {
  const [start, end] = [Date.parse(TimePeriod.Start), Date.parse(TimePeriod.End)]
  const periods: { from: string; to: string; Start: string; End: string }[] = []
  for (let at = start; at < end; ) {
    const next = Math.min(nextStart(new Date(at), Granularity), end)
    const [Start, End] = [written(at, Granularity), written(next, Granularity)]
    periods.push({ from: hour(at), to: hour(next), Start, End })
    at = next
  }
  return periods
}

function nextStart(at: Date, granularity: CostQuery['Granularity']): number {
  if (granularity === 'MONTHLY') return Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 1)
  return at.getTime() + (granularity === 'DAILY' ? DAY_MS : HOUR_MS)
}

const hour = (at: number) => `${new Date(at).toISOString().slice(0, 19)}Z`
const written = (at: number, granularity: CostQuery['Granularity']) =>
  granularity === 'HOURLY' ? hour(at) : hour(at).slice(0, 10)
