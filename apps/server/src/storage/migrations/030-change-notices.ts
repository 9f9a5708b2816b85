import type { Migration } from 'kysely/migration'
import { runStatements } from './run-statements.ts'

/** Tables with rows that lists of an organisation contain. */
const listed = [
  'area_subareas',
  'areas',
  'connector_authorisations',
  'connector_properties',
  'connector_users',
  'custom_source_versions',
  'custom_sources',
  'entities',
  'entity_users',
  'group_area_grants',
  'group_milestone_grants',
  'group_users',
  'helper_table_users',
  'helper_tables',
  'milestones',
  'organisation_connector_types',
  'provider_grants',
  'security_groups',
  'subareas',
  'user_entity_modes',
  'user_organisations',
  'versions',
  'xero2sql_product_users',
  'xero2sql_products',
]

/** Tables without an organisation that lists of any organisation contain. They seldom change. */
const common = ['authorised_sources', 'connector_types', 'organisations', 'roles', 'statuses']

/**
 * Announces the organisation of each change when it is committed, so that servers know whether a list has changed without
 * reading it. A change of a connector also concerns the organisations it is shown to.
 */
export const changeNotices: Migration = {
  up: (db) =>
    runStatements(db, [
      announcing('announce_rows', `select distinct organisation_id from changed`),
      announcing(
        'announce_connectors',
        `select organisation_id from changed union select shown_to from connector_organisations
          where connector_id in (select id from changed)`,
      ),
      announcing('announce_shown', `select organisation_id from changed union select shown_to from changed`),
      announcing('announce_all', `select '*'`),
      announcing(
        'announce_run',
        `select new.organisation_id union select shown_to from connector_organisations
          where connector_id = new.connector_id`,
      ),
      announcing('announce_user', `select '*'`),
      announcing(
        'announce_sign_in',
        `select 'sign-ins/' || organisation_id from user_organisations where user_id = new.id`,
      ),
      ...listed.flatMap((table) => onEachStatement(table, 'announce_rows')),
      ...onEachStatement('connectors', 'announce_connectors'),
      ...onEachStatement('connector_organisations', 'announce_shown'),
      ...common.flatMap((table) => onEachStatement(table, 'announce_all')),
      // The renewal of a lease concerns no list, and a sign-in only that of users.
      `create trigger announce_inserts after insert on refresh_runs for each row execute function announce_run()`,
      `create trigger announce_updates after update on refresh_runs for each row
        when ((${shownOfRun('old')}) is distinct from (${shownOfRun('new')})) execute function announce_run()`,
      `create trigger announce_deletes after delete on refresh_runs referencing old table as changed
        for each statement execute function announce_rows()`,
      `create trigger announce_updates after update on users for each row
        when ((${shownOfUser('old')}) is distinct from (${shownOfUser('new')})) execute function announce_user()`,
      `create trigger announce_sign_ins after update on users for each row
        when (old.last_signed_in_at is distinct from new.last_signed_in_at) execute function announce_sign_in()`,
    ]),
}

const shownOfRun = (row: string) =>
  [
    'state',
    'started_at',
    'completed_at',
    'detail',
    'error',
    'forbidden',
    'rows',
    'cause',
    'retry_at',
    'cancelled_by',
    'left_out',
    'left_out_cause',
  ]
    .map((column) => `${row}.${column}`)
    .join(', ')

const shownOfUser = (row: string) =>
  ['first_name', 'last_name', 'email', 'role_id', 'status_id', 'microsoft_id', 'removed_at']
    .map((column) => `${row}.${column}`)
    .join(', ')

/** A trigger function that announces the organisations which a query returns. */
const announcing = (name: string, organisations: string) => `create function ${name}() returns trigger
language plpgsql as $$ begin
  perform pg_notify('tributary_changes', organisation::text) from (${organisations}) as changed_in (organisation)
    where organisation is not null;
  return null;
end $$`

const onEachStatement = (table: string, announce: string) => [
  `create trigger announce_inserts after insert on ${table} referencing new table as changed
    for each statement execute function ${announce}()`,
  `create trigger announce_updates after update on ${table} referencing new table as changed
    for each statement execute function ${announce}()`,
  `create trigger announce_deletes after delete on ${table} referencing old table as changed
    for each statement execute function ${announce}()`,
]
