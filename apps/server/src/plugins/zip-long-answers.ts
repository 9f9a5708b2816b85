import { promisify } from 'node:util'
import { gzip as gzipWith } from 'node:zlib'
import type { FastifyInstance } from 'fastify'

const gzip = promisify(gzipWith)

/** Shorter ones fit into the first packets of a connection anyway. */
const LONG = 16 * 1024

/**
 * Zips long answers for whoever can read that: ten thousand users are 12 MB of mostly the same words. Only what a GET
 * reads, which needs a bearer token: no other site can have it asked for in somebody's name and watch how long it is.
 */
export function zipLongAnswers(api: FastifyInstance): void {
  api.addHook('onSend', async (request, reply, payload) => {
    if (request.method !== 'GET' || typeof payload !== 'string' || payload.length < LONG) return payload
    if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return payload
    reply.header('Content-Encoding', 'gzip')
    return gzip(payload)
  })
}
