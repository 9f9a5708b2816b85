import { type ClientConnector, kindOf } from '@tributary/domain'
import { isSdkError } from '../client/sdk-error.ts'
import { requiredError } from '../common/validation/required.ts'
import { authoriseMessages } from './authorise.messages.ts'
import { isConnected } from './connector-status.ts'
import { connectorsMessages } from './connectors.messages.ts'
import { typeTitle } from './kinds/kind-text.ts'

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

/**
 * Returns an address of a provider that is safe to open; null for anything except https, or http on this machine.
 * Other schemes, e.g. `javascript:`, could run code here.
 */
export function providerAddress(address: string): string | null {
  if (!URL.canParse(address)) return null
  const { protocol, hostname, href } = new URL(address)
  return protocol === 'https:' || (protocol === 'http:' && LOOPBACK.includes(hostname)) ? href : null
}

/** Returns the message for an entered organisation number; null when it may be sent. */
export const organisationNumberError = (entered: string): string | null => requiredError(entered)

/**
 * Returns the message for an organisation number that could not be connected. A number of another organisation has its
 * own message.
 */
export const organisationNumberFailure = (failure: unknown): string =>
  isSdkError(failure) && failure.statusCode === 409
    ? connectorsMessages.addErrors.connectorExists(typeTitle('poweroffice'))
    : connectorsMessages.powerOfficeFailed

/**
 * Returns the message for a browser that a provider sent back with `authorised`, the number of connectors; null
 * without it. Does not repeat an unknown type or an invalid number.
 */
export function connectorsAdded(authorised: string | null, type: string): string | null {
  const count = /^\d{1,3}$/.test(authorised ?? '') ? Number(authorised) : 0
  if (count === 0 || !kindOf(type)) return null
  const name = typeTitle(type)
  return authoriseMessages.connected(count, name)
}

/**
 * Whether a connector is on and its provider accepts it, whatever its latest refresh says. Right after an authorisation
 * that refresh is still the refused one.
 */
export const isAuthorised = ({
  status,
  needsAuthorisation,
  authorisation,
}: Pick<ClientConnector, 'status' | 'needsAuthorisation' | 'authorisation'>): boolean =>
  isConnected(status) && !needsAuthorisation && !authorisation?.refusedAt
