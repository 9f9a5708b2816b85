import { join } from 'node:path'
import { reportFigure } from '@tributary/tooling/figure'
import { startPostgres } from '@tributary/tooling/postgres'
import { openStorage } from '../src/storage/open-storage.ts'
import { floors } from './adapters/floors.ts'
import { type Kind, kinds, type RefreshDone, type SourceReady } from './adapters/kinds.ts'
import { talkingChild } from './adapters/talking-child.ts'

// A full refresh by each adapter, from its real protocol into PostgreSQL: rows a second beside copying the same rows
// without us, and whether ten times the rows take more memory. BENCH_ADAPTERS chooses some, BENCH_ROWS the larger size.

const LARGE = Number(process.env.BENCH_ROWS ?? 1_000_000)
const SMALL = Number(process.env.BENCH_SMALL_ROWS ?? LARGE / 10)
const chosen = process.env.BENCH_ADAPTERS?.split(',') ?? kinds
// Rows are written twice, staged and stored, where the floor writes them once; a fast source shows it most.
const AIM_RATIO: Record<Kind, number> = { ftp: 0.3, sqlserver: 0.4, woocommerce: 0.5 }
const AIM_GROWTH = 1.3

const here = (file: string) => join(import.meta.dirname, 'adapters', file)
const server = await startPostgres()

async function measured(kind: Kind, rows: number) {
  const source = await talkingChild<SourceReady>(here('source.ts'), kind, String(rows))
  try {
    const databaseUrl = await server.createDatabase()
    const properties = JSON.stringify(source.told.properties)
    const refresh = await talkingChild<RefreshDone>(here('refresh.ts'), databaseUrl, kind, properties)
    await refresh.stop()
    const storage = await openStorage({ kind: 'postgres', databaseUrl })
    try {
      return { ...refresh.told, floorMs: await floors[kind](storage, source.told) }
    } finally {
      await storage.close()
    }
  } finally {
    await source.stop()
  }
}

type Measured = Awaited<ReturnType<typeof measured>>

function report(kind: Kind, small: Measured, large: Measured) {
  const perSecond = (ms: number) => `${((large.rows / ms) * 1_000).toFixed(0)}/s`
  const ratio = large.floorMs / large.ms
  reportFigure({
    name: `${kind} rows/s, ${large.rows.toLocaleString('en-GB')} rows`,
    value: perSecond(large.ms),
    floor: `same rows without us ${perSecond(large.floorMs)}`,
    ratio,
    aim: `≥ ${AIM_RATIO[kind]}`,
    holds: ratio >= AIM_RATIO[kind],
  })
  const growth = large.peak / small.peak
  reportFigure({
    name: `${kind} peak memory, ${large.rows.toLocaleString('en-GB')} rows`,
    value: `${large.peak} MB (idle ${large.idle} MB)`,
    floor: `${small.rows.toLocaleString('en-GB')} rows ${small.peak} MB`,
    ratio: growth,
    aim: `≤ ${AIM_GROWTH}`,
    holds: growth <= AIM_GROWTH,
  })
}

try {
  for (const kind of kinds.filter((one) => chosen.includes(one)))
    report(kind, await measured(kind, SMALL), await measured(kind, LARGE))
} finally {
  await server.stop()
}
