import { isConnectionString, propertiesOf, type TypeOrKind } from '@tributary/domain'
import { type PropertyValues, secretsToEnterAgain, withStoredSecrets } from '@tributary/sdk/connectors'
import type { Transaction } from 'kysely'
import { badRequest } from '../../http/http-error.ts'
import type { Database } from '../../storage/schema.ts'
import type { SecretBox } from '../../storage/secret-box.ts'
import { connectorSettings } from '../../sync/connector-settings.ts'
import { manageMessages } from '../manage.messages.ts'
import { connectorPlace, type Setting, type Settings } from './load-settings.ts'

type Change = { trx: Transaction<Database>; secretBox: SecretBox }

const valuesOf = (settings: readonly Setting[]): PropertyValues =>
  new Map(settings.map(({ name, value }) => [name, value]))

/**
 * Throws 400 if a stored secret would be sent to a different place from the one it was entered for. A custom source, given
 * as a kind, is sent only the secrets that it has.
 */
export function refuseMovedSecrets(type: TypeOrKind, stored: PropertyValues, entered: PropertyValues): void {
  const sent = new Set(propertiesOf(type).map(({ name }) => name))
  const known = typeof type === 'string' ? stored : new Map([...stored].filter(([name]) => sent.has(name)))
  const moved = secretsToEnterAgain(type, known, entered)
  if (moved.length > 0) throw badRequest(moved.map(manageMessages.property.enterAgain))
}

/**
 * Returns the settings to store. A connection string without a password gets the stored one if it names the same place.
 * Throws 400 if a stored secret would be sent elsewhere.
 */
export async function withBoundSecrets(
  { trx, secretBox }: Change,
  before: Settings,
  entered: readonly Setting[],
): Promise<Setting[]> {
  const { type } = before.connector
  const opens = entered.some(({ name }) => isConnectionString(name))
  const stored = opens
    ? await connectorSettings(trx, secretBox, connectorPlace(before.connector))
    : new Map(before.stored.map(({ name, value }) => [name, value ?? '']))
  refuseMovedSecrets(type, stored, valuesOf(entered))
  const filled = opens ? withStoredSecrets(type, stored, valuesOf(entered)) : valuesOf(entered)
  const isFilled = ({ name, value }: Setting) => isConnectionString(name) && value.trim() !== ''
  return entered.map((one) => (isFilled(one) ? { ...one, value: filled.get(one.name) ?? one.value } : one))
}
