import { copyFile } from 'node:fs/promises'
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin'
import { defineConfig } from 'tsup'

export default defineConfig({
  entry: { index: 'src/index.ts', 'theme/index': 'src/theme/index.ts' },
  format: 'esm',
  target: 'es2022',
  platform: 'browser',
  dts: true,
  clean: true,
  treeshake: true,
  esbuildPlugins: [vanillaExtractPlugin({ identifiers: 'short' })],
  // Without a types entry, `import '@tributary/ui/styles.css'` is TS2882 for whoever installs the package.
  onSuccess: async () => copyFile('src/styles.d.ts', 'dist/styles.d.ts'),
})
