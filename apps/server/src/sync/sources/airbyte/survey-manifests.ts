import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { isAirbyteText } from './airbyte-file.ts'
import { readManifest } from './compile/manifest.ts'

/**
 * `pnpm --filter @tributary/server run airbyte FOLDER [--all]`: prints how many manifests of a folder can be imported
 * completely, and what the others lack, the most frequent first. With `--all`, prints every problem with its line.
 */
const [given = '.', option] = process.argv.slice(2)
// The package manager starts scripts in the package, and says where the command was typed.
const folder = resolve(process.env.INIT_CWD ?? '.', given)
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.ya?ml$/.test(file) && isAirbyteText(readFileSync(join(folder, file), 'utf8')))
  .sort()
const lacking = new Map<string, Set<string>>()
let complete = 0
for (const file of files) {
  const { problems } = readManifest(readFileSync(join(folder, file), 'utf8'))
  if (problems.length === 0) complete += 1
  for (const { component, stream, line, reason } of problems) {
    const what = `${component} ${reason}`
    lacking.set(what, (lacking.get(what) ?? new Set()).add(file))
    if (option === '--all') console.log(`${file}:${line}  ${stream ?? '-'}  ${what}`)
  }
}
console.log(
  `${complete} of ${files.length} manifests can be imported completely (${percent(complete, files.length)} %).`,
)
for (const [what, found] of [...lacking].sort(([, one], [, other]) => other.size - one.size))
  console.log(`${String(found.size).padStart(5)}  ${what}`)

function percent(part: number, whole: number): string {
  return whole === 0 ? '0' : ((100 * part) / whole).toFixed(1)
}
