import { defineConfig } from 'vite'

// Names of components stay readable in the warnings of React.
export default defineConfig({ base: './', build: { minify: false } })
