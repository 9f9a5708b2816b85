import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { places } from '../places.ts'

/** Serves `/openapi.json`, the public description of the contract, as the SDK has it. */
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

/** Read on the first request; most servers never get one. */
function draw(): Drawn {
  const text = readFileSync(places.openApi, 'utf8')
  const digest = createHash('sha256').update(text).digest('base64url')
  // Weak, because the compressed and the plain form share it.
  return { text, zipped: gzipSync(text), etag: `W/"${digest}"` }
}
