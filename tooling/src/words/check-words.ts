import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { workspace } from '../workspace.ts'
import { findBannedPhrases } from './plain-words.ts'

/** `pnpm words [folder …]`: lists every banned phrase with its replacement, and fails when there is one. */
const isProse = (file: string) => /\.(ts|tsx|md|mdx|html)$/.test(file)
const isExempt = (file: string) => /CHANGELOG|^tooling\/(src|test)\/words|^docs\/glossary\.md$/.test(file)

const listed = execFileSync(
  'git',
  ['ls-files', '-co', '--exclude-standard', '--', ...process.argv.slice(2)],
  {
    cwd: workspace,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  },
)
const files = listed
  .split('\n')
  .filter((file) => isProse(file) && !isExempt(file) && existsSync(join(workspace, file)))
const findings = files.flatMap((file) =>
  findBannedPhrases(readFileSync(join(workspace, file), 'utf8')).map((found) => ({ file, ...found })),
)
for (const { file, line, phrase, instead } of findings)
  console.log(`${file}:${line}  "${phrase}"  Write: ${instead}.`)
console.log(`${findings.length} banned phrases in ${files.length} files.`)
process.exitCode = findings.length > 0 ? 1 : 0
