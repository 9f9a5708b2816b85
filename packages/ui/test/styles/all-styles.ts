import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'
import type { ClassRule } from './overrides.ts'

type Styles = {
  rules: ClassRule[]
  compositions: { file: string; own: string; classes: string[] }[]
  exported: Record<string, Record<string, string[]>>
}

export const src = resolve(import.meta.dirname, '../../src')

const options = ['--conditions=@tributary/source', resolve(import.meta.dirname, 'read-styles.ts'), src]

/** Every style of the package, as `read-styles.ts` prints it. */
export const styles: Styles = JSON.parse(
  execFileSync(process.execPath, options, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }),
)

/** Returns the classes of an export, given as `path#name`. */
export const classesOf = (key: string): string[] => {
  const [file = '', name = ''] = key.split('#')
  return styles.exported[`file://${file}`]?.[name] ?? []
}
