import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Manifest } from 'vite'

const dist = resolve(import.meta.dirname, '../dist')

/** The gzipped first load of a screen in bytes, that of the shell it is in, and the most it may be. */
export type ScreenSize = { screen: string; total: number; shell: number; most: number }

/** What every screen may add to its shell. */
const MOST_ADDED = 30_000
const DASHBOARD = 'src/connectors/DashboardPage.tsx'
const MOST_DASHBOARD = 150_000

/** Where the screens without and with a session are imported, and what is loaded before them. */
const shells = [
  { loader: 'src/app/signed-out-screens.ts', before: ['index.html'] },
  {
    loader: 'src/app/routes.ts',
    before: ['index.html', 'src/app/signed-in-screens.ts', 'src/app/SignedIn.tsx'],
  },
]

/** The first load of every screen: the document, and the scripts and stylesheets that it needs. */
export function readSizes(): ScreenSize[] {
  const manifest: Manifest = JSON.parse(readFileSync(resolve(dist, '.vite/manifest.json'), 'utf8'))
  const sizeOf = (chunks: readonly string[]) =>
    ['index.html', ...filesOf(manifest, chunks)].reduce((sum, file) => sum + gzipped(file), 0)
  return shells.flatMap(({ loader, before }) => {
    const chunk = Object.values(manifest).find(
      ({ dynamicImports = [], name }) => loader.endsWith(`/${name}.ts`) && dynamicImports.length > 0,
    )
    if (!chunk?.dynamicImports) throw new Error(`${loader} imports no screens`)
    const shell = sizeOf([...before, loader])
    return chunk.dynamicImports.map((screen) => {
      const total = sizeOf([...before, loader, screen])
      const most = screen === DASHBOARD ? MOST_DASHBOARD : shell + MOST_ADDED
      return { screen: screen.replace(/^src\/|\.tsx$/g, ''), total, shell, most }
    })
  })
}

/** The gzipped bytes of the script that sign-in loads. */
export function firstScript(): number {
  const manifest: Manifest = JSON.parse(readFileSync(resolve(dist, '.vite/manifest.json'), 'utf8'))
  return [...filesOf(manifest, ['index.html'])]
    .filter((file) => file.endsWith('.js'))
    .reduce((sum, file) => sum + gzipped(file), 0)
}

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

const sizes = new Map<string, number>()

function gzipped(file: string): number {
  const known = sizes.get(file) ?? gzipSync(readFileSync(resolve(dist, file)), { level: 9 }).length
  sizes.set(file, known)
  return known
}
