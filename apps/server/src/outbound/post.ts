import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { checkTarget, lookupPinnedTo, type OutboundRules } from './outbound.ts'

/** A response without redirects followed. */
export type Response = { readonly status: number; readonly body: string }

export type Post = {
  readonly url: URL
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  /** The time limit of everything, the name and the response included. Milliseconds. */
  readonly deadlineMs: number
  /** The most bytes of the response that are read. */
  readonly mostBytes: number
  /** Ends the request early. */
  readonly signal?: AbortSignal | undefined
}

/** The time limit has passed. */
export class PostTimedOut extends Error {
  override name = 'PostTimedOut'
}

/**
 * Posts to an address that users name: only to a checked address, over a new connection, without following redirects.
 * Rejects if there is no response.
 */
export async function post(
  { deadlineMs, signal, ...request }: Post,
  rules: OutboundRules,
): Promise<Response> {
  const deadline = new AbortController()
  const timer = setTimeout(() => deadline.abort(new PostTimedOut()), deadlineMs)
  const stop = signal ? AbortSignal.any([signal, deadline.signal]) : deadline.signal
  // The lookup of a name cannot be stopped, so it is left behind.
  const { promise: stopped, reject } = Promise.withResolvers<never>()
  const leave = () => reject(stop.reason)
  stop.addEventListener('abort', leave)
  try {
    stop.throwIfAborted()
    return await Promise.race([sent(request, rules, stop), stopped])
  } finally {
    stop.removeEventListener('abort', leave)
    clearTimeout(timer)
  }
}

async function sent(
  { url, headers, body, mostBytes }: Omit<Post, 'deadlineMs' | 'signal'>,
  rules: OutboundRules,
  signal: AbortSignal,
): Promise<Response> {
  const secure = url.protocol === 'https:'
  const port = url.port ? Number(url.port) : secure ? 443 : 80
  const target = await checkTarget(url.hostname.replace(/^\[(.*)\]$/, '$1'), rules, port)
  signal.throwIfAborted()
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const options = { method: 'POST', agent: false, headers, lookup: lookupPinnedTo(target), signal }
  const outgoing = (secure ? https : http).request(url, options, resolve)
  outgoing.on('error', reject)
  outgoing.end(body)
  const response = await promise
  try {
    return { status: response.statusCode ?? 0, body: await startOf(response, mostBytes) }
  } finally {
    outgoing.destroy()
  }
}

/** Reads the start of a body. A body that breaks off is as good as one that ends. */
async function startOf(response: IncomingMessage, mostBytes: number): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of response) {
      chunks.push(chunk)
      size += chunk.length
      if (size >= mostBytes) break
    }
  } catch {
    // The status has arrived, which is what counts.
  }
  return Buffer.concat(chunks).subarray(0, mostBytes).toString()
}
