import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Site } from './build-baselines.ts'

const types: Readonly<Record<string, string>> = {
  '': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
}

/** Serves a site, compressed where it helps. Returns its address, and how to stop it. */
export async function serveSite(site: Site): Promise<{ url: string; stop: () => void }> {
  const zipped = new Map([...site].map(([path, file]) => [path, gzipSync(file, { level: 9 })]))
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname
    const isFont = extname(path) === '.woff2'
    const file = (isFont ? site : zipped).get(path)
    if (!file) return response.writeHead(404).end()
    const encoding = isFont ? {} : { 'content-encoding': 'gzip' }
    return response.writeHead(200, { 'content-type': types[extname(path)] ?? '', ...encoding }).end(file)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  // A TCP server's address is never the name of a pipe.
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop }
}
