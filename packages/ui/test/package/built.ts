import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { readEntries } from '../../build/entries.ts'

export const root = resolve(import.meta.dirname, '../..')
export const dist = resolve(root, 'dist')

export const readBuilt = (file: string) => readFileSync(resolve(dist, file), 'utf8')
export const builtFiles = (pattern: string) => globSync(pattern, { cwd: dist }).toSorted()

export const entries = readEntries(readFileSync(resolve(root, 'src/index.ts'), 'utf8'))

/** Returns the selectors of a stylesheet, without those of keyframes. */
export function selectorsOf(css: string): string[] {
  const rules = css.replace(/@keyframes [\w-]+\{(?:[^{}]*\{[^{}]*\})*\}/g, '')
  return [...rules.matchAll(/([^{};]+)\{/g)]
    .map(([, head = '']) => head)
    .filter((head) => !head.startsWith('@'))
}
