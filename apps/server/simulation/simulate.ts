import { parseArgs } from 'node:util'
import { openEngine } from './embedded-engine.ts'
import { simulateSeed } from './simulate-seed.ts'

/**
 * `pnpm simulate --seeds 1000`: executes simulations. `pnpm simulate --seed 7` executes one and prints everything that
 * happened in it. `--from` sets the first of several seeds.
 */
const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '100' },
    from: { type: 'string', default: '1' },
    seed: { type: 'string' },
  },
})
const engine = await openEngine()
const seeds = values.seed
  ? [Number(values.seed)]
  : Array.from({ length: Number(values.seeds) }, (_, at) => Number(values.from) + at)
const totals: Record<string, number> = {}
const failed: number[] = []

for (const seed of seeds) {
  const { violations, trace, hash, counts } = await simulateSeed(engine, seed)
  for (const [name, count] of Object.entries(counts)) totals[name] = (totals[name] ?? 0) + count
  if (values.seed) console.log(`${trace.join('\n')}\n${hash}`)
  if (violations.length === 0) continue
  failed.push(seed)
  console.log(
    [`Seed ${seed} failed:`, ...violations.slice(0, 5), `Replay: pnpm simulate --seed ${seed}`].join('\n  '),
  )
}
const summary = Object.entries(totals).map(([name, count]) => `${count} ${name}`)
console.log(`${seeds.length} seeds, ${failed.length} failed: ${summary.join(', ')}.`)
process.exit(failed.length === 0 ? 0 : 1)
