import { randomUUID } from 'node:crypto'
import type { SecretBox } from '../../storage/secret-box.ts'
import type { Storage } from '../../storage/storage.ts'
import { storedProperty } from '../connector-settings.ts'

export type RunRow = Awaited<ReturnType<typeof readRun>>

export async function readRun({ db }: Storage, runId: string) {
  return db.selectFrom('refresh_runs').selectAll().where('id', '=', runId).executeTakeFirstOrThrow()
}

export async function organisationByCode({ db }: Storage, code: string): Promise<string | undefined> {
  const row = await db.selectFrom('organisations').select('id').where('code', '=', code).executeTakeFirst()
  return row?.id
}

export async function insertOrganisation({ db }: Storage, code: string | null): Promise<string> {
  const { id } = await db
    .insertInto('organisations')
    .values({ client_key: randomUUID(), company_name: 'Acme Traders', code })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function insertConnector(
  { db }: Storage,
  secretBox: SecretBox,
  { organisationId }: { organisationId: string },
  type: string,
  properties: Record<string, string>,
): Promise<string> {
  const typeId = await connectorType(db, type)
  await db
    .insertInto('organisation_connector_types')
    .values({ organisation_id: organisationId, connector_type_id: typeId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { id: connectorId } = await db
    .insertInto('connectors')
    .values({
      organisation_id: organisationId,
      connector_type_id: typeId,
      key: randomUUID(),
      name: 'Warehouse files',
      original_name: 'Warehouse files',
      status: 'CONNECTED',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const [name, value] of Object.entries(properties)) {
    const secret = name === 'ftp.password'
    await db
      .insertInto('connector_properties')
      .values(
        storedProperty(secretBox, { id: randomUUID(), organisationId, connectorId, name, value, secret }),
      )
      .execute()
  }
  return connectorId
}

async function connectorType(db: Storage['db'], type: string): Promise<string> {
  await db
    .insertInto('connector_types')
    .values({ type })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { id } = await db
    .selectFrom('connector_types')
    .select('id')
    .where('type', '=', type)
    .executeTakeFirstOrThrow()
  return id
}

/** Inserts a queued run. */
export async function insertRun({ db }: Storage, connectorId: string, fullSync: boolean): Promise<string> {
  const owner = await db
    .selectFrom('connectors')
    .select('organisation_id')
    .where('id', '=', connectorId)
    .executeTakeFirstOrThrow()
  const { id } = await db
    .insertInto('refresh_runs')
    .values({
      organisation_id: owner.organisation_id,
      connector_id: connectorId,
      state: 'queued',
      trigger: 'manual',
      full_sync: fullSync,
      triggered_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
