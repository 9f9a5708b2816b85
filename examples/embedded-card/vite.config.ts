import { defineConfig } from 'vite'

// In development, calls go to a server on this machine, so that page and API have one origin.
export default defineConfig({ server: { proxy: { '/backend': 'http://localhost:3000' } } })
