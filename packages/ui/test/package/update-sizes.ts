import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { readEntries } from '../../build/entries.ts'
import { languageEntries } from '../../build/package-exports.ts'
import { compressed, measureEntries, measureLanguages } from './entry-sizes.ts'

/* Writes the limits of the entry points, a tenth above what they need: `pnpm --filter @tributary/ui run update-sizes`. */
const root = resolve(import.meta.dirname, '../..')
const entries = readEntries(readFileSync(resolve(root, 'src/index.ts'), 'utf8'))
const limit = (bytes: number) => Math.ceil((bytes * 1.1) / 100) * 100
const sizes = await measureEntries(entries.map(({ name }) => name))
const stylesheets = globSync('*.css', { cwd: resolve(root, 'dist') })
  .toSorted()
  .map((file) => [file, limit(compressed(readFileSync(resolve(root, 'dist', file))))])
const languages = Object.entries(await measureLanguages(languageEntries))
const limits = {
  stylesheets: Object.fromEntries(stylesheets),
  languages: Object.fromEntries(languages.map(([name, size]) => [name, limit(size)])),
  entries: Object.fromEntries(
    Object.entries(sizes).map(([name, { script, styles }]) => [
      name,
      { script: limit(script), styles: limit(styles) },
    ]),
  ),
}
writeFileSync(resolve(root, 'size-limits.json'), `${JSON.stringify(limits, null, 2)}\n`)
console.table(sizes)
