import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'

const root = join(import.meta.dirname, '..')
const built = (module: string) => JSON.stringify(join(root, 'dist', module))

/** A program that uses part of the package, and its size limits in kilobytes. */
export type Program = {
  name: string
  source: string
  /** The size we aim for. */
  aim: number
  /** The enforced limit. Lower it with every saving. Above the aim means the aim is missed. */
  limit: number
}

/** The measured programs. `calls` are the built modules that contain all calls. */
export const programs = (calls: readonly string[]): Program[] => [
  {
    name: 'two calls',
    source: `export { createClient, listConnectors, refreshConnector } from ${built('index.js')}`,
    aim: 12,
    limit: 11.1,
  },
  {
    name: 'all calls',
    source: [
      `export { createClient } from ${built('client/client.js')}`,
      ...calls.map((module) => `export * from ${built(module)}`),
    ].join('\n'),
    aim: 19,
    limit: 27.8,
  },
  {
    name: 'manifests',
    source: `export { parseManifest } from ${built('manifests/index.js')}`,
    aim: 64,
    limit: 64.2,
  },
]

/** The minimum for any program that requests through ofetch and validates responses with a zod codec. */
export const floor = `
import { createFetch } from 'ofetch'
import * as z from 'zod/mini'
const list = z.array(z.looseObject({ id: z.union([z.string(), z.number()]), on: z.nullish(z.boolean()) }))
const answer = z.codec(list, z.any(), { decode: (read) => read, encode: (value) => value })
export const ask = async (url) => z.decode(answer, (await createFetch().raw(url))._data)
export const say = (value) => z.encode(answer, value)`

/** Returns the kilobytes of a program built by Vite from the package's dist: with zod, minified and gzipped. */
export async function kilobytes(source: string): Promise<number> {
  // Inside the package, so that its dependencies resolve.
  const folder = await mkdtemp(join(root, 'dist/size-'))
  try {
    const entry = join(folder, 'program.js')
    await writeFile(entry, source)
    const outcome = await build({
      root: folder,
      configFile: false,
      logLevel: 'error',
      build: {
        write: false,
        minify: true,
        target: 'es2023',
        modulePreload: false,
        rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' },
      },
    })
    const [chunk] = [outcome].flat().flatMap((result) => ('output' in result ? result.output : []))
    if (chunk?.type !== 'chunk') throw new Error('Vite has built nothing.')
    return gzipSync(chunk.code, { level: 9 }).length / 1_000
  } finally {
    await rm(folder, { recursive: true })
  }
}
