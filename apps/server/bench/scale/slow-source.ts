import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const PAGES = 5
export const ROWS_PER_PAGE = 200
/** A refresh sends one request before its pages, to check the access. */
export const REQUESTS_PER_RUN = PAGES + 1

/** A request of one connector. */
export type SourceRequest = { readonly key: string; readonly at: number; closedAt: number | undefined }

/** Starts a source that takes `delayMs` for each response, however many requests there are. */
export async function startSlowSource(delayMs: number) {
  const requests: SourceRequest[] = []
  const server = createServer((request, response) => {
    const entry: SourceRequest = {
      key: String(request.headers['x-api-key']),
      at: performance.now(),
      closedAt: undefined,
    }
    requests.push(entry)
    response.on('close', () => {
      entry.closedAt = performance.now()
    })
    const page = Number(new URL(request.url ?? '/', 'http://source').searchParams.get('page') ?? 1)
    setTimeout(() => response.setHeader('content-type', 'application/json').end(pageOf(page)), delayMs)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const folders: string[] = []
  return {
    requests,
    /** Writes a manifest of this source, and returns its folder. */
    manifests(rate = '') {
      const folder = mkdtempSync(join(tmpdir(), 'tributary-scale-'))
      folders.push(folder)
      writeFileSync(join(folder, 'gaap.yaml'), manifest(port, rate))
      return folder
    },
    async stop() {
      for (const folder of folders) rmSync(folder, { recursive: true, force: true })
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

export type SlowSource = Awaited<ReturnType<typeof startSlowSource>>

const manifest = (port: number, rate: string) => `name: Slow
base: http://127.0.0.1:${port}/
settings: [{ name: apiKey, title: Key, secret: true, required: true }]
authentication: { kind: headerKey, name: X-Api-Key, value: '{apiKey}' }
${rate}
probe: { path: check }
streams:
  - name: numbers
    request: { path: numbers }
    records: items
    columns: [{ path: id, kind: whole }, { path: text, kind: text }]
    key: [id]
    paging: { kind: pageNumber, parameter: page, size: { limit: ${ROWS_PER_PAGE} }, total: total }
`

const pageOf = (page: number) =>
  JSON.stringify({
    total: PAGES * ROWS_PER_PAGE,
    items: Array.from({ length: ROWS_PER_PAGE }, (_, at) => {
      const id = (page - 1) * ROWS_PER_PAGE + at + 1
      return { id, text: `Number ${id}` }
    }),
  })
