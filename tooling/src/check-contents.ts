import { basename } from 'node:path'
import { unexpectedContents } from './packed-contents.ts'
import { run } from './run.ts'

/** Fails if the tarball of the package in this folder has files that users do not need, or lacks some. */
const cwd = process.cwd()
const { code, output } = await run('pnpm', ['pack', '--dry-run', '--json'], { cwd })
if (code !== 0) throw new Error(output)
// Warnings may come first.
const { files }: { files: { path: string }[] } = JSON.parse(output.slice(output.indexOf('{')))
const found = unexpectedContents(files.map(({ path }) => path))
for (const sentence of found) console.log(`${basename(cwd)}: ${sentence}`)
console.log(`${files.length} files in the tarball.`)
process.exitCode = found.length > 0 ? 1 : 0
