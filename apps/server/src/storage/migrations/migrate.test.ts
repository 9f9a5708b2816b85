import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterEach, describe, expect, inject, it } from 'vitest'
import { newDatabase, testStorage } from '../../../test/support/test-storage.ts'
import { openStorage, openUnmigrated } from '../open-storage.ts'
import { openEmbedded } from '../pglite/embedded-storage.ts'
import type { Storage } from '../storage.ts'
import { appliedMigrations } from './applied-migrations.ts'
import { compareSchema, migrate, migrateTo } from './migrate.ts'
import { migrations } from './migrations.ts'

const names = Object.keys(migrations).sort()
/** The last migration that was recorded by position. */
const LAST_POSITION = names.indexOf('023-idempotency-keys') + 1

let storage: Storage
afterEach(() => storage.close())

/** Records the first migrations by position, as servers did before migrations had names, and removes what came later. */
const recordPositions = (count: number) =>
  storage.withConnection(({ query }) =>
    query(`
      drop function announce_rows, announce_connectors, announce_shown, announce_all, announce_run, announce_user,
        announce_sign_in, leave_saved_filters, note_run_event, note_refused_grant, note_waiting_approval,
        note_synchronised_structure, note_row, note_access, note_membership, note_user, link_access_change,
        access_hash, access_key, access_facts, delete_access_before, announce_memberships, members_elsewhere cascade;
      alter table external_identities drop column sign_in_provider_id;
      alter table external_sign_ups drop column sign_in_provider_id;
      drop table kysely_migration, kysely_migration_lock, source_rate_limits, custom_source_versions, custom_sources,
        authorised_sources, saved_filters, api_token_organisations, api_tokens,
        audit_anchor, maintenance_runs, events, webhook_connectors, webhook_deliveries, webhooks,
        alerts, alert_channels, alert_settings, scim_users, scim_groups, authenticators, recovery_codes,
        passkeys, passkey_challenges,
        invitation_groups, invitation_connectors, invitations, sign_in_providers, mail_domains,
        structure_changes, structure_change_rows, hidden_first_runs, scim_settings, scim_failures,
        sign_in_policies, access_anchor, access_chain, access_records, access_changes,
        deleted_organisation_rows, deleted_organisations;
      drop policy own_rows on external_identities;
      alter table external_identities drop column organisation_id, drop column confirmed_at;
      alter table external_sign_ups drop column provider_organisation_id;
      alter table sessions drop column authenticated_at, drop column factor, drop column factor_at,
        drop column network, drop column view_user_id, drop column view_organisation, drop column view_until,
        drop column view_ended_at;
      alter table authorisations drop column link_id;
      alter table authorisations alter column session_id set not null;
      alter table provider_grants drop column authorised_address;
      drop table reconnect_links;
      drop function delete_audit_before;
      drop index audit_log_of_organisation, audit_log_by_actor, audit_log_by_target;
      alter table users drop column kind, drop column language;
      drop index connector_properties_custom_source;
      drop index refresh_runs_by_time;
      alter table connectors drop column paused_at;
      alter table refresh_runs drop column left_out, drop column left_out_cause, drop column stuck_at,
        drop column request_id, drop column traceparent;
      alter table outbox drop column request_id, drop column traceparent;
      alter table authorisations drop column connector_id, drop column source_hash;
      delete from schema_versions;
      insert into schema_versions (version, name, applied_at)
        select position, 'a sentence', now() - position * interval '1 second'
        from generate_series(1, ${count}) position`),
  )

describe('a database whose migrations are recorded by position', () => {
  it('records them by name, and does not run them again', async () => {
    storage = await testStorage()
    await recordPositions(LAST_POSITION)
    await migrate(storage)
    expect(await appliedMigrations(storage.db)).toEqual(names)
    expect(await compareSchema(storage.db)).toEqual({ unknown: false, missing: false })
  })

  it('runs the migrations that are missing', async () => {
    storage = await testStorage()
    await sql`drop table idempotency_keys`.execute(storage.db)
    await recordPositions(LAST_POSITION - 1)
    await migrate(storage)
    expect(await appliedMigrations(storage.db)).toEqual(names)
    await expect(storage.db.selectFrom('idempotency_keys').select('id').execute()).resolves.toEqual([])
  })

  it('is too new for a server that records positions', async () => {
    storage = await testStorage()
    await recordPositions(LAST_POSITION)
    await migrate(storage)
    const { rows } = await sql<{ version: number }>`
      select max(version)::integer as version from schema_versions`.execute(storage.db)
    expect(rows[0]?.version).toBeGreaterThan(LAST_POSITION)
  })

  it.runIf(inject('postgresUrl'))('is upgraded once by servers that start together', async () => {
    const databaseUrl = await newDatabase(inject('postgresUrl'), inject('postgresTemplates').empty)
    const open = () => openStorage({ kind: 'postgres', databaseUrl })
    storage = await open()
    await recordPositions(LAST_POSITION)
    const servers = await Promise.all([open(), open(), open(), open()])
    expect(await appliedMigrations(storage.db)).toEqual(names)
    await Promise.all(servers.map((server) => server.close()))
  })

  it.runIf(inject('postgresUrl'))('may lack a migration that is earlier than its last one', async () => {
    const databaseUrl = await newDatabase(inject('postgresUrl'), 'template0')
    storage = await openUnmigrated({ kind: 'postgres', databaseUrl })
    const lacking = names.filter((name) => !['041-session-places', '042-passkeys'].includes(name))
    await storage.withConnection(({ db }) => migrateTo(db, lacking))
    await migrate(storage)
    expect(await appliedMigrations(storage.db)).toEqual(names)
  })

  it.runIf(inject('postgresUrl'))('is created once by servers that start together', async () => {
    const databaseUrl = await newDatabase(inject('postgresUrl'), 'template0')
    const open = () => openStorage({ kind: 'postgres', databaseUrl })
    const [first, ...others] = await Promise.all([open(), open(), open(), open()])
    storage = first
    expect(await appliedMigrations(storage.db)).toEqual(names)
    await Promise.all(others.map((server) => server.close()))
  })
})

it.runIf(!inject('postgresUrl'))('upgrades a data directory of commit e321d75', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'tributary-upgrade-'))
  const image = new URL('../../../test/fixtures/data-dir-before-named-migrations.tar.br', import.meta.url)
  await (await openEmbedded(dataDir, new Blob([brotliDecompressSync(readFileSync(image))]))).close()

  storage = await openStorage({ kind: 'pglite', dataDir })
  expect(await appliedMigrations(storage.db)).toEqual(names)
  const people = storage.db.selectFrom('users').select('first_name').where('password_hash', 'is not', null)
  expect((await people.orderBy('first_name').execute()).map((person) => person.first_name)).toEqual([
    'Adam',
    'Eli',
    'Olga',
    'Sue',
    'Una',
  ])
})
