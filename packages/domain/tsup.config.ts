import { defineConfig, type Options } from 'tsup'

type Plugin = NonNullable<Options['esbuildPlugins']>[number]

/** Keeps every module a file of its own, so that a bundler can leave out whole modules nobody asked for. */
const oneFilePerModule: Plugin = {
  name: 'one-file-per-module',
  setup: (build) => {
    build.onResolve({ filter: /^\.{1,2}\/.*\.ts$/ }, ({ path, kind }) =>
      kind === 'entry-point' ? null : { path: path.replace(/\.ts$/, '.js'), external: true },
    )
  },
}

export default defineConfig({
  entry: ['src/**/*.ts', '!src/**/*.test.ts'],
  format: 'esm',
  target: 'es2023',
  dts: { entry: 'src/index.ts' },
  clean: true,
  splitting: false,
  esbuildPlugins: [oneFilePerModule],
})
