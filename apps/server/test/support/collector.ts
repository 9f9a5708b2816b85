import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

type Value = { stringValue?: string; intValue?: number; boolValue?: boolean }

/** A span as OTLP writes it in JSON. */
export type CollectedSpan = {
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  attributes: { key: string; value: Value }[]
  links?: { traceId: string; spanId: string }[]
  status: { code?: number }
}

type Batch = { resourceSpans: { scopeSpans: { spans: CollectedSpan[] }[] }[] }

/** A fake collector of traces. `status` is its answer. */
export async function startCollector({ status = 200 } = {}) {
  const requests: { url: string | undefined; headers: IncomingHttpHeaders; body: Buffer }[] = []
  const answer = { status }
  const server = createServer(async (request, response) => {
    requests.push({ url: request.url, headers: request.headers, body: await buffer(request) })
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end('{}')
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    answer,
    /** The spans of all requests in JSON, in the order in which they ended. */
    spans: (): CollectedSpan[] =>
      requests
        .map(({ body }): Batch => JSON.parse(body.toString()))
        .flatMap(({ resourceSpans }) => resourceSpans)
        .flatMap(({ scopeSpans }) => scopeSpans)
        .flatMap(({ spans }) => spans),
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** The attributes of a span as an object. */
export const valuesOf = ({ attributes }: CollectedSpan) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]))
