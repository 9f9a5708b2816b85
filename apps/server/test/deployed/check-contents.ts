import assert from 'node:assert/strict'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'

const workspace = resolve(import.meta.dirname, '../../../..')

/** Development dependencies that a production dependency has as a dependency as well. */
const alsoProduction = new Set(['@types/node', 'ajv'])

/** Checks that the folder has nothing but the artefact and production dependencies. Returns its size. */
export async function checkContents(folder: string) {
  const files = await readdir(folder, { recursive: true })
  const ours = files.filter((file) => !file.startsWith('node_modules'))
  assert.deepEqual(
    ours.filter((file) => /\.tsx?$|\.test\.|\.map$/.test(file)),
    [],
  )
  const stored = new Set((await readdir(join(folder, 'node_modules/.pnpm'))).map(nameOf))
  const unwanted = (await developmentDependencies()).filter(
    (name) => stored.has(name) && !alsoProduction.has(name),
  )
  assert.deepEqual(unwanted, [], 'These are needed for development only.')
  return sizeOf(folder, files)
}

/** The folder `@types+pg@8.0.0` has the package `@types/pg`. */
const nameOf = (stored: string) => stored.slice(0, stored.indexOf('@', 1)).replace('+', '/')

/** What builds, tests and draws. Tools of the SDK are left out: drivers of the server depend on two of them as well. */
async function developmentDependencies(): Promise<string[]> {
  const server = await manifestIn('apps/server')
  const folders = ['.', 'apps/server', 'apps/portal', 'packages/ui', 'tooling']
  const all = await Promise.all(folders.map(manifestIn))
  const names = all.flatMap(({ devDependencies = {} }) => Object.keys(devDependencies))
  return [...new Set(names)].filter((name) => !(name in (server.dependencies ?? {})))
}

type Manifest = { dependencies?: Record<string, string>; devDependencies?: Record<string, string> }

const manifestIn = async (folder: string): Promise<Manifest> =>
  JSON.parse(await readFile(join(workspace, folder, 'package.json'), 'utf8'))

/** Counts each file once: a package is also reached through the links to it. */
async function sizeOf(folder: string, files: readonly string[]) {
  const all = await Promise.all(files.map((file) => stat(join(folder, file))))
  const bytes = new Map(all.filter((file) => file.isFile()).map(({ ino, size }) => [ino, size]))
  const sum = [...bytes.values()].reduce((total, size) => total + size, 0)
  return { files: bytes.size, megabytes: Math.round(sum / 1_000_000) }
}
