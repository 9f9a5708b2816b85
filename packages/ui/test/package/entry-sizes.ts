import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'

const dist = resolve(import.meta.dirname, '../../dist')

/** The compressed bytes of an entry point: its script without React and zod, and its stylesheet without the core. */
export type Sizes = Record<string, { script: number; styles: number }>

/** Bundles and compresses the text of every language. */
export async function measureLanguages(names: readonly string[]): Promise<Record<string, number>> {
  const scripts = await bundled(names.map((name) => `${name}/index.js`))
  return Object.fromEntries(
    names.map((name, place) => [name, compressed(scripts[place] ?? new Uint8Array())]),
  )
}

/** Bundles and compresses every entry point. */
export async function measureEntries(names: readonly string[]): Promise<Sizes> {
  const scripts = await bundled(names.map((name) => `entries/${name}.js`))
  return Object.fromEntries(
    names.map((name, place) => [
      name,
      {
        script: compressed(scripts[place] ?? new Uint8Array()),
        styles: compressed(readFileSync(resolve(dist, `entries/${name}.css`))),
      },
    ]),
  )
}

async function bundled(files: readonly string[]): Promise<Uint8Array[]> {
  const { outputFiles } = await build({
    entryPoints: files.map((file) => resolve(dist, file)),
    outdir: dist,
    bundle: true,
    minify: true,
    write: false,
    logLevel: 'error',
    format: 'esm',
    external: ['react', 'react-dom', 'zod'],
  })
  return outputFiles.map(({ contents }) => contents)
}

export const compressed = (bytes: Uint8Array): number => gzipSync(bytes, { level: 9 }).length
