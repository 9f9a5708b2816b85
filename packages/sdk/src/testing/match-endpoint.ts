import * as contract from '../contract/index.ts'
import { type Endpoint, paramNames } from '../contract/index.ts'

/** Identifies an endpoint: `GET /areas`. */
export const keyOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>): string => `${method} ${path}`

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'response' in value

/** A call of the contract, found by the address of a request. */
export type MatchedCall = {
  /** The name of the SDK's function, for example `listAreas`. */
  name: string
  endpoint: Endpoint
  params: Record<string, string>
}

type Route = { name: string; endpoint: Endpoint; pattern: RegExp }

const routes: readonly Route[] = /* @__PURE__ */ Object.values<unknown>(contract)
  .flatMap((feature) => (typeof feature === 'object' && feature !== null ? Object.entries(feature) : []))
  .filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1]))
  .map(([name, endpoint]) => ({
    name,
    endpoint,
    pattern: new RegExp(`^${endpoint.path.replaceAll(/\{\w+\}/g, '([^/]+)')}$`),
  }))
  // Literal paths go before paths with parameters, which would match them too.
  .toSorted((a, b) => paramNames(a.endpoint.path).length - paramNames(b.endpoint.path).length)

/** Returns the call of the contract with this name, for example `listAreas`; undefined without one. */
export const callNamed = (name: string): Pick<MatchedCall, 'name' | 'endpoint'> | undefined =>
  routes.find((route) => route.name === name)

/** Returns the name of the SDK's function for an endpoint. */
export const nameOf = (endpoint: Endpoint): string =>
  routes.find((route) => keyOf(route.endpoint) === keyOf(endpoint))?.name ?? keyOf(endpoint)

/** Finds the call of the contract that a request makes; null without one. */
export function matchEndpoint(method: string, path: string): MatchedCall | null {
  for (const { name, endpoint, pattern } of routes) {
    const values = endpoint.method === method ? pattern.exec(path)?.slice(1) : undefined
    if (!values) continue
    const params = paramNames(endpoint.path).map((param, place) => [
      param,
      decodeURIComponent(values[place] ?? ''),
    ])
    return { name, endpoint, params: Object.fromEntries(params) }
  }
  return null
}
