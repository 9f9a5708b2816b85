import type { FakeBackend } from '../test/fake-backend.ts'
import { type Fault, throughFault } from './faults.ts'

/** Puts a faulty network in front of a backend. One call meets the fault until `repair`. */
export function faultyNetwork(backend: FakeBackend, call: string, fault: Fault) {
  const repair = backend.intercept(call, (exchange) => throughFault(fault, exchange))
  return { backend, repair }
}
