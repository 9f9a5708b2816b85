import assert from 'node:assert/strict'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { snippetsIn } from '../docs/snippets.ts'
import { workspace } from '../workspace.ts'

const page =
  '<!doctype html><title>Guide</title><div id="root"></div><script type="module" src="/src/main.tsx"></script>'

/** Writes the Vite project of the guide below the installed packages, and returns where. */
export async function writeGuidePage(folder: string): Promise<string> {
  const app = resolve(folder, 'examples/guide')
  await writeGuide(app, ['src/', 'vite.config.ts'])
  await writeFile(resolve(app, 'index.html'), page)
  return app
}

/** Writes the files of the guide whose paths begin with one of these texts. */
export async function writeGuide(folder: string, wanted: readonly string[] = ['src/']): Promise<void> {
  const guide = await readFile(resolve(workspace, 'docs/develop/embedding-components.md'), 'utf8')
  const files = snippetsIn(guide).flatMap(({ code }) => {
    const [, file] = /^\/\/ ([\w/.-]+)\n/.exec(code) ?? []
    return file && wanted.some((start) => file.startsWith(start)) ? [[file, code] as const] : []
  })
  assert.ok(files.length > 3, 'The files of the guide were not found.')
  for (const [file, code] of files) {
    const path = resolve(folder, file)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, code)
  }
}
