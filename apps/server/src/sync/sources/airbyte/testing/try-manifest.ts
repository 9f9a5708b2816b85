import { memoryRateLimits } from '../../../rate-limits.ts'
import { silentLog } from '../../../sync-log.ts'
import { readTable } from '../../../testing/read-table.ts'
import type { HttpAdapter } from '../../http/http-source.ts'
import { airbyteSource } from '../airbyte-source.ts'
import { type AirbyteManifest, readManifest } from '../compile/manifest.ts'
import type { Described } from './described-stream.ts'
import { columnsOf, expectedRow } from './expected-records.ts'
import { type FakeSource, startFakeSource } from './fake-source.ts'

/** What came of running a manifest against its fake. */
export type Trial = {
  readonly streams: number
  readonly requests: number
  /** Rows that were compared, in both refreshes. */
  readonly rows: number
  /** Streams whose second refresh read only changes. */
  readonly incremental: number
  readonly differences: readonly string[]
}

type Row = readonly (string | null)[]
type Read = { readonly rows: readonly Row[]; readonly extent: string; readonly cursor: string | undefined }

const forever = new AbortController().signal

type TrialOptions = {
  /** Settings to enter instead of the ones that are made. */
  readonly entered?: Readonly<Record<string, string>>
  /** Another manifest to read with, so that differences must be found. */
  readonly readWith?: string
}

/**
 * Starts a fake of a manifest, reads all of its streams, changes records, reads again, and compares every value with what the fake
 * has.
 */
export async function tryManifest(
  text: string,
  { entered, readWith = text }: TrialOptions = {},
): Promise<Trial> {
  let ms = Date.parse('2026-11-21T12:00:00Z')
  const now = () => new Date(ms)
  const manifest = readManifest(readWith)
  if (manifest.problems.length > 0) throw new Error('The manifest has problems')
  const fake = await startFakeSource(text, { now, ...(entered && { entered }) })
  try {
    const tables = new Map<string, Read>()
    const first = await readAll(fake, manifest, { now, before: tables })
    ms += 48 * 3_600_000
    fake.change()
    const second = await readAll(fake, manifest, { now, before: tables })
    return {
      streams: fake.tables.length,
      requests: fake.api.requests.length,
      rows: first.rows + second.rows,
      incremental: second.incremental,
      differences: [...first.differences, ...second.differences],
    }
  } finally {
    await fake.stop()
  }
}

type Running = { readonly now: () => Date; readonly before: Map<string, Read> }

async function readAll(fake: FakeSource, manifest: AirbyteManifest, { now, before }: Running) {
  const result = { rows: 0, incremental: 0, differences: [] as string[] }
  const adapter = adapterOf(fake, manifest, now)
  try {
    for (const [at, table] of fake.tables.entries()) {
      if (at === 1) fake.expireTokens()
      const known = fake.refusals.length
      const read = await readOne(adapter, table, before.get(table.name)).catch((error: unknown) =>
        failureOf(error, fake.refusals.slice(known)),
      )
      if ('failure' in read) {
        result.differences.push(`${table.name}: ${read.failure}`)
        continue
      }
      if (read.extent === 'changes') result.incremental += 1
      before.set(table.name, read)
      const expected = fake.expected(table).map((record) => expectedRow(table, record))
      result.rows += expected.length
      result.differences.push(...differencesOf(table, unique(table, expected), read.rows))
    }
  } finally {
    adapter.close()
  }
  return result
}

function failureOf(error: unknown, refusals: readonly string[]) {
  const reasons = [...new Set(refusals)].slice(0, 3).join(' | ')
  return { failure: `${error instanceof Error ? error.message : String(error)} ${reasons}` }
}

function adapterOf(fake: FakeSource, manifest: AirbyteManifest, now: () => Date): HttpAdapter {
  const tools = {
    outbound: { allowPrivateTargets: true },
    rateLimits: memoryRateLimits(now),
    limits: { pause: async () => undefined, random: () => 0.5, longestWaitMs: 86_400_000 },
  }
  const options = {
    kind: 'custom',
    name: 'The source',
    manifest,
    propertyOf: propertyOf,
    placed: fake.placed,
  }
  const properties = new Map(
    manifest.settings.flatMap((setting): [string, string][] => {
      const text = fake.settings.given.get(setting.name)
      return text === undefined ? [] : [[propertyOf(setting), text]]
    }),
  )
  return airbyteSource(tools, options)({ properties, log: silentLog, now })
}

const propertyOf = ({ name, isSecret }: { readonly name: string; readonly isSecret: boolean }) =>
  `custom.${isSecret ? 'secret' : 'setting'}.${name}`

async function readOne(adapter: HttpAdapter, table: Described, known: Read | undefined): Promise<Read> {
  const found = []
  for await (const stream of adapter.list(forever)) if (stream.name === table.name) found.push(stream)
  const columns = (found[0]?.columns ?? []).map(({ name }) => ({ name }))
  const wanted = columnsOf(table).map(({ path }) => path.join('_') || 'record')
  const isOther = (name: string, at: number) => !plain(name).startsWith(plain(wanted[at] ?? ''))
  const other = columns.findIndex(({ name }, at) => isOther(name, at))
  if (other >= 0 || columns.length !== wanted.length)
    throw new Error(
      `the columns are ${columns.map(({ name }) => name).join(' ')} instead of ${wanted.join(' ')}`,
    )
  const reading = { full: false, cursor: known?.cursor }
  const { rows, extent, cursor } = await readTable(adapter, columns, { name: table.name, reading })
  const read = rows.map((row): Row => columns.map(({ name }) => textOf(row[name])))
  return {
    rows: extent === 'changes' ? merged(table, known?.rows ?? [], read) : unique(table, read),
    extent: extent ?? 'whole',
    cursor,
  }
}

const textOf = (value: unknown) => (value === null || value === undefined ? null : String(value))
const plain = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '') || 'field'

/** Returns the key of a row as text; undefined for tables without one. */
function keyOf(table: Described, row: Row): string | undefined {
  if (table.keys.length === 0) return undefined
  const paths = columnsOf(table).map(({ path }) => path.join('.'))
  return JSON.stringify(table.keys.map((key) => row[paths.indexOf(key.join('.'))]))
}

/** Rows with the same key are one row, as in a database. */
function unique(table: Described, rows: readonly Row[]): readonly Row[] {
  if (table.keys.length === 0) return rows
  const byKey = new Map<string | undefined, Row>()
  for (const row of rows) byKey.set(keyOf(table, row), row)
  return [...byKey.values()]
}

const merged = (table: Described, before: readonly Row[], changes: readonly Row[]) =>
  unique(table, [...before, ...changes])

const MOST_SHOWN = 3

function differencesOf(table: Described, expected: readonly Row[], read: readonly Row[]): string[] {
  const [wanted, found] = [expected, read].map((rows) =>
    Map.groupBy(rows, (row) => keyOf(table, row) ?? JSON.stringify(row)),
  )
  const names = columnsOf(table).map(({ path }) => path.join('.'))
  const all = new Set([...(wanted?.keys() ?? []), ...(found?.keys() ?? [])])
  const differences = [...all].flatMap((key) => {
    const [one, other] = [wanted?.get(key) ?? [], found?.get(key) ?? []]
    if (one.length !== other.length)
      return [`${other.length} instead of ${one.length} rows ${key.slice(0, 120)}`]
    return (one[0] ?? []).flatMap((value, at) =>
      value === other[0]?.[at]
        ? []
        : [
            `${names[at]} of ${key.slice(0, 80)} is ${JSON.stringify(other[0]?.[at])} instead of ${JSON.stringify(value)}`,
          ],
    )
  })
  const more = differences.length > MOST_SHOWN ? [`and ${differences.length - MOST_SHOWN} more`] : []
  return [...differences.slice(0, MOST_SHOWN), ...more].map((text) => `${table.name}: ${text.slice(0, 300)}`)
}
