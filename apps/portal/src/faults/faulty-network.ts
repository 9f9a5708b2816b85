import type { FakeBackend } from '../test/fake-backend.ts'
import type { Fault } from './faults.ts'

const BASE = '/backend'

/** Whether a request is this call: a method and a path, in which `*` is one segment. */
function isCall(call: string, { method, url }: Request): boolean {
  const pattern = new RegExp(`^${call.replaceAll('*', '[^/]+')}$`)
  return pattern.test(`${method} ${new URL(url).pathname.replace(BASE, '')}`)
}

/**
 * Puts a faulty network in front of a backend. One call meets the fault until `repair`. As the server does, it carries out
 * a write once per Idempotency-Key and returns the stored response to a repetition.
 */
export function faultyNetwork(backend: FakeBackend, call: string, fault: Fault) {
  const stored = new Map<string, Response>()
  let faulty = true
  const carriedOut = async (request: Request): Promise<Response> => {
    const key = request.headers.get('idempotency-key')
    const before = key === null ? undefined : stored.get(key)
    if (before) return before.clone()
    const response = await backend.fetch(request.url, request)
    if (key !== null) stored.set(key, response.clone())
    return response
  }
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(new URL(String(input), 'http://localhost'), init)
    if (!isCall(call, request)) return backend.fetch(input, init)
    if (!faulty) return carriedOut(request)
    const body = fault.reaches ? await (await carriedOut(request)).text() : ''
    return fault.respond({ body, signal: request.signal })
  }
  const repair = () => {
    faulty = false
  }
  return { backend: { ...backend, fetch }, repair }
}
