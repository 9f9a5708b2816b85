import assert from 'node:assert/strict'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { snippetsIn } from '../docs/snippets.ts'
import { workspace } from '../workspace.ts'
import { buildVite } from './build-vite.ts'
import type { Place } from './place.ts'
import { tryCard } from './try-examples.ts'

const page =
  '<!doctype html><title>Guide</title><div id="root"></div><script type="module" src="/src/main.tsx"></script>'

/** The guide from an empty project to a live card: its files are written as a reader would, then built and used. */
export async function tryGuide({ folder, browser }: Place): Promise<void> {
  const app = 'examples/guide'
  await writeGuide(resolve(folder, app))
  await writeFile(resolve(folder, app, 'index.html'), page)
  await tryCard(browser, await buildVite(folder, app, 'production'))
}

/** Writes the files of the guide. */
export async function writeGuide(folder: string): Promise<void> {
  const guide = await readFile(resolve(workspace, 'docs/develop/embedding-components.md'), 'utf8')
  const files = snippetsIn(guide).flatMap(({ code }) => {
    const [, file] = /^\/\/ (src\/[\w/.-]+)\n/.exec(code) ?? []
    return file ? [[file, code] as const] : []
  })
  assert.ok(files.length > 3, 'The files of the guide were not found.')
  for (const [file, code] of files) {
    const path = resolve(folder, file)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, code)
  }
}
