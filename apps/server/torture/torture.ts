import { parseArgs } from 'node:util'
import { tableOf } from '@tributary/tooling/figure'
import { type Engine, engines } from './installation.ts'
import { killCycles } from './kill-cycles.ts'
import { killFigures } from './kill-figures.ts'

// `pnpm torture [--cycles 200] [--engine pglite|postgres|both] [--seed S]` kills the server again and again.

const { values } = parseArgs({
  options: {
    cycles: { type: 'string', default: '200' },
    engine: { type: 'string', default: 'both' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
})
const seed = Number(values.seed)
console.log(`Seed ${seed}. Repeat the same moments with --seed ${seed}.`)

const outcomes = []
for (const engine of engines.filter((one: Engine) => values.engine === 'both' || values.engine === one)) {
  const outcome = await killCycles({
    engine,
    cycles: Number(values.cycles),
    seed,
    cleanStarts: 3,
    settle: true,
    report: console.log,
  })
  for (const { kind, what } of outcome.problems) console.log(`${engine}: ${kind}: ${what}`)
  outcomes.push(outcome)
}
const figures = outcomes.flatMap(killFigures)
console.log(`\n${tableOf(figures)}`)
process.exit(outcomes.every(({ problems }) => problems.length === 0) ? 0 : 1)
