import { commandLine, isCount, isOneOf } from '@tributary/tooling/command-options'
import { tableOf } from '@tributary/tooling/figure'
import { exitOnSignals } from './exit-on-signals.ts'
import { faultGroups, runFaults } from './faults/run-faults.ts'
import { type Engine, engines } from './installation.ts'
import { killCycles } from './kill-cycles.ts'
import { killFigures } from './kill-figures.ts'

const { values, words } = commandLine({
  usage: `Usage: pnpm torture [--cycles 200] [--engine pglite|postgres|both] [--seed S]
       pnpm torture faults [${faultGroups.join('|')} …]

Kills the server again and again while it is used, and compares it with what it has acknowledged.
With "faults", breaks what the server depends on, and prints what people see.
Fails if anything was lost or differs. The time until the server is ready is a figure only.`,
  options: {
    cycles: { default: '200', isValid: isCount },
    engine: { default: 'both', isValid: isOneOf('both', ...engines) },
    seed: { default: String(Date.now() % 1_000_000), isValid: isCount },
  },
  areWords: ([command, ...groups]) =>
    command === undefined || (command === 'faults' && groups.every(isOneOf(...faultGroups))),
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

exitOnSignals()
const [command, ...groups] = words
process.exit((await (command === 'faults' ? runFaults(groups) : kills())) ? 0 : 1)
