import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { reportFigure } from '@tributary/tooling/figure'
import { build, type Options } from 'tsup'

const sdk = JSON.stringify(new URL('../src/index.ts', import.meta.url).pathname)

/** What somebody writes who uses this much of the package, and the kilobytes it should not exceed. */
const programs = [
  {
    name: 'sdk size, two calls',
    aim: 12,
    source: `export { createClient, listConnectors, refreshConnector } from ${sdk}`,
  },
  {
    name: 'sdk size, all calls',
    aim: 17,
    source: `
export { createClient, signIn, refreshSession, signOut, listOrganisations, listStatuses, listUsers } from ${sdk}
export { listConnectorTypes, listOrganisationConnectorTypes, listConnectors, getConnector } from ${sdk}
export { refreshConnector, refreshConnectorByKey } from ${sdk}`,
  },
]

/** What nobody who uses ofetch and a zod codec gets around. */
const floor = `
import { createFetch } from 'ofetch'
import * as z from 'zod/mini'
const list = z.array(z.looseObject({ id: z.union([z.string(), z.number()]), on: z.nullish(z.boolean()) }))
const answer = z.codec(list, z.custom(), { decode: (read) => read, encode: (value) => value })
export const ask = async (url) => z.decode(answer, (await createFetch().raw(url))._data)
export const say = (value) => z.encode(answer, value)`

const common: Options = {
  config: false,
  silent: true,
  format: 'esm',
  target: 'es2023',
  platform: 'browser',
  noExternal: [/.*/],
  esbuildOptions: (options) => {
    options.conditions = ['@tributary/source', 'browser']
    options.nodePaths = [new URL('../node_modules', import.meta.url).pathname]
  },
}

/** Kilobytes of a program for a browser, zod and ofetch included: shaken by Rollup, minified, gzipped. */
async function kilobytes(source: string): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'sdk-size-'))
  const [program, shaken, small] = [join(folder, 'program.ts'), join(folder, 'shaken'), join(folder, 'small')]
  try {
    await writeFile(program, source)
    await build({ ...common, entry: [program], outDir: shaken, treeshake: true })
    await build({ ...common, entry: [join(shaken, 'program.js')], outDir: small, minify: true })
    return gzipSync(await readFile(join(small, 'program.js')), { level: 9 }).length / 1_000
  } finally {
    await rm(folder, { recursive: true })
  }
}

const least = await kilobytes(floor)
for (const { name, aim, source } of programs) {
  const size = await kilobytes(source)
  reportFigure({
    name,
    value: `${size.toFixed(1)} kB`,
    floor: `${least.toFixed(1)} kB`,
    ratio: size / least,
    aim: `≤ ${aim} kB`,
    holds: size <= aim,
  })
}
