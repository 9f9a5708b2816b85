import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { createReadStream, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { reportFigure } from '@tributary/tooling/figure'
import { startPostgres } from '@tributary/tooling/postgres'
import { openStorage } from '../src/storage/open-storage.ts'
import { createSecretBox } from '../src/storage/secret-box.ts'
import type { Storage } from '../src/storage/storage.ts'
import { createSyncEngine } from '../src/sync/index.ts'
import type { SourceAdapter, SourceStream } from '../src/sync/sources/source-adapter.ts'
import { insertConnector, insertOrganisation, insertRun, readRun } from '../src/sync/testing/sync-records.ts'
import { ordersFile } from './orders-file.ts'

// Compares the engine's speed for a file with psql's \copy of the same file into a table with the same columns.

const ROWS = Number(process.env.BENCH_ROWS ?? 1_000_000)
const ROUNDS = 3
const AIM = 0.45
const AIM_MEGABYTES = 80

const folder = mkdtempSync(join(tmpdir(), 'tributary-bench-'))
const path = join(folder, 'orders.csv')
await ordersFile(path, ROWS)
const server = await startPostgres()
try {
  const databaseUrl = await server.createDatabase()
  const storage = await openStorage({ kind: 'postgres', databaseUrl })
  try {
    await measure(storage, databaseUrl)
  } finally {
    await storage.close()
  }
} finally {
  await server.stop()
  rmSync(folder, { recursive: true })
}

async function measure(storage: Storage, databaseUrl: string) {
  const { refresh, stop } = await refresher(storage)
  const idle = process.memoryUsage().rss / 1024 / 1024
  const first: number[] = []
  const again: number[] = []
  const floor: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    await sql(storage, 'drop schema if exists bench cascade')
    first.push(await refresh())
    again.push(await refresh())
    await sql(storage, 'drop table if exists floor; create table floor (like bench.orders including all)')
    floor.push(await copy(storage, databaseUrl))
    await sql(storage, 'checkpoint')
  }
  await stop()
  await sameRows(storage)
  report('sync rows/s, first refresh', median(first), median(floor))
  report('sync rows/s, refresh with nothing changed', median(again), median(floor))
  const peak = process.resourceUsage().maxRSS / 1024
  reportFigure({
    name: `sync memory above idle, ${Math.round(statSync(path).size / 1e6)} MB file`,
    value: `${Math.round(peak - idle)} MB`,
    floor: `idle ${Math.round(idle)} MB`,
    aim: `≤ ${AIM_MEGABYTES} MB`,
    holds: peak - idle <= AIM_MEGABYTES,
  })
}

async function refresher(storage: Storage) {
  const secretBox = createSecretBox(randomBytes(32))
  const ended = new Map<string, () => void>()
  const engine = createSyncEngine({
    storage,
    secretBox,
    adapters: { ftp: fileSource },
    clock: () => new Date(),
    log: {
      info: (fields, message) =>
        message === 'Refresh ended' && ended.get(String(Reflect.get(fields, 'runId')))?.(),
      warn: (fields, message) => console.error(message, fields),
      error: (fields, message) => console.error(message, fields),
    },
  })
  await engine.start()
  const organisationId = await insertOrganisation(storage, 'BENCH')
  const connectorId = await insertConnector(storage, secretBox, { organisationId }, 'ftp', {})
  const refresh = async () => {
    const runId = await insertRun(storage, connectorId, false)
    const { promise, resolve } = Promise.withResolvers<void>()
    ended.set(runId, resolve)
    await engine.enqueue(runId)
    await promise
    const run = await readRun(storage, runId)
    if (run.state !== 'succeeded') throw new Error(run.error ?? run.state)
    if (Number(run.rows) !== ROWS) throw new Error(`${run.rows} rows came in`)
    return (run.completed_at?.getTime() ?? 0) - (run.started_at?.getTime() ?? 0)
  }
  return { refresh, stop: () => engine.stop() }
}

/** Reads the same file as psql, so that no network is measured. Without a time it is always due. */
function fileSource(): SourceAdapter {
  return {
    kind: 'file',
    async *list(): AsyncGenerator<SourceStream> {
      yield { name: 'orders.csv', path, size: undefined, modifiedAt: undefined }
    },
    open: () => ({ bytes: createReadStream(path) }),
    async *probe() {},
    done: async () => undefined,
    close: () => undefined,
  }
}

/** Copies with psql where it exists, else with the same COPY by the driver. */
async function copy(storage: Storage, databaseUrl: string): Promise<number> {
  const started = performance.now()
  try {
    await promisify(execFile)('psql', [
      databaseUrl,
      '-qc',
      `\\copy floor from '${path}' with (format csv, header true)`,
    ])
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
    await storage.withConnection(
      ({ copyIn }) => copyIn('copy floor from stdin (format csv, header true)', createReadStream(path)),
      { longStatements: true },
    )
  }
  return performance.now() - started
}

function sql(storage: Storage, text: string) {
  return storage.withConnection(({ query }) => query(text), { longStatements: true })
}

function median(values: readonly number[]) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

/** Checks that both stored the same rows; otherwise the comparison means nothing. */
async function sameRows(storage: Storage) {
  const { rows } = await sql(
    storage,
    `select (select count(*) from (table bench.orders except table floor) as differing) as differing,
       (select count(*) from floor) as stored`,
  )
  if (rows[0]?.differing !== '0' || rows[0].stored !== String(ROWS))
    throw new Error(`Not alike: ${JSON.stringify(rows[0])}`)
}

function report(name: string, ms: number, floorMs: number) {
  const perSecond = (time: number) => Math.round((ROWS / time) * 1000)
  const ratio = perSecond(ms) / perSecond(floorMs)
  const shown = (rate: number) => `${Math.round(rate / 1000)}k/s`
  reportFigure({
    name,
    value: shown(perSecond(ms)),
    floor: `psql \\copy ${shown(perSecond(floorMs))}`,
    ratio,
    aim: `≥ ${AIM}`,
    holds: ratio >= AIM,
  })
}
