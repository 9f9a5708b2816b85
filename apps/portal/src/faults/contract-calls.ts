import type { Endpoint } from '@tributary/sdk/contract'
import * as contract from '@tributary/sdk/contract'

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value

/** Every call of the contract by name, except the page that a browser opens. */
export const contractCalls: ReadonlyMap<string, Endpoint> = new Map(
  Object.values<unknown>(contract)
    .filter((feature) => typeof feature === 'object' && feature !== null)
    .flatMap((feature) => Object.entries<unknown>({ ...feature }))
    .filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1]))
    .filter(([, { media }]) => media === 'json'),
)
