import { randomUUID } from 'node:crypto'
import { NAME_MAX_BYTES, safeName, truncateToBytes } from '@tributary/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../../storage/schema.ts'
import type { SecretBox } from '../../storage/secret-box.ts'
import type { Storage } from '../../storage/storage.ts'
import { storedProperty } from '../connector-settings.ts'
import { SyncFailure } from '../sync-failure.ts'
import type { SyncTarget } from '../targets/sync-target.ts'
import { isReserved } from '../targets/target-schema.ts'
import { ownerMark } from '../targets/target-table.ts'
import type { ClaimedRun } from './run-store.ts'
import type { SyncConnector } from './sync-connector.ts'

const PROPERTY = 'target.schema'
const MOST_TRIED = 20

/** Where a connector's tables go. `mayMove` until it has stored one. */
export type PlacedTables = { readonly schema: string; readonly mayMove: boolean }

export type Placing = {
  readonly storage: Storage
  readonly secretBox: SecretBox
  readonly run: ClaimedRun
  readonly connector: SyncConnector
  readonly target: SyncTarget
  readonly tables: readonly string[]
}

/**
 * Returns the schema of a connector's tables. A connector without `target.schema` that has stored nothing yet moves to a
 * separate schema if other tables have the same names. The move is stored as `target.schema`, so it happens once.
 */
export async function placeTables(placing: Placing, usual: string): Promise<PlacedTables> {
  const { storage, run, connector, target } = placing
  if (connector.properties.has(PROPERTY) || (await hasStored(storage.db, run, target)))
    return { schema: usual, mayMove: false }
  const schema = await freeSchema(placing, usual)
  if (schema !== usual) {
    await target.prepareSchema(schema)
    await storeSchema(placing, schema)
  }
  return { schema, mayMove: true }
}

const hasStored = async (db: Kysely<Database>, { connectorId }: ClaimedRun, { place }: SyncTarget) =>
  (await db
    .selectFrom('sync_files')
    .select('path')
    .where('connector_id', '=', connectorId)
    .where('target', '=', place)
    .limit(1)
    .executeTakeFirst()) !== undefined

/** Returns the usual schema if it is free, or if no other can be used: the refresh then names the table. */
async function freeSchema(placing: Placing, usual: string): Promise<string> {
  if (!(await hasOthersTables(placing, usual))) return usual
  for (const schema of ownSchemas(placing.connector)) {
    if (isReserved(schema)) continue
    const refusal = await refusalOf(placing.target, schema)
    if (!refusal && !(await hasOthersTables(placing, schema))) return schema
    // The schema belongs to another organisation; other refusals apply to every new schema.
    if (refusal && refusal.code !== 'settings') return usual
  }
  return usual
}

function ownSchemas({ organisationCode, type }: SyncConnector): string[] {
  const base = truncateToBytes(safeName(`${organisationCode ?? ''}_${type}`), NAME_MAX_BYTES - 3)
  return Array.from({ length: MOST_TRIED }, (_, at) => (at === 0 ? base : `${base}_${at + 1}`))
}

async function hasOthersTables({ target, tables, run }: Placing, schema: string): Promise<boolean> {
  for (const name of tables) {
    const existing = await target.describe({ schema, name })
    if (existing && existing.owner !== ownerMark(run.connectorId)) return true
  }
  return false
}

const refusals = new Set(['settings', 'target-missing', 'target-not-writable'])

async function refusalOf(target: SyncTarget, schema: string): Promise<SyncFailure | undefined> {
  try {
    await target.checkSchema(schema)
    return undefined
  } catch (error) {
    if (error instanceof SyncFailure && refusals.has(error.code)) return error
    throw error
  }
}

async function storeSchema({ storage, secretBox, run }: Placing, schema: string): Promise<void> {
  const { organisationId, connectorId } = run
  const property = {
    id: randomUUID(),
    organisationId,
    connectorId,
    name: PROPERTY,
    value: schema,
    secret: false,
  }
  await storage.db
    .insertInto('connector_properties')
    .values(storedProperty(secretBox, property))
    .onConflict((is) => is.columns(['connector_id', 'name']).doUpdateSet({ value: schema, sealed: null }))
    .execute()
}
