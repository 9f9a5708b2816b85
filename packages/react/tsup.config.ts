import { defineConfig, type Options } from 'tsup'

type Plugin = NonNullable<Options['esbuildPlugins']>[number]

/**
 * Emits one file per module. Only the files with hooks begin with "use client", so that server components can call the
 * others.
 */
const oneFilePerModule: Plugin = {
  name: 'one-file-per-module',
  setup: (build) => {
    build.onResolve({ filter: /^\.{1,2}\/.*\.tsx?$/ }, ({ path, kind }) =>
      kind === 'entry-point' ? null : { path: path.replace(/\.tsx?$/, '.js'), external: true },
    )
  },
}

export default defineConfig({
  entry: ['src/**/*.{ts,tsx}', '!src/**/*.test.*'],
  format: 'esm',
  target: 'es2022',
  platform: 'neutral',
  dts: { entry: 'src/index.ts' },
  clean: true,
  splitting: false,
  esbuildPlugins: [oneFilePerModule],
})
