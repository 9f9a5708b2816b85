import { expect, it } from 'vitest'
import { builtFiles, entries, readBuilt, selectorsOf } from './built.ts'

const stylesheets = builtFiles('**/*.css')
/** Returns a stylesheet without the comment in its first line. */
const rulesIn = (file: string) => readBuilt(file).replace(/^\/\*.*\*\/\n/, '')
const all = readBuilt('styles.css')
const names = (css: string) => new Set([...css.matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, name = '']) => name))

it('has one stylesheet for each entry point, and the shared ones', () => {
  const shared = ['core.css', 'layout.css', 'reset.css', 'styles.css', 'tokens.css']
  expect(stylesheets).toEqual([...shared, ...entries.map(({ name }) => `entries/${name}.css`)].toSorted())
})

/** Returns what is wrong in each stylesheet, by its name. */
const inEach = (find: (css: string, file: string) => unknown[]) =>
  stylesheets.flatMap((file) => find(rulesIn(file), file).map((found) => `${file}: ${found}`))

/** Whether a stylesheet is one block of the layer: only its last brace closes the first. */
function isOneLayer(css: string): boolean {
  let depth = 0
  for (const { 0: brace, index } of css.matchAll(/[{}]/g)) {
    depth += brace === '{' ? 1 : -1
    if (depth === 0) return css.startsWith('@layer tributary{') && css.slice(index + 1) === '\n'
  }
  return css === ''
}

it('names the stylesheet with the classes of text and layout where a component has them', () => {
  const first = (name: string) => readBuilt(`entries/${name}.css`).split('\n')[0]
  expect(['stack', 'dialog', 'relative-time'].map(first)).toEqual(Array(3).fill('/* Needs layout.css. */'))
  for (const name of ['button', 'badge', 'clock']) expect(first(name)).not.toContain('layout.css')
})

it('puts every rule in the layer tributary', () => {
  expect(stylesheets.filter((file) => !isOneLayer(rulesIn(file)))).toEqual([])
})

it('defines only names with the prefix', () => {
  const own = (css: string, pattern: RegExp) => [...css.matchAll(pattern)].map(([, name = '']) => name)
  const foreign = inEach((css) =>
    [...own(css, /(?<=[{;])--([\w-]+)(?=:)/g), ...own(css, /@keyframes ([\w-]+)/g), ...names(css)].filter(
      (name) => !name.startsWith('tributary-'),
    ),
  )
  const layers = inEach((css) => own(css, /@layer ([\w-]+)/g).filter((name) => name !== 'tributary'))
  expect(foreign).toEqual([])
  expect([...new Set(layers)]).toEqual(['reset.css: reset'])
})

it('selects elements of the host only in the reset', () => {
  const foreign = inEach((css, file) =>
    file === 'reset.css'
      ? []
      : selectorsOf(css).filter((each) => !/tributary-|^:root|data-theme|data-density/.test(each)),
  )
  expect(foreign).toEqual([])
})

it('uses only variables that it, a component or Radix sets', () => {
  const defined = new Set([...all.matchAll(/(--[\w-]+):/g)].map(([, name]) => name))
  const scripts = builtFiles('**/*.js').map(readBuilt).join('')
  for (const [, name] of scripts.matchAll(/"(?:var\()?(--tributary-[\w-]+)/g)) defined.add(name)
  const used = [...all.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name)
  expect(used.length).toBeGreaterThan(500)
  expect([...new Set(used)].filter((name) => !defined.has(name) && !name.startsWith('--radix-'))).toEqual([])
})

it('is complete: styles.css has the rules of every entry point', () => {
  const everything = names(all)
  const missing = entries.flatMap(({ name }) =>
    [...names(rulesIn(`entries/${name}.css`))].filter((each) => !everything.has(each)),
  )
  expect(missing).toEqual([])
})
