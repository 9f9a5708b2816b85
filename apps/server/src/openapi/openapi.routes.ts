import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { writtenDocument } from './document.ts'

/** `GET /openapi.json`: the contract for tools and for people without the SDK. Public, and the same for everybody. */
export function openApiRoutes(app: FastifyInstance): void {
  let drawn: Drawn | undefined
  app.get('/openapi.json', async (request, reply) => {
    drawn ??= draw()
    reply.headers({ 'Cache-Control': 'public, max-age=300', ETag: drawn.etag, Vary: 'Accept-Encoding' })
    if (request.headers['if-none-match']?.includes(drawn.etag)) return reply.code(304).send()
    reply.type('application/json; charset=utf-8')
    if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(drawn.text)
    return reply.header('Content-Encoding', 'gzip').send(drawn.zipped)
  })
}

type Drawn = { text: string; zipped: Buffer; etag: string }

/** Drawn when it is first asked for: most servers never are. */
function draw(): Drawn {
  const text = writtenDocument()
  const digest = createHash('sha256').update(text).digest('base64url')
  // Weak, since the zipped and the plain form go by the same name.
  return { text, zipped: gzipSync(text), etag: `W/"${digest}"` }
}
