import { basename } from 'node:path'

/** An entry point such as `@tributary/ui/button`: what it exports from which modules of the source folder. */
export type Entry = { name: string; exports: { names: string[]; types: string[]; module: string }[] }

const exporting = /^export (type )?\{([^}]*)\} from '\.\/([^']+)'/gm
// The theme has an entry point with more than the root exports of it.
const isOfTheme = (module: string) => module.startsWith('theme/')

/**
 * Reads the entry points from the root module: one for each folder of primitives and one for each other module that
 * exports more than types.
 */
export function readEntries(rootModule: string): Entry[] {
  const entries = new Map<string, Entry['exports']>()
  for (const [, type, list = '', module = ''] of rootModule.matchAll(exporting)) {
    if (isOfTheme(module)) continue
    const all = list.split(',').flatMap((name) => name.trim() || [])
    const names = type ? [] : all.filter((name) => !name.startsWith('type '))
    const types = type ? all : all.flatMap((name) => /^type (.*)/.exec(name)?.[1] ?? [])
    const entry = entryOf(module)
    entries.set(entry, [...(entries.get(entry) ?? []), { names, types, module }])
  }
  return [...entries]
    .filter(([, exports]) => exports.some(({ names }) => names.length > 0))
    .map(([name, exports]) => ({ name, exports }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
}

const entryOf = (module: string) => {
  const [, folder] = /^primitives\/([^/]+)\//.exec(module) ?? []
  return kebab(folder ?? basename(module).replace(/\.tsx?$/, ''))
}

const kebab = (name: string) => name.replace(/(?<=[a-z])[A-Z]/g, (letter) => `-${letter}`).toLowerCase()

/** Returns the module of an entry point. */
export const entryModule = ({ exports }: Entry): string =>
  exports
    .filter(({ names }) => names.length > 0)
    .map(
      ({ names, module }) => `export { ${names.join(', ')} } from '../${module.replace(/\.tsx?$/, '.js')}'\n`,
    )
    .join('')

/** Returns the declarations of an entry point. They repeat none of the root's, so that a type is the same in both. */
export function entryDeclarations({ exports }: Entry): string {
  const all = exports.flatMap(({ names, types }) => [...names, ...types.map((type) => `type ${type}`)])
  return `export { ${all.join(', ')} } from '../index.js'\n`
}
