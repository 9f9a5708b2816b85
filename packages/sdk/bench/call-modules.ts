import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The built modules that hold calls, read from the built entry so that a new one counts by itself. */
export async function callModules(): Promise<string[]> {
  const index = await readFile(join(import.meta.dirname, '../dist/index.js'), 'utf8')
  return [...index.matchAll(/"\.\/(.*\.calls\.js)"/g)].flatMap(([, module]) => module ?? [])
}
