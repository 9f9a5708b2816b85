import { pipeline, Readable } from 'node:stream'
import { promisify } from 'node:util'
import { createGzip, gzip as gzipWith } from 'node:zlib'
import type { FastifyInstance } from 'fastify'

const gzip = promisify(gzipWith)

/** Shorter responses fit into the first packets of a connection. */
const LONG = 16 * 1024

/**
 * Compresses long responses for clients that accept gzip: a list of ten thousand users is 12 MB of repeated words. Only
 * for GET, which needs a bearer token: another site cannot trigger such a request and measure its length (BREACH).
 */
export function compressResponses(api: FastifyInstance): void {
  api.addHook('onSend', async (request, reply, payload) => {
    if (request.method !== 'GET' || !isLong(payload)) return payload
    if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return payload
    reply.header('Content-Encoding', 'gzip')
    return typeof payload === 'string' ? gzip(payload) : compressed(payload)
  })
}

const isLong = (payload: unknown): payload is string | Readable =>
  payload instanceof Readable || (typeof payload === 'string' && payload.length >= LONG)

/** Closes both streams together, also if the reader disconnects or the source fails. */
const compressed = (source: Readable) => pipeline(source, createGzip(), () => undefined)
