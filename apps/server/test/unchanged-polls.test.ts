import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest'
import { openStorage } from '../src/storage/open-storage.ts'
import { type Backend, type Browser, startBackend } from './support/backend.ts'
import { roundTripsOf } from './support/round-trips.ts'
import { newDatabase } from './support/test-storage.ts'

let backend: Backend
let acme: string
let birch: string
let olga: Browser
let una: Browser
beforeAll(async () => {
  backend = await startBackend()
  acme = await backend.idOf('organisations', 'acme Traders')
  birch = await backend.idOf('organisations', 'Birch Ltd')
  ;[olga, una] = [await backend.as('olga'), await backend.as('una')]
  await listening(backend)
})
afterAll(() => backend.close())

/** Waits until the server counts changes. */
const listening = ({ storage }: Backend) =>
  vi.waitFor(() => expect(storage.changeCounts?.of(acme)).toBeDefined())

const listOf = (organisation: string) => `/business2cloud/clients/${organisation}/connectors/ftp`

const load = async (browser: Browser, path: string) => String((await browser.call('GET', path)).headers.etag)

const poll = (browser: Browser, path: string, tag: string) =>
  browser.call('GET', path, { headers: { 'if-none-match': tag, 'x-tributary-background': '1' } })

const statusOfPoll = async (...request: Parameters<typeof poll>) => (await poll(...request)).statusCode

describe('a poll', () => {
  it('gets 304 without a body after one round trip while nothing has changed', async () => {
    const tag = await load(olga, listOf(acme))
    const trips = await roundTripsOf(async () => {
      const answer = await poll(olga, listOf(acme), tag)
      expect([answer.statusCode, answer.body, answer.headers.etag]).toEqual([304, '', tag])
    })
    expect(trips).toHaveLength(1)
  })

  it.each([
    ['connectors', () => `/business2cloud/clients/${acme}/connectors`],
    ['areas', () => `/areas?orgId=${acme}`],
    ['users', () => `/users?orgId=${acme}`],
    ['security groups', () => `/permission-groups?orgId=${acme}`],
  ])('of %s gets 304', async (_, path) => {
    expect(await statusOfPoll(olga, path(), await load(olga, path()))).toBe(304)
  })

  it('of another user, or of another address, gets 200', async () => {
    const tag = await load(olga, listOf(acme))
    expect(await statusOfPoll(una, listOf(acme), tag)).toBe(200)
    expect(await statusOfPoll(olga, `/business2cloud/clients/${acme}/connectors`, tag)).toBe(200)
  })

  it('gets 200 if it is not marked as one', async () => {
    const tag = await load(olga, listOf(acme))
    const reload = await olga.call('GET', listOf(acme), { headers: { 'if-none-match': tag } })
    expect(reload.statusCode).toBe(200)
  })

  it('gets 304 with an API token even if it is not marked as one', async () => {
    const body = { Name: 'A script', Scope: 'read', Days: 1, OrganisationIds: null }
    const created = await olga.call('POST', '/me/tokens', { body })
    const program = backend.browser()
    program.accessToken = created.json().data.Secret
    const tag = await load(program, listOf(acme))
    const again = await program.call('GET', listOf(acme), { headers: { 'if-none-match': tag } })
    expect([again.statusCode, tag === (await load(olga, listOf(acme)))]).toEqual([304, false])
  })

  it('of a list that is not announced has no tag', async () => {
    const insights = await (await backend.as('sue')).call('GET', '/business2cloud/connectors/insights')
    expect([insights.statusCode, insights.headers.etag]).toEqual([200, undefined])
  })
})

describe('after a change', () => {
  let before: string | undefined
  let beforeInBirch: string | undefined
  beforeEach(() => {
    before = backend.storage.changeCounts?.of(acme)
    beforeInBirch = backend.storage.changeCounts?.of(birch)
  })

  const changed = () => expect.poll(() => backend.storage.changeCounts?.of(acme)).not.toBe(before)
  const change = (statement: ReturnType<typeof sql>) => statement.execute(backend.storage.db)

  it('gets 200 with the new rows, and only in that organisation', async () => {
    const path = `/areas?orgId=${acme}`
    const tag = await load(olga, path)
    await olga.call('POST', '/areas', { body: { name: 'Tasmania', comOrganisationId: acme } })
    await changed()
    const answer = await poll(olga, path, tag)
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toContain('Tasmania')
    expect(await statusOfPoll(olga, path, String(answer.headers.etag))).toBe(304)
    expect(backend.storage.changeCounts?.of(birch)).toBe(beforeInBirch)
  })

  it('of a write that was rolled back is not announced', async () => {
    const failing = backend.storage.db.transaction().execute(async (trx) => {
      await trx.updateTable('areas').set({ name: 'Nowhere' }).execute()
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    await change(sql`update areas set name = name where organisation_id = ${birch}`)
    await change(sql`update connectors set name = name where organisation_id = ${birch}`)
    await expect.poll(() => backend.storage.changeCounts?.of(birch)).not.toBe(beforeInBirch)
    expect(backend.storage.changeCounts?.of(acme)).toBe(before)
  })

  it('of the progress of a run gets 200, but not of its lease', async () => {
    const { id } = await backend.storage.db
      .selectFrom('refresh_runs')
      .select('id')
      .where('organisation_id', '=', acme)
      .executeTakeFirstOrThrow()
    await change(sql`update refresh_runs set lease_until = now() where id = ${id}`)
    await change(sql`update connectors set name = name where organisation_id = ${birch}`)
    await expect.poll(() => backend.storage.changeCounts?.of(birch)).not.toBe(beforeInBirch)
    expect(backend.storage.changeCounts?.of(acme)).toBe(before)
    await change(sql`update refresh_runs set detail = 'orders.csv: 40,000 rows' where id = ${id}`)
    await changed()
  })

  it('of a connector is announced in the organisations it is shown to', async () => {
    const connector = await backend.storage.db
      .selectFrom('connectors')
      .select('id')
      .where('organisation_id', '=', birch)
      .executeTakeFirstOrThrow()
    await change(sql`insert into connector_organisations (organisation_id, connector_id, shown_to)
      values (${birch}, ${connector.id}, ${acme})`)
    await changed()
    before = backend.storage.changeCounts?.of(acme)
    await change(sql`update connectors set name = 'Renamed' where id = ${connector.id}`)
    await changed()
    before = backend.storage.changeCounts?.of(acme)
    await change(sql`insert into refresh_runs (organisation_id, connector_id, state, trigger, full_sync, triggered_at)
      values (${birch}, ${connector.id}, 'queued', 'manual', false, now())`)
    await changed()
  })

  it.each([
    ['name of a user', () => sql`update users set first_name = 'Ulla' where first_name = 'Una'`],
    [
      'name of an organisation',
      () => sql`update organisations set company_name = company_name || '!' where id = ${birch}`,
    ],
  ])('of the %s gets 200', async (_, statement) => {
    await change(statement())
    await changed()
  })

  it('of the last sign-in of a member concerns only the list of users', async () => {
    const [usersList, areasList] = [`/users?orgId=${acme}`, `/areas?orgId=${acme}`]
    const [ofUsers, ofAreas] = [await load(olga, usersList), await load(olga, areasList)]
    await change(sql`update users set last_signed_in_at = now() where first_name = 'Ulla'`)
    await expect.poll(() => statusOfPoll(olga, usersList, ofUsers)).toBe(200)
    expect(await statusOfPoll(olga, areasList, ofAreas)).toBe(304)
  })

  it('of the role of the caller gets 200', async () => {
    const tag = await load(olga, `/users?orgId=${acme}`)
    await change(
      sql`update users set role_id = (select id from roles where level = 1 limit 1) where first_name = 'Olga'`,
    )
    expect(await statusOfPoll(olga, `/users?orgId=${acme}`, tag)).toBe(200)
  })
})

/** Tables whose rows are in no list that has a tag. */
const unannounced = [
  'access_records',
  'alert_channels',
  'alerts',
  'api_token_organisations',
  'approvals',
  'audit_log',
  'authorisations',
  'connector_licences',
  'database_credentials',
  'deleted_organisation_rows',
  'deleted_organisations',
  'events',
  'external_identities',
  'external_sign_ups',
  'hidden_first_runs',
  'invitation_connectors',
  'invitation_groups',
  'invitations',
  'mail_domains',
  'reconnect_links',
  'saved_filters',
  'scim_failures',
  'scim_groups',
  'scim_settings',
  'scim_users',
  'sign_in_policies',
  'sign_in_providers',
  'structure_change_rows',
  'structure_changes',
  'structure_states',
  'sync_files',
  'webhook_connectors',
  'webhook_deliveries',
  'webhooks',
  'xero2sql_tenants',
  'xero2sql_token_tenants',
  'xero2sql_tokens',
]

it('is announced for every table of an organisation, unless no list depends on it', async () => {
  const { rows } = await sql<{ table: string }>`
    select c.relname as table from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attname = 'organisation_id'
    where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace and (
      select count(*) from pg_trigger t where t.tgrelid = c.oid and t.tgname in
        ('announce_inserts', 'announce_updates', 'announce_deletes')) < 3
    order by 1`.execute(backend.storage.db)
  expect(rows.map(({ table }) => table)).toEqual(unannounced)
})

describe.runIf(inject('postgresUrl'))('with several servers', () => {
  let servers: [Backend, Backend]
  let databaseUrl: string
  beforeEach(async () => {
    databaseUrl = await newDatabase(inject('postgresUrl'), inject('postgresTemplates').demo)
    const server = async () =>
      startBackend({}, { storage: await openStorage({ kind: 'postgres', databaseUrl }) })
    servers = [await server(), await server()]
    acme = await servers[0].idOf('organisations', 'acme Traders')
    await Promise.all(servers.map(listening))
  })
  afterEach(() => Promise.all(servers.map((server) => server.close())))

  it('gets the change of one server from the other', async () => {
    const [a, b] = servers
    const [onA, onB] = [await a.as('olga'), await b.as('olga')]
    const path = `/areas?orgId=${acme}`
    const tag = await load(onB, path)
    expect(await statusOfPoll(onB, path, tag)).toBe(304)
    await onA.call('POST', '/areas', { body: { name: 'Wales', comOrganisationId: acme } })
    await expect.poll(() => statusOfPoll(onB, path, tag)).toBe(200)
    expect((await poll(onB, path, tag)).body).toContain('Wales')
  })

  it('gets no 304 for a tag from before the connection for notifications was lost', async () => {
    const [server] = servers
    const browser = await server.as('olga')
    const path = `/areas?orgId=${acme}`
    const tag = await load(browser, path)
    const before = server.storage.changeCounts?.of(acme)
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query ilike 'listen%'`.execute(server.storage.db)
    await expect.poll(() => server.storage.changeCounts?.of(acme), { timeout: 30_000 }).not.toBe(before)
    expect(await statusOfPoll(browser, path, tag)).toBe(200)
    await expect.poll(() => server.storage.changeCounts?.of(acme), { timeout: 30_000 }).toBeDefined()
    expect(await statusOfPoll(browser, path, await load(browser, path))).toBe(304)
  })
})
