import { pipeline, Readable } from 'node:stream'
import { promisify } from 'node:util'
import { createGzip, gzip as gzipWith } from 'node:zlib'
import type { FastifyInstance } from 'fastify'

const gzip = promisify(gzipWith)

/** Shorter ones fit into the first packets of a connection anyway. */
const LONG = 16 * 1024

/**
 * Zips long answers for whoever can read that: ten thousand users are 12 MB of mostly the same words. Only what a GET
 * reads, which needs a bearer token: no other site can have it asked for in somebody's name and watch how long it is.
 */
export function compressResponses(api: FastifyInstance): void {
  api.addHook('onSend', async (request, reply, payload) => {
    if (request.method !== 'GET' || !isLong(payload)) return payload
    if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return payload
    reply.header('Content-Encoding', 'gzip')
    return typeof payload === 'string' ? gzip(payload) : zipped(payload)
  })
}

const isLong = (payload: unknown): payload is string | Readable =>
  payload instanceof Readable || (typeof payload === 'string' && payload.length >= LONG)

/** Both streams end together, also when the reader leaves or the source fails. */
const zipped = (source: Readable) => pipeline(source, createGzip(), () => undefined)
