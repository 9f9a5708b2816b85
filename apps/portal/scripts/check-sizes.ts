// Fails if a first load is larger than its limit, and names the modules that grew. With `update` it writes the list.
import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { firstScript, readSizes } from './screen-sizes.ts'

type Sizes = Record<string, number>

/** Gzipped bytes of the first loads, and the bytes of each larger module before it is minified. */
type Known = { screens: Sizes; modules: Sizes }

/** Lower it with every saving. The aim is 96 kB. */
const MOST_SIGN_IN = 101_800
/** A screen may grow this much before its size has to be committed again. */
const SLACK = 1.03
const SMALLEST_MODULE = 1_000
const MOST_NAMED = 8

const portal = resolve(import.meta.dirname, '..')
const list = resolve(portal, 'scripts/sizes.json')
const built = readModules()
const screens: Sizes = Object.fromEntries(readSizes().map(({ screen, total }) => [screen, total]))

if (process.argv[2] === 'update')
  writeFileSync(list, `${JSON.stringify({ screens, modules: built }, null, 2)}\n`)
else check(JSON.parse(readFileSync(list, 'utf8')))

function check(known: Known) {
  const tooLarge = [
    ...over('the script of sign-in', firstScript(), MOST_SIGN_IN),
    ...Object.entries(screens).flatMap(([screen, size]) =>
      over(screen, size, (known.screens[screen] ?? Number.POSITIVE_INFINITY) * SLACK),
    ),
  ]
  console.log(
    `The script of sign-in: ${kB(firstScript())} of ${kB(MOST_SIGN_IN)}. ${Object.keys(screens).length} screens.`,
  )
  if (tooLarge.length === 0) return
  console.error(
    ['Larger than allowed:', ...tooLarge, 'Modules that grew:', ...grown(known.modules)].join('\n  '),
  )
  console.error('If it is worth it: node --conditions=@tributary/source scripts/check-sizes.ts update')
  process.exitCode = 1
}

function over(name: string, size: number, most: number): string[] {
  return size > most ? [`${name}: ${kB(size)} of ${kB(most)}`] : []
}

/** The modules that grew most since the list was written, new ones included. */
function grown(known: Sizes): string[] {
  return Object.entries(built)
    .map(([module, size]) => ({ module, size, more: size - (known[module] ?? 0) }))
    .filter(({ more }) => more > 0)
    .toSorted((a, b) => b.more - a.more)
    .slice(0, MOST_NAMED)
    .map(({ module, size, more }) => `${module}: ${kB(size)}, ${kB(more)} more`)
}

function readModules(): Sizes {
  const all: Sizes = JSON.parse(readFileSync(resolve(portal, 'dist/.vite/modules.json'), 'utf8'))
  return Object.fromEntries(Object.entries(all).filter(([, size]) => size >= SMALLEST_MODULE))
}

function kB(bytes: number) {
  return `${(bytes / 1000).toFixed(1)} kB`
}
