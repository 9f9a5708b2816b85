import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { reportFigure } from '@tributary/tooling/figure'
import { build, type Manifest } from 'vite'

/*
 * The gzipped size of what a browser loads before a screen is complete: the document, and every script and stylesheet that
 * its entry and the screen's chunks import statically. The floor is the same libraries without our code.
 */
const portal = resolve(import.meta.dirname, '..')
const dist = resolve(portal, 'dist')

const gzipped = (path: string) => gzipSync(readFileSync(path), { level: 9 }).length

/** The files of these chunks and of everything they import statically. */
function filesOf(manifest: Manifest, chunks: readonly string[], seen = new Set<string>()): Set<string> {
  for (const name of chunks) {
    const chunk = manifest[name]
    if (!chunk || seen.has(chunk.file)) continue
    seen.add(chunk.file)
    for (const css of chunk.css ?? []) seen.add(css)
    filesOf(manifest, chunk.imports ?? [], seen)
  }
  return seen
}

function firstLoad(manifest: Manifest, document: string, chunks: readonly string[]): number {
  const files = [...filesOf(manifest, chunks)].map((file) => resolve(dist, file))
  return [resolve(dist, document), ...files].reduce((sum, file) => sum + gzipped(file), 0)
}

/** The libraries of a screen, bundled without anything else. */
async function bareStack(...imports: string[]): Promise<number> {
  // Inside the portal, so that its libraries resolve.
  const folder = await mkdtemp(resolve(portal, 'node_modules/.bare-'))
  try {
    const names = imports.map((_, index) => `all${index}`)
    const lines = imports.map((source, index) => `import * as all${index} from '${source}'`)
    await writeFile(
      resolve(folder, 'bare.js'),
      `${lines.join('\n')}\nglobalThis.bare = [${names.join(', ')}]\n`,
    )
    const output = await build({
      root: folder,
      configFile: false,
      logLevel: 'silent',
      build: { write: false, target: 'es2023', rolldownOptions: { input: resolve(folder, 'bare.js') } },
    })
    const bundles = [output].flat()
    const chunks = bundles.flatMap((bundle) => ('output' in bundle ? bundle.output : []))
    return chunks.reduce(
      (sum, chunk) => sum + (chunk.type === 'chunk' ? gzipSync(chunk.code, { level: 9 }).length : 0),
      0,
    )
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

function report(name: string, bytes: number, floor: number, aimKB: number) {
  reportFigure({
    name,
    value: kB(bytes),
    floor: kB(floor),
    ratio: bytes / floor,
    aim: `≤ ${aimKB} kB`,
    holds: bytes <= aimKB * 1000,
  })
}

const manifest: Manifest = JSON.parse(readFileSync(resolve(dist, '.vite/manifest.json'), 'utf8'))
const signedOut = ['react', 'react-dom/client', 'wouter', 'jotai']
const signedIn = [...signedOut, '@tanstack/react-query']

report(
  'first load, sign-in',
  firstLoad(manifest, 'signin.html', ['index.html']),
  await bareStack(...signedOut),
  96,
)
report(
  'first load, dashboard',
  firstLoad(manifest, 'index.html', [
    'index.html',
    'src/app/SignedIn.tsx',
    'src/connectors/DashboardPage.tsx',
  ]),
  await bareStack(...signedIn),
  160,
)
