import { createHash } from 'node:crypto'
import { type RecordTable, recordTable } from '../http-api/record-table.ts'
import { goFields } from './go-fields.ts'
import type { GoKind } from './go-resources.ts'

/** A record as the API returns it. */
export type GoRecord = Readonly<Record<string, unknown>>

type Tables = Record<GoKind, RecordTable<GoRecord>>

/** The data of one client of PowerOffice Go. */
export type GoStore = {
  all(kind: GoKind): readonly GoRecord[]
  get(kind: GoKind, key: string | number): GoRecord
  has(kind: GoKind, key: string | number): boolean
  /** Stores a record with these fields and null in all others. */
  put(kind: GoKind, record: GoRecord): GoRecord
  /** Changes fields of a record and its time of the last change. */
  change(kind: GoKind, key: string | number, fields: GoRecord): GoRecord
  /** Changes fields without the time of the last change, as Go does with stock and addresses. */
  changeSilently(kind: GoKind, key: string | number, fields: GoRecord): GoRecord
  remove(kind: GoKind, key: string | number): void
  /** The entry in the customer ledger of each invoice, by the invoice's id. */
  readonly entries: Map<string, string>
  /** Returns a new number, counted by what it is for. */
  next(counter: string, first: number): number
  now(): Date
}

const keyOf = ({ Id, Code }: GoRecord) => String(Id ?? Code)

export function goStore(clock: () => Date): GoStore {
  const touched = () => ({ LastChangedDateTimeOffset: goTime(clock()) })
  const names = Object.keys(goFields) as GoKind[]
  // Object.fromEntries loses the type of the keys.
  const tables = Object.fromEntries(names.map((kind) => [kind, recordTable<GoRecord>(keyOf)])) as Tables
  const counters = new Map<string, number>()

  const changeSilently: GoStore['changeSilently'] = (kind, key, fields) =>
    tables[kind].change(String(key), fields)

  return {
    all: (kind) => tables[kind].all(),
    get: (kind, key) => tables[kind].get(String(key)),
    has: (kind, key) => tables[kind].has(String(key)),
    entries: new Map(),
    put(kind, record) {
      const whole = { ...Object.fromEntries(goFields[kind].map((name) => [name, null])), ...record }
      tables[kind].put(whole)
      return whole
    },
    change: (kind, key, fields) => changeSilently(kind, key, { ...touched(), ...fields }),
    changeSilently,
    remove: (kind, key) => tables[kind].remove(String(key)),
    next(counter, first) {
      const number = counters.get(counter) ?? first
      counters.set(counter, number + 1)
      return number
    },
    now: clock,
  }
}

/** Formats a time as Go does: in UTC, with seven decimals and an offset. */
export const goTime = (time: Date): string => time.toISOString().replace('Z', '0000+00:00')

export const goDay = (time: Date): string => time.toISOString().slice(0, 10)

/** Returns the same GUID for the same name. */
export function goId(name: string): string {
  const hash = createHash('sha256').update(name).digest('hex')
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-4${hash.slice(12, 15)}-a${hash.slice(15, 18)}-${hash.slice(18, 30)}`
}
