import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { commandLine } from './command-options.ts'
import { run } from './run.ts'
import { packageSizes, sizedPackages } from './sizes/package-sizes.ts'
import { limitsOf } from './sizes/size-limits.ts'
import { sizePage, sizePageOf } from './sizes/size-page.ts'
import { sizeProblems } from './sizes/size-row.ts'
import { sizeTable } from './sizes/size-table.ts'
import { workspace } from './workspace.ts'

const usage = `pnpm sizes [write | accept]

Builds the packages, and prints the compressed size of every entry point with its limit.

  write    also writes docs/develop/sizes.md
  accept   first sets every limit to a tenth above the size, except those of programs; then as "write"`

const { words } = commandLine({
  usage,
  options: {},
  areWords: (given) => given.length <= 1 && given.every((word) => ['write', 'accept'].includes(word)),
})
const [command] = words

const built = await run('turbo', ['run', 'build', '--filter=./packages/*', '--output-logs=errors-only'])
if (built.code !== 0) {
  console.error(built.output)
  process.exit(built.code)
}
if (command === 'accept')
  for (const folder of sizedPackages) {
    const limits = limitsOf(await packageSizes(folder))
    writeFileSync(
      join(workspace, 'packages', folder, 'size-limits.json'),
      `${JSON.stringify(limits, null, 2)}\n`,
    )
  }
const sizes = await Promise.all(sizedPackages.map(packageSizes))
if (command) writeFileSync(sizePage, sizePageOf(sizes))
console.log(sizeTable(sizes))
const problems = sizes.flatMap(sizeProblems)
for (const problem of problems) console.log(problem)
process.exitCode = problems.length > 0 ? 1 : 0
