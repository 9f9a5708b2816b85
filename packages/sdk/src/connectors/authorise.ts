import { displayNameOf, kindOf } from '@tributary/domain'
import { isSdkError } from '../client/sdk-error.ts'
import { requiredError } from '../common/validation/required.ts'
import { connectorsMessages } from './connectors.messages.ts'

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

/**
 * The address of a provider that a browser may be sent to; null when it is none: anything but https, or http on this very
 * machine, would be somebody's attempt to run something here (connectors spec 7).
 */
export function providerAddress(address: string): string | null {
  if (!URL.canParse(address)) return null
  const { protocol, hostname, href } = new URL(address)
  return protocol === 'https:' || (protocol === 'http:' && LOOPBACK.includes(hostname)) ? href : null
}

/** What is wrong with an organisation number that was entered; null when it may be sent (requirement CONNMAN-24). */
export const organisationNumberError = (entered: string): string | null => requiredError(entered)

/**
 * What somebody reads whose organisation number could not be connected (requirement CONNMAN-25); of one that is another
 * organisation's, what the specification says of that (requirement ERR-19).
 */
export const organisationNumberFailure = (failure: unknown): string =>
  isSdkError(failure) && failure.statusCode === 409
    ? connectorsMessages.addErrors.connectorExists(displayNameOf('poweroffice'))
    : connectorsMessages.powerOfficeFailed

/**
 * What the management screen says when a provider brings the browser back with `authorised`, how many connectors there
 * are now; null without one. Like an error it repeats no type that is none of ours, and no number that is none.
 */
export function connectorsAdded(authorised: string | null, type: string): string | null {
  const count = /^\d{1,3}$/.test(authorised ?? '') ? Number(authorised) : 0
  if (count === 0 || !kindOf(type)) return null
  const name = displayNameOf(type)
  return count === 1 ? `The ${name} connector is connected.` : `${count} ${name} connectors are connected.`
}
