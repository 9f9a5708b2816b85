import type { Fault } from './faults.ts'

/**
 * A server behind a faulty network, as a fetch. It carries out a write once per Idempotency-Key and returns the stored
 * response to a repetition, also while the network is faulty.
 */
export type FaultyServer = {
  fetch: typeof globalThis.fetch
  /** The requests that left the page. */
  requests: number
  /** How often the server has carried out the call. */
  carriedOut: number
  /** Ends the fault. */
  repair: () => void
}

export function faultyServer(fault: Fault, body: string): FaultyServer {
  const seen = new Set<string>()
  let faulty = true
  const carryOut = (key: string | null) => {
    if (key !== null && seen.has(key)) return
    if (key !== null) seen.add(key)
    server.carriedOut++
  }
  const server: FaultyServer = {
    requests: 0,
    carriedOut: 0,
    repair: () => {
      faulty = false
    },
    fetch: async (input, init) => {
      const request = new Request(input, init)
      server.requests++
      if (!faulty || fault.reaches) carryOut(request.headers.get('idempotency-key'))
      if (faulty) return fault.respond({ body, signal: request.signal })
      return new Response(body, { headers: { 'content-type': 'application/json' } })
    },
  }
  return server
}
