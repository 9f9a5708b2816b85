import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

const src = resolve(import.meta.dirname, '../src')
/** These lines look for the text of components. */
const looking = /expect\(|ByRole|ByText|ByLabel|within\(|userEvent|\btitle: '[A-Z]\w+\//

/** Ignores numbers, spaces and isolates, because stories number their names and wrap their text. */
export const bare = (text: string): string => text.replaceAll(/[\s\d\u2066-\u2069]+/g, ' ').trim()

const source = globSync('**/*.{stories,samples}.{ts,tsx}', { cwd: src })
  .flatMap((file) => readFileSync(resolve(src, file), 'utf8').split('\n'))
  .filter((line) => !looking.test(line))
  .join('\n')
const given = bare(source)

const literally = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)

/** The texts with values, such as `Version ${number}`, as patterns. */
const templates = [...source.matchAll(/`([^`]*\$\{[^`]*)`/g)]
  .map(([, text = '']) => bare(text).split(/\$\{[^}]*\}/))
  .filter((parts) => /\p{L}{2}/u.test(parts.join('')))
  .map((parts) => new RegExp(`^${parts.map((part) => literally(part)).join('.*')}$`, 'u'))

const isWhole = (text: string) => new RegExp(`['"\`>}] ?${literally(text)} ?['"\`<{]`).test(given)

const isFound = (text: string, words: readonly string[]) =>
  (words.length > 3 && given.includes(text)) ||
  isWhole(text) ||
  templates.some((template) => template.test(text)) ||
  (words.length > 1 && words.length < 4 && words.every(isWhole))

const found = new Map<string, boolean>()

/** Whether stories and samples give a text to components: whole, in a template, or word by word as a person's name. */
export function isGiven(text: string): boolean {
  const known = found.get(text) ?? isFound(text, text.split(' '))
  found.set(text, known)
  return known
}
