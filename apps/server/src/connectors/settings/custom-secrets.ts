import { randomUUID } from 'node:crypto'
import { CUSTOM_HOSTS, isSecretProperty, settingProperty } from '@tributary/domain'
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
  if (hosts !== stored.get(CUSTOM_HOSTS)) await moveTo(change, before, source, hosts)
}

/** A blank secret keeps the stored one. */
function valuesAfter(stored: PropertyValues, entered: readonly Setting[]): PropertyValues {
  const changed = entered.filter(
    ({ name, value }) => value.trim() !== '' || !isSecretProperty('custom', name),
  )
  return new Map([...stored, ...changed.map(({ name, value }): [string, string] => [name, value])])
}

/** Stores new hosts. Secrets that the source no longer has are removed, because they were entered for other hosts. */
async function moveTo(
  { trx, record, services }: Change,
  { connector, stored }: Settings,
  { settings }: ConnectedSource,
  hosts: string,
): Promise<void> {
  const { organisationId } = connector
  const current = new Set(settings.map(settingProperty))
  const unused = stored.filter(
    ({ name }) => isSecretProperty('custom', name) && name.startsWith('custom.') && !current.has(name),
  )
  for (const { id } of unused) await removeProperty(trx, organisationId, id)
  await recordSettings(record, 'connector.settings-removed', connector, { before: unused })
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
