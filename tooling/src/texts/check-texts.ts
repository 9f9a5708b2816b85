import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { workspace } from '../workspace.ts'
import { cataloguesOf } from './catalogues.ts'
import { constantTexts } from './constant-texts.ts'
import { hardCodedTexts } from './hard-coded-texts.ts'
import { parsed } from './text-finding.ts'

/** `pnpm texts`: lists visible text that cannot be translated, and fails when there is some. */
const sourceFolders = ['packages/sdk/src', 'packages/ui/src', 'packages/react/src', 'apps/portal/src']
/** The SDK has no components. A `title` there is a field of the API. The theme's labels are its colours. */
const withoutComponents = /^packages\/sdk\/|^packages\/ui\/src\/theme\//
const notShown = /\.(test|stories|samples|docs|css|d)\.tsx?$|\/(test|testing|languages)\//
const isCatalogue = (file: string) => file.endsWith('.messages.ts')

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', ...sourceFolders], {
  cwd: workspace,
  encoding: 'utf8',
  maxBuffer: 1 << 26,
})
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !notShown.test(file) && existsSync(join(workspace, file)))
const sources = files.map((file) => parsed(file, readFileSync(join(workspace, file), 'utf8')))
const catalogues = cataloguesOf(sources)

const findings = sources.flatMap((source) => {
  const file = source.fileName
  const hardCoded = isCatalogue(file) || withoutComponents.test(file) ? [] : hardCodedTexts(source)
  return [...hardCoded, ...constantTexts(source, catalogues)].map((found) => ({ file, ...found }))
})
for (const { file, line, text, instead } of findings) console.log(`${file}:${line}  "${text}"  ${instead}.`)
console.log(`${findings.length} texts that cannot be translated in ${files.length} files.`)
process.exitCode = findings.length > 0 ? 1 : 0
