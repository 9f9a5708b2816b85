import type { Kysely } from 'kysely'
import type { Database } from '../../storage/schema.ts'
import type { SecretBox } from '../../storage/secret-box.ts'
import { connectorSettings } from '../connector-settings.ts'
import { syncMessages } from '../sync.messages.ts'
import { SyncFailure } from '../sync-failure.ts'
import type { ClaimedRun } from './run-store.ts'

export type SyncConnector = {
  readonly type: string
  readonly isConnected: boolean
  readonly organisationCode: string | null
  /** Secrets decrypted, blank values left out. */
  readonly properties: ReadonlyMap<string, string>
}

/** Reads everything a refresh needs of its connector. */
export async function readConnector(
  db: Kysely<Database>,
  run: ClaimedRun,
  secretBox: SecretBox,
): Promise<SyncConnector> {
  const connector = await db
    .selectFrom('connectors')
    .innerJoin('connector_types', 'connector_types.id', 'connectors.connector_type_id')
    .innerJoin('organisations', 'organisations.id', 'connectors.organisation_id')
    .select(['connector_types.type', 'connectors.status', 'organisations.code'])
    .where('connectors.id', '=', run.connectorId)
    .where('connectors.organisation_id', '=', run.organisationId)
    .executeTakeFirstOrThrow()
  return {
    type: connector.type,
    isConnected: connector.status === 'CONNECTED' || connector.status === 'ACTIVE',
    organisationCode: connector.code,
    properties: await openProperties(db, run, secretBox),
  }
}

async function openProperties(db: Kysely<Database>, run: ClaimedRun, secretBox: SecretBox) {
  const seal = { opened: true }
  const reporting: SecretBox = {
    ...secretBox,
    open(sealed, place) {
      seal.opened = false
      const plain = secretBox.open(sealed, place)
      seal.opened = true
      return plain
    },
  }
  try {
    const properties = await connectorSettings(db, reporting, run)
    return new Map([...properties].filter(([, value]) => value.trim() !== ''))
  } catch (error) {
    throw seal.opened ? error : new SyncFailure(syncMessages.secretLost, { code: 'settings', cause: error })
  }
}
