import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const portal = 'http://localhost:3000'

// In development, calls go to a server on this machine, so that page and API have one origin. The server refuses calls
// with the session's cookie from other origins, so the proxy replaces that of this page.
export default defineConfig({
  plugins: [react()],
  server: { proxy: { '/backend': { target: portal, headers: { origin: portal } } } },
})
