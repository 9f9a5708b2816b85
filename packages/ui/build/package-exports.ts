import { type Entry, readEntries } from './entries.ts'

type Target = { '@tributary/source'?: string; types?: string; default: string }
type Exports = Record<string, Target | string>

const styles = (name: string, source: string): [string, Target] => [
  `./${name}.css`,
  { '@tributary/source': source, types: './dist/styles.d.ts', default: `./dist/${name}.css` },
]

/** A module of the source folder that is an entry point itself. */
const module = (name: string): [string, Target] => [
  `./${name}`,
  {
    '@tributary/source': `./src/${name}/index.ts`,
    types: `./dist/${name}/index.d.ts`,
    default: `./dist/${name}/index.js`,
  },
]

/** The entry points with the text of a language. English is part of the components. */
export const languageEntries: readonly string[] = ['languages/ar', 'languages/de']

const component = ({ name }: Entry): [string, Target] => [
  `./${name}`,
  { types: `./dist/entries/${name}.d.ts`, default: `./dist/entries/${name}.js` },
]

/** Returns the `exports` of package.json. Only this workspace reads the source, so a release does not have it. */
export function packageExports(rootModule: string): { workspace: Exports; released: Exports } {
  const workspace = Object.fromEntries<Target | string>([
    ['.', { '@tributary/source': './src/index.ts', types: './dist/index.d.ts', default: './dist/index.js' }],
    module('theme'),
    ...languageEntries.map(module),
    styles('styles', './src/styles.css.ts'),
    styles('reset', './src/theme/reset.css.ts'),
    styles('core', './src/styles.css.ts'),
    styles('layout', './src/styles.css.ts'),
    styles('tokens', './src/theme/themes.css.ts'),
    ['./tokens.json', './dist/tokens.json'],
    ...readEntries(rootModule).map(component),
    ['./*.css', { types: './dist/styles.d.ts', default: './dist/entries/*.css' }],
  ])
  const released = Object.entries(workspace).map(([name, target]) => [name, withoutSource(target)])
  return { workspace, released: Object.fromEntries(released) }
}

function withoutSource(target: Target | string) {
  if (typeof target === 'string') return target
  const { '@tributary/source': _source, ...released } = target
  return released
}
