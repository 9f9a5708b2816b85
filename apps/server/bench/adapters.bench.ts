import { join } from 'node:path'
import { reportFigure } from '@tributary/tooling/figure'
import { startPostgres } from '@tributary/tooling/postgres'
import { openStorage } from '../src/storage/open-storage.ts'
import { startChild } from './adapters/child.ts'
import { type Kind, kinds, type RefreshDone, type SourceReady } from './adapters/kinds.ts'
import { plainCopies } from './adapters/plain-copies.ts'

// Measures a full refresh by each adapter, from its real protocol into PostgreSQL: its speed compared with copying the
// same rows without us, and whether ten times the rows take more memory.
// BENCH_ADAPTERS selects adapters, BENCH_ROWS sets the larger size, BENCH_ROUNDS the refreshes whose median counts.

const LARGE = Number(process.env.BENCH_ROWS ?? 1_000_000)
const SMALL = Number(process.env.BENCH_SMALL_ROWS ?? LARGE / 10)
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3)
const chosen = process.env.BENCH_ADAPTERS?.split(',') ?? kinds
// We write every row twice, staged and stored, and build a key. The plain copy writes it once.
const AIM_RATIO: Record<Kind, number> = {
  ftp: 0.6,
  sqlserver: 0.8,
  woocommerce: 0.8,
  xero: 0.8,
  vend: 0.8,
  poweroffice: 0.8,
  mailchimp: 0.8,
  cin7: 0.8,
  uniconta: 0.8,
}
const AIM_GROWTH = 1.3

const here = (file: string) => join(import.meta.dirname, 'adapters', file)
const server = await startPostgres()

type Round = RefreshDone & { readonly plainMs: number }

/** Refreshes and copies in turns, so that a busy machine slows both. */
async function measure(kind: Kind, rows: number, rounds: number): Promise<Round[]> {
  const source = await startChild<SourceReady>(here('source.ts'), kind, String(rows))
  try {
    const measured: Round[] = []
    for (let round = 0; round < rounds; round++) measured.push(await measureOnce(kind, source.report))
    return measured
  } finally {
    await source.stop()
  }
}

async function measureOnce(kind: Kind, source: SourceReady): Promise<Round> {
  const databaseUrl = await server.createDatabase()
  const properties = JSON.stringify(source.properties)
  const options = [databaseUrl, kind, properties, source.api ?? '']
  const refresh = await startChild<RefreshDone>(here('refresh.ts'), ...options)
  await refresh.stop()
  const storage = await openStorage({ kind: 'postgres', databaseUrl })
  try {
    return { ...refresh.report, plainMs: await plainCopies[kind](storage, source) }
  } finally {
    await storage.close()
  }
}

/** Returns the round with the median ratio. */
const median = (rounds: readonly Round[]): Round =>
  rounds.toSorted((a, b) => a.plainMs / a.ms - b.plainMs / b.ms)[Math.floor(rounds.length / 2)] as Round

function report(kind: Kind, small: readonly Round[], large: readonly Round[]) {
  const { rows, ms, plainMs, idle } = median(large)
  const perSecond = (time: number) => `${((rows / time) * 1_000).toFixed(0)}/s`
  const ratio = plainMs / ms
  reportFigure({
    name: `${kind} rows/s, ${rows.toLocaleString('en-GB')} rows`,
    value: perSecond(ms),
    floor: `same rows without us ${perSecond(plainMs)}`,
    ratio,
    aim: `≥ ${AIM_RATIO[kind]}`,
    holds: ratio >= AIM_RATIO[kind],
  })
  const peakOf = (rounds: readonly Round[]) =>
    rounds.map(({ peak }) => peak).toSorted((a, b) => a - b)[Math.floor(rounds.length / 2)] ?? 0
  const growth = peakOf(large) / peakOf(small)
  reportFigure({
    name: `${kind} peak memory, ${rows.toLocaleString('en-GB')} rows`,
    value: `${peakOf(large)} MB (idle ${idle} MB)`,
    floor: `${median(small).rows.toLocaleString('en-GB')} rows ${peakOf(small)} MB`,
    ratio: growth,
    aim: `≤ ${AIM_GROWTH}`,
    holds: growth <= AIM_GROWTH,
  })
}

try {
  for (const kind of kinds.filter((one) => chosen.includes(one)))
    report(kind, await measure(kind, SMALL, ROUNDS), await measure(kind, LARGE, ROUNDS))
} finally {
  await server.stop()
}
