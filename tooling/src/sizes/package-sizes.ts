import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from '../run.ts'
import { type BuiltPackage, builtPackage } from './built-package.ts'
import { compressed, measureScripts } from './measure-scripts.ts'
import { programRows } from './program-rows.ts'
import type { PackageSizes, SizeRow } from './size-row.ts'

/** The folders of the packages whose size users pay for. */
export const sizedPackages = ['sdk', 'react', 'ui'] as const

/** Measures a built package. A size without a limit has the limit 0. */
export async function packageSizes(folder: string): Promise<PackageSizes> {
  const built = builtPackage(folder)
  const rows = [...(await programsOf(built)), ...stylesheetsOf(built), ...(await entriesOf(built))]
  return { name: built.name, rows }
}

/** The programs that a package measures itself. */
async function programsOf({ root }: BuiltPackage): Promise<SizeRow[]> {
  const script = 'bench/check-size.ts'
  if (!existsSync(join(root, script))) return []
  const { output } = await run('node', [script], { cwd: root })
  return programRows(output)
}

/** The shared stylesheets. */
const stylesheetsOf = ({ root, files, limits }: BuiltPackage): SizeRow[] =>
  files
    .filter(({ file }) => file.endsWith('.css'))
    .map(({ entry, file }) => ({
      kind: 'stylesheet',
      name: entry,
      styles: { bytes: compressed(readFileSync(join(root, file))), limit: limits.stylesheets?.[entry] ?? 0 },
    }))

/** The scripts, each with the stylesheet of the same name. */
async function entriesOf({ root, files, peers, limits }: BuiltPackage): Promise<SizeRow[]> {
  const scripts = files.filter(({ file }) => file.endsWith('.js'))
  const bytes = await measureScripts(
    scripts.map(({ file }) => join(root, file)),
    peers,
  )
  return scripts.map(({ entry }, place) => ({
    kind: 'entry',
    name: entry,
    script: { bytes: bytes[place] ?? 0, limit: limits.entries[entry]?.script ?? 0 },
    ...ownStyles(join(root, `dist/entries/${entry}.css`), limits.entries[entry]?.styles),
  }))
}

function ownStyles(file: string, limit = 0): Pick<SizeRow, 'styles' | 'needs'> {
  if (!existsSync(file)) return {}
  const css = readFileSync(file)
  const [, needs] = /^\/\* Needs (\S+)\. \*\//.exec(css.toString()) ?? []
  return { styles: { bytes: compressed(css), limit }, ...(needs && { needs }) }
}
