import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Manifest } from 'vite'

const portal = resolve(import.meta.dirname, '..')
const dist = resolve(portal, 'dist')

/** The gzipped first load of a screen in bytes, that of the shell it is in, and the most it may be. */
export type ScreenSize = { screen: string; total: number; shell: number; most: number }

/** What every screen may add to its shell. */
const MOST_ADDED = 30_000
const DASHBOARD = 'src/connectors/DashboardPage.tsx'
const MOST_DASHBOARD = 150_000

/** The modules that import the screens without and with a session. */
const loaders = ['src/app/signed-out-screens.ts', 'src/app/routes.ts']

/** The first load of every screen: the document, and the scripts and stylesheets that it needs. */
export function readSizes(): ScreenSize[] {
  const manifest = readManifest()
  const sizeOf = (chunks: readonly string[]) =>
    ['index.html', ...filesOf(manifest, chunks)].reduce((sum, file) => sum + gzipped(file), 0)
  return loaders.flatMap((loader) => {
    const screens = screensOf(loader)
    const [chunk] =
      Object.entries(manifest).find(([, { dynamicImports }]) => dynamicImports?.includes(screens[0] ?? '')) ??
      []
    if (!chunk) throw new Error(`No chunk has the screens of ${loader}`)
    const shell = sizeOf(['index.html', chunk])
    return screens.map((screen) => {
      const total = sizeOf(['index.html', chunk, screen])
      const most = screen === DASHBOARD ? MOST_DASHBOARD : shell + MOST_ADDED
      return { screen: screen.replace(/^src\/|\.tsx$/g, ''), total, shell, most }
    })
  })
}

/** The screens that a module imports when they are opened. */
function screensOf(loader: string): string[] {
  const source = readFileSync(resolve(portal, loader), 'utf8')
  const files = [...source.matchAll(/import\('\.\.\/([^']+)'\)/g)].map(([, file]) => `src/${file}`)
  return [...new Set(files)]
}

const readManifest = (): Manifest => JSON.parse(readFileSync(resolve(dist, '.vite/manifest.json'), 'utf8'))

/** The gzipped bytes of the script that sign-in loads. */
export function firstScript(): number {
  return [...filesOf(readManifest(), ['index.html'])]
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
