import type { Endpoint } from '@tributary/sdk/contract'
import * as contract from '@tributary/sdk/contract'
import { isEndpoint } from '../http/mount.ts'

/** A call of the contract, with its name and feature. */
export type NamedCall = { feature: string; name: string; endpoint: Endpoint }

/** Every call of the contract, in an order that does not depend on module loading. */
export const calls: readonly NamedCall[] = Object.entries(contract)
  .flatMap(([feature, parts]) => (typeof parts === 'object' ? callsOf(feature, { ...parts }) : []))
  .toSorted((a, b) => (`${a.endpoint.path} ${a.name}` < `${b.endpoint.path} ${b.name}` ? -1 : 1))

function callsOf(feature: string, parts: { readonly [name: string]: unknown }): NamedCall[] {
  return Object.entries(parts).flatMap(([name, endpoint]) =>
    isEndpoint(endpoint) ? [{ feature, name, endpoint }] : [],
  )
}
