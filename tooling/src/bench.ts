import { resolve } from 'node:path'
import { type Bench, chooseBenches } from './benches.ts'
import { figuresIn, tableOf } from './figure.ts'
import { run } from './run.ts'
import { environment, workspace } from './workspace.ts'

/** `pnpm bench`: runs the benchmarks of the workspace, one after another, and prints their figures as one table. */
const node = resolve(workspace, 'node_modules/.bin/node')
const choice = await chooseBenches(process.argv.slice(2))

if ('explanation' in choice) {
  console[choice.code === 0 ? 'log' : 'error'](choice.explanation)
  process.exit(choice.code)
}

const built = await run('turbo', ['run', 'build'])
if (built.code !== 0) {
  console.error(built.output)
  process.exit(built.code)
}

const output: string[] = []
let failed = 0
for (const bench of choice.benches) {
  console.log(`${bench.file} …`)
  const outcome = await carryOut(bench)
  output.push(outcome.output)
  if (outcome.code === 0 && figuresIn(outcome.output).length > 0) continue
  if (outcome.code !== 0) failed++
  console.log(outcome.output)
}

console.log(`\n${tableOf(output.flatMap(figuresIn))}`)
process.exit(failed === 0 ? 0 : 1)

function carryOut({ folder, script }: Bench) {
  const args = ['--conditions=@tributary/source', '--expose-gc', script]
  return run(node, args, { cwd: folder, env: environment })
}
