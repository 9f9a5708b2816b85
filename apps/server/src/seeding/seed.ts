import { randomUUID } from 'node:crypto'
import { isSecretProperty } from '@tributary/domain'
import { sql, type Transaction } from 'kysely'
import { addBaseLicences } from '../connectors/manage/licences.queries.ts'
import { emailKey } from '../security/email-key.ts'
import type { Passwords } from '../security/passwords.ts'
import type { Database } from '../storage/schema.ts'
import type { SecretBox } from '../storage/secret-box.ts'
import type { Storage } from '../storage/storage.ts'
import { storedProperty } from '../sync/connector-settings.ts'
import { seedApproval } from './seed-approvals.ts'
import type { SeedConnector, SeedData, SeedPerson, SeedRun } from './seed-data.ts'
import { seedExcel } from './seed-excel.ts'
import { seedXero2Sql } from './seed-xero2sql.ts'

type Trx = Transaction<Database>
type Ids = ReadonlyMap<string, string>
type Tools = { passwords: Passwords; secretBox: SecretBox; now: Date }

const SEED_LOCK = 7_482_902

/** Fills an empty database. A database that has an organisation is left unchanged. */
export async function seed(storage: Storage, data: SeedData, tools: Tools): Promise<void> {
  const hashes = await Promise.all(data.people.map(() => tools.passwords.hash(data.password)))
  await storage.db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${SEED_LOCK}::integer)`.execute(trx)
    if (await trx.selectFrom('organisations').select('id').executeTakeFirst()) return
    const organisations = await insertOrganisations(trx, data.organisations)
    const people = new Map<string, string>()
    for (const [index, person] of data.people.entries())
      people.set(person.firstName, await insertPerson(trx, organisations, person, hashes[index] ?? null))
    const types = await insertOwnedTypes(trx, organisations, data.ownedTypes)
    for (const connector of data.connectors)
      await insertConnector(trx, { organisations, people, types }, connector, tools)
    const { excel, xero2sql } = data
    await seedExcel(trx, { organisationId: the(organisations, excel.organisation), people }, excel)
    const organisationId = the(organisations, xero2sql.organisation)
    await seedXero2Sql(trx, { organisationId, people, ...tools }, xero2sql)
    for (const approval of data.approvals)
      await seedApproval(trx, { organisations, ids: people, people: data.people }, approval, tools.now)
  })
}

async function insertOrganisations(trx: Trx, organisations: SeedData['organisations']): Promise<Ids> {
  const rows = await trx
    .insertInto('organisations')
    .values(
      organisations.map(({ clientKey, companyName, code }) => ({
        client_key: clientKey,
        company_name: companyName,
        code,
      })),
    )
    .returning(['id', 'client_key'])
    .execute()
  return new Map(rows.map((row) => [row.client_key, row.id]))
}

async function insertPerson(trx: Trx, organisations: Ids, person: SeedPerson, hash: string | null) {
  const { id } = await trx
    .insertInto('users')
    .values({
      email: person.email,
      email_key: emailKey(person.email),
      email_status: 'verified',
      first_name: person.firstName,
      last_name: person.lastName,
      password_hash: hash,
      role_id: trx.selectFrom('roles').select('id').where('name', '=', person.role),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('user_organisations')
    .values(person.memberOf.map((key) => ({ user_id: id, organisation_id: the(organisations, key) })))
    .execute()
  return id
}

async function insertOwnedTypes(
  trx: Trx,
  organisations: Ids,
  ownedTypes: SeedData['ownedTypes'],
): Promise<Ids> {
  const rows = await trx.selectFrom('connector_types').select(['id', 'type']).execute()
  const types = new Map(rows.map((row) => [row.type, row.id]))
  const owned = Object.entries(ownedTypes).flatMap(([key, names]) =>
    names.map((type) => ({ organisation_id: the(organisations, key), connector_type_id: the(types, type) })),
  )
  await trx.insertInto('organisation_connector_types').values(owned).execute()
  return types
}

type Known = { organisations: Ids; people: Ids; types: Ids }

async function insertConnector(trx: Trx, known: Known, connector: SeedConnector, tools: Tools) {
  const organisationId = the(known.organisations, connector.organisation)
  const { id: connectorId } = await trx
    .insertInto('connectors')
    .values({
      organisation_id: organisationId,
      connector_type_id: the(known.types, connector.type),
      key: connector.key,
      name: connector.name,
      original_name: connector.originalName ?? connector.name,
      status: connector.status,
      schedule: connector.schedule ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const owner = { organisationId, connectorId }
  await addBaseLicences(trx, { ...owner, typeId: the(known.types, connector.type) })
  for (const [name, value] of Object.entries(connector.properties))
    await insertProperty(trx, tools.secretBox, { ...owner, type: connector.type, name, value })
  for (const name of connector.assigned)
    await trx
      .insertInto('connector_users')
      .values({
        organisation_id: organisationId,
        connector_id: connectorId,
        user_id: the(known.people, name),
      })
      .execute()
  for (const run of connector.runs) await insertRun(trx, owner, run, tools.now)
}

type Property = { organisationId: string; connectorId: string; type: string; name: string; value: string }

export async function insertProperty(trx: Trx, secretBox: SecretBox, property: Property): Promise<void> {
  const secret = isSecretProperty(property.type, property.name)
  await trx
    .insertInto('connector_properties')
    .values(storedProperty(secretBox, { id: randomUUID(), ...property, secret }))
    .execute()
}

async function insertRun(
  trx: Trx,
  { organisationId, connectorId }: { organisationId: string; connectorId: string },
  run: SeedRun,
  now: Date,
) {
  const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
  await trx
    .insertInto('refresh_runs')
    .values({
      organisation_id: organisationId,
      connector_id: connectorId,
      state: run.state,
      trigger: run.trigger,
      full_sync: false,
      attempt: 1,
      triggered_at: minutesAgo(run.minutesAgo),
      started_at: minutesAgo(run.minutesAgo),
      completed_at: minutesAgo(run.minutesAgo - run.tookMinutes),
      detail: run.detail ?? run.error ?? null,
      error: run.error ?? null,
      forbidden: run.forbidden ?? false,
      cause: run.cause ?? null,
      rows: run.rows ?? 0,
    })
    .execute()
}

function the(ids: Ids, name: string): string {
  const id = ids.get(name)
  if (!id) throw new Error(`The data refers to ${name}, which it does not contain.`)
  return id
}
