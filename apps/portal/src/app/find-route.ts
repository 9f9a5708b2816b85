import { matchRoute, type Parser } from 'wouter'
import { type PortalRoute, routeTable } from './route-table.ts'

/** A route and the values of its address' parameters. */
export type FoundRoute = { route: PortalRoute; params: Record<string, string | undefined> }

/** The route of a path, or undefined for an address the portal does not have. */
export function findRoute(parser: Parser, path: string): FoundRoute | undefined {
  for (const route of routeTable) {
    const [matches, params] = matchRoute(parser, route.path, path)
    if (matches) return { route, params }
  }
  return undefined
}
