import { kindOf } from '@tributary/domain'
import { connectorsMessages } from './connectors.messages.ts'
import { kindMessages } from './kinds/kind.messages.ts'
import { typeTitle } from './kinds/kind-text.ts'

/**
 * Returns the message for a browser that a provider sent back with `error`; null without one. Does not repeat an
 * unknown type, because a URL can contain anything.
 */
export function connectorAddError(error: string | null, type: string): string | null {
  if (!error) return null
  const name = kindOf(type) ? typeTitle(type) : kindMessages.unknownType
  if (error === 'unauthorised') return connectorsMessages.addErrors.unauthorised(name)
  if (error === 'not_permitted') return connectorsMessages.addErrors.notPermitted(name)
  if (error === 'client_refused') return connectorsMessages.addErrors.clientRefused(name)
  if (error === 'connector_exists') return connectorsMessages.addErrors.connectorExists(name)
  return connectorsMessages.addErrors.other(name)
}
