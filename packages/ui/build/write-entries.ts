import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { designTokens } from './design-tokens.ts'
import { entryDeclarations, entryModule, readEntries } from './entries.ts'
import { joinStylesheets } from './stylesheets.ts'

/** Writes the module, the declarations and the stylesheet of every entry point, and the shared stylesheets. */
export async function writeEntries(source: string, folder: string, styles: ReadonlyMap<string, string>) {
  const sheets = await joinStylesheets(folder, styles)
  const write = async (file: string, text: string) => {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), text)
  }
  await write('core.css', sheets.core)
  await write('layout.css', sheets.layout)
  await write('tokens.css', sheets.tokens)
  await write('tokens.json', `${JSON.stringify(designTokens(), null, 2)}\n`)
  await write('reset.css', sheets.reset)
  await write('styles.css', sheets.all)
  for (const entry of readEntries(await readFile(join(source, 'index.ts'), 'utf8'))) {
    const file = `entries/${entry.name}`
    await write(`${file}.js`, entryModule(entry))
    await write(`${file}.d.ts`, entryDeclarations(entry))
    await write(`${file}.css`, await sheets.of(`${file}.js`))
  }
}
