import { glob } from 'node:fs/promises'
import { relative, resolve } from 'node:path'
import { figuresIn, tableOf } from './figure.ts'
import { run } from './run.ts'
import { environment, workspace } from './workspace.ts'

/** `pnpm bench`: runs every benchmark of the workspace, one after another, and prints their figures as one table. */
const node = resolve(workspace, 'node_modules/.bin/node')
const wanted = process.argv.slice(2)

const built = await run('turbo', ['run', 'build'])
if (built.code !== 0) {
  console.error(built.output)
  process.exit(built.code)
}

const output: string[] = []
let failed = 0
for await (const file of glob('{apps,packages}/*/bench/**/*.bench.ts', { cwd: workspace })) {
  if (wanted.length > 0 && !wanted.some((part) => file.includes(part))) continue
  console.log(`${file} …`)
  const folder = resolve(workspace, file.split('/').slice(0, 2).join('/'))
  const args = ['--conditions=@tributary/source', '--expose-gc', relative(folder, resolve(workspace, file))]
  const outcome = await run(node, args, { cwd: folder, env: environment })
  output.push(outcome.output)
  if (outcome.code === 0 && figuresIn(outcome.output).length > 0) continue
  if (outcome.code !== 0) failed++
  console.log(outcome.output)
}

console.log(`\n${tableOf(output.flatMap(figuresIn))}`)
process.exit(failed === 0 ? 0 : 1)
