import {
  createOwnToken,
  deleteOrganisation,
  getConnector,
  listClients,
  listConnectorTypes,
  listDeletedOrganisations,
  listOrganisations,
  restoreOrganisation,
  saveClient,
} from '@tributary/sdk'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { keepHouse } from '../../src/app/housekeeping.ts'
import {
  erasedTables,
  keptTables,
  restoredTables,
} from '../../src/organisations/deleted/organisation-tables.ts'
import { sealedColumns } from '../../src/storage/sealed-columns.ts'
import { ensureSchema } from '../../src/sync/targets/postgres/own-schema.ts'
import { emailOf, type Name } from '../support/backend.ts'
import { insertRun } from '../support/insert-run.ts'
import { mailsOf } from '../support/outbox.ts'
import { type ScimWorld, scimWorld } from '../support/scim-world.ts'
import { failureOf, statusOf } from '../support/sdk-client.ts'

// No one and nothing may reach a deleted organisation, and none of its credentials may remain.

const DAY_MS = 24 * 3_600_000

let world: ScimWorld
let acme: string
beforeEach(async () => {
  world = await scimWorld()
  acme = String(world.acme)
})
afterEach(() => world.backend.close())

const db = () => world.backend.storage.db
const deleteAs = (name: Name, orgId = acme, typed = 'acme Traders') =>
  deleteOrganisation(world.as(name), { params: { orgId }, body: { name: typed } })
const restoreAs = (name: Name) => restoreOrganisation(world.as(name), { params: { id: acme } })

/** Counts the rows of an organisation by table; tables without any are left out. */
async function rowsOf(organisationId: string, tables: readonly string[]) {
  const counts: Record<string, number> = {}
  for (const table of tables) {
    const { rows } = await sql<{ rows: number }>`
      select count(*)::int as rows from ${sql.id(table)} where organisation_id = ${organisationId}`.execute(
      db(),
    )
    if (rows[0]?.rows) counts[table] = rows[0].rows
  }
  return counts
}

const restored = restoredTables.map(({ table }) => table).filter((table) => table !== 'organisations')
const addSecretive = () => world.newFtp('Shop files')

describe('a deleted organisation', () => {
  it('has no row left in the tables of organisations [ORG-23]', async () => {
    const connectorId = await addSecretive()
    await insertRun(world.backend, { organisationId: acme, connectorId, state: 'queued', at: new Date() })
    await deleteAs('olga')
    expect(await rowsOf(acme, [...restored, ...erasedTables])).toEqual({})
    expect(await rowsOf(String(world.birch), ['connectors', 'user_organisations'])).not.toEqual({})
  })

  it('leaves no credential behind [ORG-23]', async () => {
    await addSecretive()
    await deleteAs('olga')
    const rows = await db().selectFrom('deleted_organisation_rows').selectAll().execute()
    const columns = new Map(sealedColumns.map(({ table, column }) => [String(table), column]))
    const sealed = rows.filter(
      ({ table_name, row }) => Reflect.get(row, columns.get(table_name) ?? '-') != null,
    )
    expect(sealed).toEqual([])
    expect(rows.some(({ table_name }) => table_name === 'connector_properties')).toBe(true)
    expect(JSON.stringify(rows)).not.toContain('ftp.password')
  })

  it('is in no list of its administrator, its members or the installation [ORG-23]', async () => {
    const connector = { params: { id: await addSecretive() } }
    await deleteAs('olga')
    for (const name of ['sue', 'olga', 'una'] as const) {
      const names = (await listOrganisations(world.as(name))).map(({ companyName }) => companyName)
      expect(names).not.toContain('acme Traders')
    }
    for (const name of ['sue', 'olga'] as const) {
      expect((await listClients(world.as(name))).map(({ id }) => id)).not.toContain(acme)
      expect(await statusOf(getConnector(world.as(name), connector))).toBe(404)
    }
  })

  it('is unknown to calls that name it [ORG-23]', async () => {
    await deleteAs('olga')
    const path = `/business2cloud/clients/${acme}/connector-types`
    expect((await (await world.backend.as('olga')).call('GET', path)).statusCode).toBe(403)
    expect((await (await world.backend.as('sue')).call('GET', path)).statusCode).toBe(404)
    expect(await listConnectorTypes(world.as('olga'))).not.toEqual([])
  })

  it('refuses its directory and its tokens [ORG-23]', async () => {
    const body = { name: 'Own', scope: 'administer' as const, days: 30, organisationIds: [acme] }
    const { data } = await createOwnToken(world.as('olga'), { body })
    const withToken = (method: 'GET' | 'DELETE', url: string) =>
      world.backend.app.inject({ method, url, headers: { authorization: `Bearer ${data.secret}` } })
    expect((await withToken('DELETE', `/backend/organisations/${acme}`)).statusCode).toBe(403)
    expect((await world.scim('GET', '/Users')).statusCode).toBe(200)
    await deleteAs('olga')
    expect((await world.scim('GET', '/Users')).statusCode).toBe(403)
    expect((await withToken('GET', '/backend/organisations')).json()).toEqual([])
  })

  it('keeps its key and its schema from others [ORG-24]', async () => {
    await deleteAs('olga')
    const save = (body: { key: string; name: string; code: string }) =>
      failureOf(saveClient(world.as('adam'), { body }))
    expect(await save({ key: 'acme-traders', name: 'Mine', code: 'mine' })).toEqual([
      409,
      'This key belongs to another organisation.',
    ])
    expect(await save({ key: 'other', name: 'Mine', code: 'acme' })).toEqual([
      409,
      'This schema is already in use. Choose another one.',
    ])
  })
})

describe('deleting an organisation', () => {
  it('is refused to other administrators, to members and with another name [ORG-21]', async () => {
    const cedar = String(await world.backend.idOf('organisations', 'Cedar & Co'))
    expect(await statusOf(deleteAs('olga', cedar, 'Cedar & Co'))).toBe(403)
    expect(await statusOf(deleteAs('eli'))).toBe(403)
    expect(await failureOf(deleteAs('olga', acme, 'Birch Ltd'))).toEqual([
      400,
      'This is not the name of the organisation.',
    ])
    expect(await db().selectFrom('deleted_organisations').selectAll().execute()).toEqual([])
  })

  it('finds nothing to delete a second time [ORG-23]', async () => {
    await deleteAs('olga')
    expect(await statusOf(deleteAs('sue'))).toBe(404)
  })

  it('needs another organisation in the installation [ORG-22]', async () => {
    await deleteAs('sue', String(world.birch), 'Birch Ltd')
    await deleteAs('sue', String(await world.backend.idOf('organisations', 'Cedar & Co')), 'Cedar & Co')
    expect(await failureOf(deleteAs('sue'))).toEqual([
      409,
      'This is the only organisation. Add another one before you delete it.',
    ])
  })

  it('is recorded and mailed to its administrators [ORG-21]', async () => {
    await deleteAs('olga')
    const [mail] = await mailsOf(world.backend, emailOf('olga'), 'organisation-deleted')
    expect(mail).toMatchObject({ companyName: 'acme Traders', change: 'deleted', by: 'Olga Oak' })
    const entries = await db()
      .selectFrom('audit_log')
      .select(['action', 'target'])
      .where('action', '=', 'organisations.deleted')
      .execute()
    expect(entries).toEqual([{ action: 'organisations.deleted', target: acme }])
  })
})

describe('restoring an organisation', () => {
  it('brings back members, structure and connectors, with paused schedules [ORG-24]', async () => {
    await addSecretive()
    const before = await rowsOf(acme, restored)
    const structure = () =>
      db()
        .selectFrom('group_users')
        .selectAll()
        .where('organisation_id', '=', acme)
        .orderBy('user_id')
        .execute()
    const links = await structure()
    await deleteAs('olga')
    await restoreAs('olga')
    const { connector_properties, ...after } = await rowsOf(acme, restored)
    const { connector_properties: properties = 0, ...rest } = before
    expect(after).toEqual(rest)
    expect(connector_properties).toBeLessThan(properties)
    expect(await structure()).toEqual(links)
    const running = await db()
      .selectFrom('connectors')
      .select('id')
      .where('organisation_id', '=', acme)
      .where('schedule', 'is not', null)
      .where('paused_at', 'is', null)
      .execute()
    expect(running).toEqual([])
    expect((await listOrganisations(world.as('una'))).map(({ id }) => id)).toContain(acme)
    expect(await listDeletedOrganisations(world.as('olga'))).toEqual([])
  })

  it('leaves out members who were removed meanwhile [ORG-24]', async () => {
    await deleteAs('olga')
    const una = await world.backend.idOf('users', 'Una')
    await db().updateTable('users').set({ removed_at: new Date() }).where('id', '=', una).execute()
    await restoreAs('olga')
    const members = await db()
      .selectFrom('user_organisations')
      .select('user_id')
      .where('organisation_id', '=', acme)
      .execute()
    expect(members.map(({ user_id }) => user_id)).not.toContain(una)
    expect(members).not.toEqual([])
  })

  it('is refused to administrators who did not belong to it [ORG-24]', async () => {
    const cedar = String(await world.backend.idOf('organisations', 'Cedar & Co'))
    await deleteAs('sue', cedar, 'Cedar & Co')
    expect(await listDeletedOrganisations(world.as('olga'))).toEqual([])
    const restore = restoreOrganisation(world.as('olga'), { params: { id: cedar } })
    expect(await statusOf(restore)).toBe(404)
    expect(await listDeletedOrganisations(world.as('sue'))).toMatchObject([{ name: 'Cedar & Co' }])
  })
})

describe('30 days after the deletion', () => {
  it('everything is erased, its schema too, and an entry names no one [ORG-25]', async () => {
    const { storage, clock } = world.backend
    await storage.withConnection((connection) => ensureSchema(connection, 'acme', acme))
    await deleteAs('olga')
    await keepHouse(db(), new Date(clock.now.getTime() + 29 * DAY_MS))
    expect(await db().selectFrom('deleted_organisations').selectAll().execute()).toHaveLength(1)
    await keepHouse(db(), new Date(clock.now.getTime() + 31 * DAY_MS))
    expect(await rowsOf(acme, ['deleted_organisations', 'deleted_organisation_rows'])).toEqual({})
    const { rows } = await sql`select from pg_namespace where nspname = 'acme'`.execute(db())
    expect(rows).toEqual([])
    const erased = db()
      .selectFrom('audit_log')
      .select(['actor_id', 'detail'])
      .where('action', '=', 'organisations.erased')
    expect(await erased.execute()).toEqual([{ actor_id: null, detail: null }])
  })
})

it('has a rule for every table with an organisation', async () => {
  const { rows } = await sql<{ table: string }>`
    select c.relname::text as table from pg_class c join pg_attribute a on a.attrelid = c.oid
    where a.attname = 'organisation_id' and c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace`.execute(
    db(),
  )
  const ruled = [...restored, ...erasedTables, ...keptTables]
  expect(rows.map(({ table }) => table).toSorted()).toEqual(ruled.toSorted())
})
