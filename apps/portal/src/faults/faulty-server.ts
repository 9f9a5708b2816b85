import type { Endpoint } from '@tributary/sdk/contract'
import { createFakeBackend, fromJson, sampleJson } from '@tributary/sdk/testing'
import { type Fault, throughFault } from './faults.ts'

/** A server behind a faulty network. It responds to one call with the smallest value of the contract. */
export function faultyServer(fault: Fault, endpoint: Endpoint) {
  const backend = createFakeBackend({ open: true, model: false })
  const carriedOut: string[] = []
  backend.on(endpoint, ({ path }) => {
    carriedOut.push(path)
    return fromJson(sampleJson(endpoint.response))
  })
  const repair = backend.on(endpoint, (exchange) => throughFault(fault, exchange))
  return { ...backend, carriedOut, repair }
}
