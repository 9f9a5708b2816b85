import { amountOf, amountText } from './aws-amounts.ts'

/** What something cost in an hour. */
export type CostLine = {
  /** The start of the hour: `2026-03-01T05:00:00Z`. */
  readonly hour: string
  readonly service: string
  readonly usageType: string
  readonly region: string
  readonly account: string
  readonly recordType: string
  readonly cost: string
  readonly quantity: string
  readonly unit: string
}

export const dimensions = {
  SERVICE: 'service',
  USAGE_TYPE: 'usageType',
  REGION: 'region',
  LINKED_ACCOUNT: 'account',
  RECORD_TYPE: 'recordType',
} as const satisfies Record<string, keyof CostLine>

export type Dimension = keyof typeof dimensions

export type Metric = { Amount: string; Unit: string }

/** The costs of an account. */
export type CostStore = {
  put(...lines: readonly CostLine[]): void
  /** Removes the lines of a month (`2026-03`) that match. */
  remove(month: string, matches: (line: CostLine) => boolean): void
  /** Ends the estimates of a month: AWS has written its bill. */
  finalise(month: string): void
  isFinal(month: string): boolean
  /** Returns the lines from one hour to before another. */
  between(from: string, to: string): readonly CostLine[]
}

export function costStore(): CostStore {
  const byDay = new Map<string, CostLine[]>()
  const final = new Set<string>()
  return {
    put(...lines) {
      for (const line of lines) {
        const day = line.hour.slice(0, 10)
        byDay.set(day, [...(byDay.get(day) ?? []), line])
      }
    },
    remove(month, matches) {
      for (const [day, lines] of byDay)
        if (day.startsWith(month))
          byDay.set(
            day,
            lines.filter((line) => !matches(line)),
          )
    },
    finalise: (month) => void final.add(month),
    isFinal: (month) => final.has(month),
    between: (from, to) =>
      [...byDay]
        .filter(([day]) => day >= from.slice(0, 10) && day <= to.slice(0, 10))
        .flatMap(([, lines]) => lines.filter(({ hour }) => hour >= from && hour < to)),
  }
}

const tenth = (amount: bigint) => amount / 10n

/** How each metric follows from what a line cost. Net costs are those after a discount of a tenth. */
const costs: Readonly<Record<string, (cost: bigint) => bigint>> = {
  UnblendedCost: (cost) => cost,
  BlendedCost: (cost) => cost + 1n,
  AmortizedCost: (cost) => cost + 2n,
  NetUnblendedCost: (cost) => cost - tenth(cost),
  NetAmortizedCost: (cost) => cost - tenth(cost) + 2n,
}

export const metricNames = [...Object.keys(costs), 'UsageQuantity', 'NormalizedUsageAmount']

/** Sums lines up as metrics. */
export function metricsOf(lines: readonly CostLine[], names: readonly string[]): Record<string, Metric> {
  return Object.fromEntries(names.map((name) => [name, metricOf(lines, name)]))
}

function metricOf(lines: readonly CostLine[], name: string): Metric {
  const cost = costs[name]
  const sum = (amount: (line: CostLine) => bigint) =>
    amountText(lines.reduce((total, line) => total + amount(line), 0n))
  if (cost) return { Amount: sum((line) => cost(amountOf(line.cost))), Unit: 'USD' }
  const units = new Set(lines.map(({ unit }) => unit))
  const Unit = units.size === 1 ? ([...units][0] ?? 'N/A') : 'N/A'
  return { Amount: name === 'UsageQuantity' ? sum((line) => amountOf(line.quantity)) : '0', Unit }
}
