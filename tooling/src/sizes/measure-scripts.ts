import { basename } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'

/**
 * Bundles and minifies modules, each on its own with everything it imports, also later. Returns the compressed bytes of
 * each in the same order. Packages in `external` are left out.
 */
export async function measureScripts(
  modules: readonly string[],
  external: readonly string[],
): Promise<number[]> {
  const { outputFiles } = await build({
    // Numbered, because modules of different folders may have one name.
    entryPoints: modules.map((module, place) => ({ in: module, out: String(place) })),
    outdir: '/',
    bundle: true,
    minify: true,
    write: false,
    logLevel: 'error',
    format: 'esm',
    external: [...external],
  })
  const sizes = new Map(outputFiles.map(({ path, contents }) => [basename(path), compressed(contents)]))
  return modules.map((_, place) => sizes.get(`${place}.js`) ?? 0)
}

export const compressed = (bytes: Uint8Array): number => gzipSync(bytes, { level: 9 }).length
