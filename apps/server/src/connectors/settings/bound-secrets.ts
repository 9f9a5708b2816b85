import { isConnectionString } from '@tributary/domain'
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

/** Refuses to let a stored secret travel to another place than it was entered for, whoever asks and by whatever call. */
export function refuseMovedSecrets(type: string, stored: PropertyValues, entered: PropertyValues): void {
  const strays = secretsToEnterAgain(type, stored, entered)
  if (strays.length > 0) throw badRequest(strays.map(manageMessages.property.enterAgain))
}

/**
 * These settings as they are to be kept: a connection string without a password has the one that is stored, if it goes
 * where that one went. Throws a 400 for every stored secret that would go elsewhere.
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
    : new Map(before.kept.map(({ name, value }) => [name, value ?? '']))
  refuseMovedSecrets(type, stored, valuesOf(entered))
  const filled = opens ? withStoredSecrets(type, stored, valuesOf(entered)) : valuesOf(entered)
  const isFilled = ({ name, value }: Setting) => isConnectionString(name) && value.trim() !== ''
  return entered.map((one) => (isFilled(one) ? { ...one, value: filled.get(one.name) ?? one.value } : one))
}
