import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Lists the built modules that contain calls. Reads them from the built entry, so new ones are included. */
export async function callModules(): Promise<string[]> {
  const index = await readFile(join(import.meta.dirname, '../dist/index.js'), 'utf8')
  return [...index.matchAll(/"\.\/(.*\.calls\.js)"/g)].flatMap(([, module]) => module ?? [])
}
