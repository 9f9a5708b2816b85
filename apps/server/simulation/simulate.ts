import { commandLine, isCount } from '@tributary/tooling/command-options'
import { openEngine } from './embedded-engine.ts'
import { simulateSeed } from './simulate-seed.ts'

const { values } = commandLine({
  usage: `Usage: pnpm simulate [--seeds 100] [--from 1]
       pnpm simulate --seed 7

Simulates the servers of a refresh with one seed after another. With --seed, prints everything that happened.
Fails if a rule was broken, and names the seed.`,
  options: {
    seeds: { default: '100', isValid: isCount },
    from: { default: '1', isValid: isCount },
    seed: { isValid: isCount },
  },
})
const PROGRESS_EVERY = 50

const engine = await openEngine()
const seeds = values.seed
  ? [Number(values.seed)]
  : Array.from({ length: Number(values.seeds) }, (_, at) => Number(values.from) + at)
const totals: Record<string, number> = {}
const failed: number[] = []

for (const [done, seed] of seeds.entries()) {
  if (done > 0 && done % PROGRESS_EVERY === 0)
    console.log(`${done} of ${seeds.length} seeds, ${failed.length} failed …`)
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
