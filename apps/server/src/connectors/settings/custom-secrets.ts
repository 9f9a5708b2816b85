import { randomUUID } from 'node:crypto'
import { CUSTOM_HOSTS, CUSTOM_SOURCE, isSecretProperty, settingProperty } from '@tributary/domain'
import type { PropertyValues } from '@tributary/sdk/connectors'
import type { Transaction } from 'kysely'
import type { RecordChange } from '../../audit/audited-transaction.ts'
import type { Services } from '../../services.ts'
import type { Database } from '../../storage/schema.ts'
import { connectorSettings } from '../../sync/connector-settings.ts'
import { refuseMovedSecrets } from './bound-secrets.ts'
import {
  type ConnectedSource,
  configuresSource,
  connectedSource,
  refuseMissingSettings,
  refuseOtherSettings,
  secretHosts,
} from './custom-source-settings.ts'
import { connectorPlace, type Setting, type Settings } from './load-settings.ts'
import { changeProperty, insertProperty, removeProperty } from './properties.queries.ts'
import { recordSettings } from './record-settings.ts'

type Change = { trx: Transaction<Database>; record: RecordChange; services: Services }

/** How settings are written. Others may be missing while some are changed, because the next request may add them. */
type Writing = 'add' | 'change' | 'remove'

/**
 * Checks the settings of a connector of a custom source before they are written, and stores the hosts to which its secrets
 * are sent from then on. Throws 400 if a stored secret would be sent to a host that it was not entered for.
 */
export async function bindCustomSecrets(
  change: Change,
  before: Settings,
  entered: readonly Setting[],
  writing: Writing,
): Promise<void> {
  const { connector } = before
  const names = entered.map(({ name }) => name)
  if (!configuresSource(connector.type, names)) return
  const { trx, services } = change
  const { organisationId } = connector
  const stored = await connectorSettings(trx, services.secretBox, connectorPlace(connector))
  const after = valuesAfter(stored, entered)
  const source = await connectedSource({ trx, services, organisationId }, after)
  if (writing !== 'remove') refuseOtherSettings(source, names)
  refuseMissingSettings(source, after, writing === 'add' ? undefined : names)
  const hosts = secretHosts(source, after)
  const given = new Map(entered.map(({ name, value }) => [name, value]))
  refuseMovedSecrets(source.kind, stored, new Map([...given, [CUSTOM_HOSTS, hosts]]))
  const isMoved = hosts !== stored.get(CUSTOM_HOSTS)
  await removeUnused(
    change,
    before,
    source,
    (name) => (isMoved && isSecretProperty('custom', name)) || names.includes(withOtherSecrecy(name)),
  )
  if (isMoved) await storeHosts(change, before, hosts)
}

const withOtherSecrecy = (name: string) =>
  name.startsWith('custom.secret.')
    ? name.replace('custom.secret.', 'custom.setting.')
    : name.replace('custom.setting.', 'custom.secret.')

/** A blank secret keeps the stored one. */
function valuesAfter(stored: PropertyValues, entered: readonly Setting[]): PropertyValues {
  const changed = entered.filter(
    ({ name, value }) => value.trim() !== '' || !isSecretProperty('custom', name),
  )
  return new Map([...stored, ...changed.map(({ name, value }): [string, string] => [name, value])])
}

/**
 * Removes settings that the source no longer has: secrets that were entered for other hosts, and what has been entered
 * again because it became secret.
 */
async function removeUnused(
  { trx, record }: Change,
  { connector, stored }: Settings,
  { settings }: ConnectedSource,
  isReplaced: (name: string) => boolean,
): Promise<void> {
  const current = new Set([CUSTOM_SOURCE, CUSTOM_HOSTS, ...settings.map(settingProperty)])
  const unused = stored.filter(
    ({ name }) => name.startsWith('custom.') && !current.has(name) && isReplaced(name),
  )
  for (const { id } of unused) await removeProperty(trx, connector.organisationId, id)
  await recordSettings(record, 'connector.settings-removed', connector, { before: unused })
}

async function storeHosts(
  { trx, record, services }: Change,
  { connector, stored }: Settings,
  hosts: string,
): Promise<void> {
  const { organisationId } = connector
  const known = stored.find(({ name }) => name === CUSTOM_HOSTS)
  const property = { name: CUSTOM_HOSTS, value: hosts, secret: false }
  if (known) await changeProperty(trx, services.secretBox, { ...property, id: known.id, organisationId })
  else
    await insertProperty(trx, services.secretBox, {
      ...property,
      ...connectorPlace(connector),
      id: randomUUID(),
    })
  await recordSettings(record, known ? 'connector.settings-changed' : 'connector.settings-added', connector, {
    ...(known && { before: [known] }),
    after: [property],
  })
}
