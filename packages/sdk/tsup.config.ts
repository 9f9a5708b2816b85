import { defineConfig } from 'tsup'

export default defineConfig({
  entry: ['src/index.ts', 'src/rules.ts', 'src/contract/index.ts'],
  format: 'esm',
  target: 'es2023',
  dts: true,
  clean: true,
  treeshake: true,
})
