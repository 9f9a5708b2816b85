import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** An API that repeats the headers of each request, and the requests that it received. */
export type Mirror = {
  readonly uri: string
  readonly requests: IncomingMessage[]
  /** Responds to the next requests. */
  respond: (request: IncomingMessage, response: ServerResponse) => unknown
  stop(): Promise<void>
}

export async function startMirror(): Promise<Mirror> {
  const requests: IncomingMessage[] = []
  const server = createServer((request, response) => {
    requests.push(request)
    mirror.respond(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const mirror: Mirror = {
    uri: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    respond: repeated,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return mirror
}

/** Responds with one record, which has the headers of the request. */
export function repeated({ headers, url }: IncomingMessage, response: ServerResponse) {
  const record = { id: 1, url, headers, key: headers['x-key'] ?? null }
  response.writeHead(200, { 'content-type': 'application/json' })
  return response.end(JSON.stringify({ items: [record] }))
}

/** A manifest of the mirror, whose key is a secret. */
export const mirrorManifest = (base: string, column = 'key') => `name: Mirror
base: ${base}/v1
settings:
  - { name: key, title: Key, secret: true, required: true }
authentication: { kind: headerKey, name: X-Key, value: '{key}' }
streams:
  - name: things
    request: { path: things }
    records: items
    columns: [{ path: id, kind: whole }, { path: ${column}, kind: text }, { path: headers, kind: json }]
    key: [id]
    paging: { kind: onePage }
`
