import { defineConfig, type Options } from 'tsup'

type Plugin = NonNullable<Options['esbuildPlugins']>[number]

/** Emits one file per module, so that bundlers can drop the modules an application does not import. */
const oneFilePerModule: Plugin = {
  name: 'one-file-per-module',
  setup: (build) => {
    build.onResolve({ filter: /^\.{1,2}\/.*\.ts$/ }, ({ path, kind }) =>
      kind === 'entry-point' ? null : { path: path.replace(/\.ts$/, '.js'), external: true },
    )
  },
}

export default defineConfig({
  entry: ['src/**/*.ts', '!src/**/*.test.ts', '!src/**/*.samples.ts'],
  format: 'esm',
  target: 'es2023',
  dts: { entry: 'src/index.ts' },
  clean: true,
  splitting: false,
  esbuildPlugins: [oneFilePerModule],
})
