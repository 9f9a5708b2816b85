import { parseArgs } from 'node:util'
import { tableOf } from '@tributary/tooling/figure'
import { runFaults } from './faults/run-faults.ts'
import { type Engine, engines } from './installation.ts'
import { killCycles } from './kill-cycles.ts'
import { killFigures } from './kill-figures.ts'

// `pnpm torture [--cycles 200] [--engine pglite|postgres|both] [--seed S]` kills the server again and again.
// `pnpm torture faults [database|clock|mail|sources|disk …]` breaks what the server depends on.

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    cycles: { type: 'string', default: '200' },
    engine: { type: 'string', default: 'both' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
})

async function kills() {
  const seed = Number(values.seed)
  console.log(`Seed ${seed}. Repeat the same moments with --seed ${seed}.`)
  const isChosen = (engine: Engine) => values.engine === 'both' || values.engine === engine
  const outcomes = []
  for (const engine of engines.filter(isChosen)) {
    const options = { engine, cycles: Number(values.cycles), seed, cleanStarts: 3, settle: true }
    const outcome = await killCycles({ ...options, report: console.log })
    for (const { kind, what } of outcome.problems) console.log(`${engine}: ${kind}: ${what}`)
    outcomes.push(outcome)
  }
  console.log(`\n${tableOf(outcomes.flatMap(killFigures))}`)
  return outcomes.every(({ problems }) => problems.length === 0)
}

const [command, ...groups] = positionals
process.exit((await (command === 'faults' ? runFaults(groups) : kills())) ? 0 : 1)
