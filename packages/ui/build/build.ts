import { globSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { build } from 'tsup'
import { buildIcons } from './icons.ts'
import { markClientModules } from './mark-client-modules.ts'
import { languageEntries } from './package-exports.ts'
import { separateModules } from './separate-modules.ts'
import { writeEntries } from './write-entries.ts'

/* Builds the package: a file for each module, the declarations, and what the entry points need. */
const modules = globSync('**/*.{ts,tsx}', {
  cwd: 'src',
  exclude: ['**/*.{test,stories,samples,docs}.*', 'styles.css.ts', 'styles.d.ts', 'theme/ramps.ts'],
})
const styles = new Map<string, string>()

await rm('dist', { recursive: true, force: true })
await build({
  config: false,
  silent: true,
  entry: modules.map((path) => `src/${path}`),
  format: 'esm',
  target: 'es2022',
  platform: 'browser',
  splitting: false,
  noExternal: ['lucide-react'],
  dts: {
    entry: {
      index: 'src/index.ts',
      'theme/index': 'src/theme/index.ts',
      // It is empty. Without it, `import '@tributary/ui/styles.css'` is TS2882 for users of the package.
      styles: 'src/styles.d.ts',
      ...Object.fromEntries(languageEntries.map((name) => [`${name}/index`, `src/${name}/index.ts`])),
    },
  },
  esbuildPlugins: [separateModules('src', styles)],
})
await buildIcons('src', 'dist', modules)
await markClientModules('src', 'dist', modules)
await writeEntries('src', 'dist', styles)
