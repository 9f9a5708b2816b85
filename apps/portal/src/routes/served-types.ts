import { kindOf } from '@tributary/domain'
import type { FoundRoute } from './find-route.ts'

/** Whether a connector address names a type it can serve: a known one, and for the v2 screens only Xero. */
export function isServedType({ route, params }: FoundRoute): boolean {
  const type = params.connectorType
  if (type === undefined) return true
  if (route.path.includes('/v2/')) return type.toLowerCase() === 'xero'
  return kindOf(type) !== undefined
}
