import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'

const dist = resolve(import.meta.dirname, '../../dist')

/** The compressed bytes of an entry point: its script without React and zod, and its stylesheet without the core. */
export type Sizes = Record<string, { script: number; styles: number }>

/** Bundles and compresses every entry point. */
export async function measureEntries(names: readonly string[]): Promise<Sizes> {
  const { outputFiles } = await build({
    entryPoints: names.map((name) => resolve(dist, `entries/${name}.js`)),
    outdir: dist,
    bundle: true,
    minify: true,
    write: false,
    logLevel: 'error',
    format: 'esm',
    external: ['react', 'react-dom', 'zod'],
  })
  return Object.fromEntries(
    names.map((name, place) => [
      name,
      {
        script: compressed(outputFiles[place]?.contents ?? new Uint8Array()),
        styles: compressed(readFileSync(resolve(dist, `entries/${name}.css`))),
      },
    ]),
  )
}

export const compressed = (bytes: Uint8Array): number => gzipSync(bytes, { level: 9 }).length
