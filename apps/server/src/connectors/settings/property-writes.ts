import { randomUUID } from 'node:crypto'
import { isSecretProperty, PORTAL_USER } from '@tributary/domain'
import type { Transaction } from 'kysely'
import type { RecordChange } from '../../audit/audited-transaction.ts'
import type { Caller } from '../../http/caller.ts'
import type { Services } from '../../services.ts'
import type { Database } from '../../storage/schema.ts'
import { refuseAccount } from '../authorise/accounts.rules.ts'
import type { ConnectorRow } from '../connectors.queries.ts'
import { setUsers } from '../manage/assign.rules.ts'
import { withBoundSecrets } from './bound-secrets.ts'
import { bindCustomSecrets } from './custom-secrets.ts'
import { connectorPlace, type Setting, type Settings } from './load-settings.ts'
import { changeProperty, insertProperty } from './properties.queries.ts'
import { refuseForeign, refuseValues } from './property-check.ts'
import { recordSettings } from './record-settings.ts'

type Trx = Transaction<Database>
type Change = { trx: Trx; record: RecordChange; services: Services; caller: Caller }

/** Stores new settings that have already been checked. */
export async function addSettings(
  { trx, record, services, caller }: Change,
  { connector }: Settings,
  added: readonly Setting[],
): Promise<void> {
  const { type } = connector
  for (const { name, value } of await withoutUsers({ trx, record, services, caller }, connector, added)) {
    await refuseAccount(trx, connector, { name, value })
    const secret = isSecretProperty(type, name)
    const property = { ...connectorPlace(connector), id: randomUUID(), name, value, secret }
    await insertProperty(trx, services.secretBox, property)
  }
  await recordSettings(record, 'connector.settings-added', connector, { after: added })
}

/** Checks and changes existing settings. A blank secret is left unchanged. */
export async function changeSettings(
  { trx, record, services, caller }: Change,
  { connector, stored, users }: Settings,
  entered: readonly Setting[],
): Promise<void> {
  const { organisationId, type } = connector
  refuseForeign(
    caller,
    type,
    entered.map(({ name }) => name),
  )
  refuseValues(type, entered, { stored: true })
  const { secretBox } = services
  await bindCustomSecrets({ trx, record, services }, { connector, stored, users }, entered, 'change')
  const changed = await withBoundSecrets({ trx, secretBox }, { connector, stored, users }, entered)
  const own = await withoutUsers({ trx, record, services, caller }, connector, changed)
  const keepsStored = ({ name, value }: Setting) => isSecretProperty(type, name) && value.trim() === ''
  const wanted = new Map(
    own.filter((setting) => !keepsStored(setting)).map(({ name, value }) => [name, value]),
  )
  const before = stored.filter(({ name }) => wanted.has(name))
  for (const { id, name } of before) {
    const value = wanted.get(name) ?? ''
    await refuseAccount(trx, connector, { name, value })
    const secret = isSecretProperty(type, name)
    await changeProperty(trx, secretBox, { id, organisationId, name, value, secret })
  }
  const after = own.filter(({ name }) => wanted.has(name))
  await recordSettings(record, 'connector.settings-changed', connector, { before, after })
}

/** Assigns the users named by `portal.user` and returns the other settings. */
async function withoutUsers(
  change: Change,
  connector: ConnectorRow,
  settings: readonly Setting[],
): Promise<Setting[]> {
  const users = settings.find(({ name }) => name === PORTAL_USER)
  if (users) await setUsers(change, connector, users.value.split(/\s+/).filter(Boolean))
  return settings.filter(({ name }) => name !== PORTAL_USER)
}
