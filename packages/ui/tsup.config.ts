import { glob, readFile, rm, writeFile } from 'node:fs/promises'
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin'
import { defineConfig } from 'tsup'

export default defineConfig({
  // Every module is a separate file, so that an app's route loads only the components it draws.
  entry: [
    'src/**/*.{ts,tsx}',
    '!src/**/*.{test,stories,samples}.*',
    '!src/**/*.css.ts',
    '!src/theme/ramps.ts',
    '!src/styles.d.ts',
  ],
  format: 'esm',
  target: 'es2022',
  platform: 'browser',
  // The third one is empty. Without it, `import '@tributary/ui/styles.css'` is TS2882 for users of the package.
  dts: { entry: { index: 'src/index.ts', 'theme/index': 'src/theme/index.ts', styles: 'src/styles.d.ts' } },
  clean: true,
  treeshake: true,
  esbuildPlugins: [vanillaExtractPlugin({ identifiers: 'short' })],
  onSuccess: tidyStyles,
})

/** Leaves one stylesheet, without esbuild's comments that repeat each file's source (two thirds of it). */
async function tidyStyles() {
  for await (const file of glob('dist/*/**/*.css')) await rm(file)
  const css = await readFile('dist/index.css', 'utf8')
  await writeFile('dist/index.css', css.replace(/\/\* vanilla-extract-css-ns:.*? \*\/\n/g, ''))
}
