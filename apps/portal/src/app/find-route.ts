import { matchRoute, type Parser } from 'wouter'
import type { Route, Routes } from './define-routes.ts'

/** A route, its path in the table, and the values of the parameters in that path. */
export type FoundRoute = { path: string; route: Route; params: Record<string, string | undefined> }

/** Returns the route of an address; undefined if it is not in the table. */
export function findRoute(routes: Routes, parser: Parser, address: string): FoundRoute | undefined {
  for (const [path, route] of Object.entries(routes)) {
    const [matches, params] = matchRoute(parser, path, address)
    const { connectorType } = route
    if (matches) return { path, route, params: connectorType ? { ...params, connectorType } : params }
  }
  return undefined
}
