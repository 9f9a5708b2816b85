import type { ClientConnector, Id } from '@tributary/domain'
import { isSwitchedOff } from '../connector-status.ts'
import { runsBetween } from '../editor/next-runs.ts'
import type { FreshnessFields } from './glance-connector.ts'
import type { HeatMapColumn } from './heat-map-columns.ts'

/** The fields of a connector that decide when it is refreshed. */
export type Scheduled = Pick<ClientConnector, 'id' | 'status' | 'schedule'> &
  Pick<FreshnessFields, 'pausedAt'>

/** Five minutes in which several connectors are scheduled. */
export type Clash = {
  /** The start of the five minutes. */
  at: Date
  /** The connectors that start then. */
  connectors: readonly Id[]
}

const SLOT = 5 * 60_000
/** So many connectors in five minutes wait for each other. */
const CLASH = 3

/** The scheduled runs of a connector in one column. */
export type ScheduledInColumn = {
  /** The first one after the current time; null without one. */
  next: Date | null
  /** Whether one of them is in the same five minutes as those of at least two other connectors. */
  clash: boolean
}

/** When connectors are scheduled, and which of them at the same time. */
export type ScheduledSlots = {
  /** Returns the scheduled runs of a connector, one entry for each column. */
  columnsOf: (connector: Scheduled) => readonly ScheduledInColumn[]
  /** The coming clashes, in order. */
  clashes: readonly Clash[]
}

/** Whether the schedule of a connector is followed at present. */
export const isScheduled = ({ schedule, status, pausedAt }: Scheduled): boolean =>
  Boolean(schedule) && !pausedAt && !isSwitchedOff(status)

/** Finds when connectors are scheduled. Each schedule is evaluated once, however many connectors have it. */
export function scheduledSlots(
  connectors: readonly Scheduled[],
  columns: readonly HeatMapColumn[],
  now: Date,
): ScheduledSlots {
  const groups = groupsOf(connectors, columns)
  const counts = new Map<number, number>()
  for (const { runs, ids } of groups.values())
    for (const slot of slotsOf(runs)) counts.set(slot, (counts.get(slot) ?? 0) + ids.length)
  const isClash = (run: Date) => (counts.get(slotOf(run)) ?? 0) >= CLASH
  const found = new Map(
    [...groups].map(([schedule, { runs }]) => [schedule, inColumns(runs, columns, isClash, now)]),
  )
  return {
    columnsOf: (connector) => (isScheduled(connector) && found.get(connector.schedule ?? '')) || [],
    clashes: clashesOf([...groups.values()], (run) => run > now && isClash(run)),
  }
}

/** The connectors that have the same schedule, and its runs. */
type Group = { ids: readonly Id[]; runs: readonly Date[] }

function groupsOf(connectors: readonly Scheduled[], columns: readonly HeatMapColumn[]): Map<string, Group> {
  const [from, to] = [columns[0]?.from ?? new Date(0), columns.at(-1)?.to ?? new Date(0)]
  const groups = new Map<string, { ids: Id[]; runs: readonly Date[] }>()
  for (const { id, schedule } of connectors.filter(isScheduled)) {
    const key = schedule ?? ''
    const group = groups.get(key) ?? { ids: [], runs: runsBetween(key, from, to) }
    group.ids.push(id)
    groups.set(key, group)
  }
  return groups
}

const inColumns = (
  runs: readonly Date[],
  columns: readonly HeatMapColumn[],
  isClash: (run: Date) => boolean,
  now: Date,
): ScheduledInColumn[] =>
  columns.map(({ from, to }) => {
    const inColumn = runs.filter((run) => from <= run && run < to)
    return { next: inColumn.find((run) => run > now) ?? null, clash: inColumn.some(isClash) }
  })

function clashesOf(groups: readonly Group[], isComing: (run: Date) => boolean): Clash[] {
  const found = new Map<number, Id[]>()
  for (const { ids, runs } of groups)
    for (const slot of slotsOf(runs.filter(isComing))) found.set(slot, [...(found.get(slot) ?? []), ...ids])
  return [...found]
    .toSorted(([a], [b]) => a - b)
    .map(([slot, connectors]) => ({ at: new Date(slot * SLOT), connectors }))
}

const slotOf = (run: Date): number => Math.floor(run.getTime() / SLOT)

const slotsOf = (runs: readonly Date[]): Set<number> => new Set(runs.map(slotOf))
