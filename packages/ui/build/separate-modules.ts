import { dirname, relative, resolve } from 'node:path'
import type { Plugin } from 'esbuild'
import { type CompiledStyles, compileStyles } from './compile-styles.ts'

/**
 * Builds every module into a file with the same path, and collects the rules of each `*.css.ts` in `styles`, by the
 * path of its file in the source folder.
 */
export const separateModules = (source: string, styles: Map<string, string>): Plugin => ({
  name: 'separate-modules',
  setup(build) {
    build.onResolve({ filter: /^\./ }, ({ path, kind }) =>
      kind === 'entry-point' ? null : { path: path.replace(/\.tsx?$/, '.js'), external: true },
    )
    build.onResolve({ filter: /^lucide-react$/ }, ({ importer }) => ({
      path: `./${relative(dirname(importer), resolve(source, 'icons/lucide.js'))}`,
      external: true,
    }))
    build.onLoad({ filter: /\.css\.ts$/ }, async ({ path }) => {
      const { code, css }: CompiledStyles = await compileStyles(path)
      styles.set(path.slice(resolve(source).length + 1), css)
      return { contents: code, loader: 'js' }
    })
  },
})
