import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'

const root = join(import.meta.dirname, '..')
const built = (module: string) => JSON.stringify(join(root, 'dist', module))

/** What somebody writes who uses this much of the package, and the kilobytes it is to stay within. */
export type Program = {
  name: string
  source: string
  /** What the architecture asks for. */
  aim: number
  /** What holds today; to be lowered with every saving. Where it is above the aim, the aim is missed. */
  limit: number
}

/** The measured programs; `calls` are the built modules that hold every call. */
export const programs = (calls: readonly string[]): Program[] => [
  {
    name: 'two calls',
    source: `export { createClient, listConnectors, refreshConnector } from ${built('index.js')}`,
    aim: 12,
    limit: 13.2,
  },
  {
    name: 'all calls',
    source: [
      `export { createClient } from ${built('client/client.js')}`,
      ...calls.map((module) => `export * from ${built(module)}`),
    ].join('\n'),
    aim: 17,
    limit: 21.4,
  },
]

/** What nobody gets around who asks through ofetch and checks answers with a zod codec. */
export const floor = `
import { createFetch } from 'ofetch'
import * as z from 'zod/mini'
const list = z.array(z.looseObject({ id: z.union([z.string(), z.number()]), on: z.nullish(z.boolean()) }))
const answer = z.codec(list, z.any(), { decode: (read) => read, encode: (value) => value })
export const ask = async (url) => z.decode(answer, (await createFetch().raw(url))._data)
export const say = (value) => z.encode(answer, value)`

/** Kilobytes of a program as an app ships it, built by Vite from the package's dist: zod included, minified, gzipped. */
export async function kilobytes(source: string): Promise<number> {
  // Inside the package, where its dependencies are found.
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
