import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { run } from '@tributary/tooling/run'
import { preview } from 'vite'

const folder = resolve(import.meta.dirname, '..')
const site = join(folder, '.visual/storybook')

/** Builds the stories without pages and controls. Turbo returns the last build if no source has changed. */
export async function buildStories(): Promise<void> {
  const { code, output } = await run('turbo', ['run', 'build-stories', '--filter=@tributary/ui'])
  if (code !== 0) throw new Error(output)
}

/** Returns the ids of all built stories. */
export async function storyIds(): Promise<string[]> {
  const { entries } = JSON.parse(await readFile(join(site, 'index.json'), 'utf8'))
  return Object.keys(entries)
}

/** Serves the built stories on a free port. */
export async function serveStories(): Promise<{ origin: string; close: () => Promise<void> }> {
  const server = await preview({
    root: folder,
    configFile: false,
    build: { outDir: site },
    preview: { port: 0, host: '127.0.0.1' },
  })
  return { origin: server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '', close: () => server.close() }
}
