import { displayNameOf, kindOf } from '@tributary/domain'
import { connectorsMessages } from './connectors.messages.ts'

/**
 * What the management screen says when a provider brings the browser back with `error` (connectors spec 8); null
 * without one. A type that is none of ours is not repeated, since an address can say anything.
 */
export function connectorAddError(error: string | null, type: string): string | null {
  if (!error) return null
  const name = kindOf(type) ? displayNameOf(type) : 'new'
  if (error === 'unauthorised') return connectorsMessages.addErrors.unauthorised(name)
  if (error === 'connector_exists') return connectorsMessages.addErrors.connectorExists(name)
  return connectorsMessages.addErrors.other(name)
}
