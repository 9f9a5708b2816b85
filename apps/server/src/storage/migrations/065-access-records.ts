import type { Migration } from 'kysely/migration'
import { protectedTables } from './protected-tables.ts'
import { runStatements } from './run-statements.ts'

/** The tables that decide who has access to what: their keys, and the columns that are recorded. */
const recorded: Readonly<Record<string, { key: string; columns: string }>> = {
  connectors: { key: 'id', columns: 'name status' },
  connector_users: { key: 'connector_id user_id', columns: 'connector_id user_id' },
  areas: { key: 'id', columns: 'name status_id automatic' },
  subareas: { key: 'id', columns: 'name status_id' },
  area_subareas: { key: 'area_id subarea_id', columns: 'area_id subarea_id' },
  versions: { key: 'id', columns: 'name status_id' },
  milestones: { key: 'id', columns: 'name status_id version_id' },
  helper_tables: { key: 'id', columns: 'name status_id' },
  entities: { key: 'id', columns: 'name' },
  security_groups: { key: 'id', columns: 'name status_id' },
  group_area_grants: { key: 'group_id area_id subarea_id', columns: 'group_id area_id subarea_id' },
  group_milestone_grants: {
    key: 'group_id version_id milestone_id',
    columns: 'group_id version_id milestone_id',
  },
  group_users: { key: 'group_id user_id', columns: 'group_id user_id' },
  helper_table_users: { key: 'helper_table_id user_id', columns: 'helper_table_id user_id' },
  entity_users: { key: 'entity_id user_id', columns: 'entity_id user_id' },
  user_entity_modes: { key: 'user_id', columns: 'apply_for' },
}

/** The columns of a user. Anything else, such as the hash of the password, is not recorded. */
const USER = `'{first_name,last_name,email,role_id,status_id,kind}'::text[]`

/**
 * Records every change of who has access to what, so that the access at any past time can be read: after each statement, the
 * rows as they are then, or null for a deleted one. A user is recorded once for each organisation, with the item `users`. The
 * records only grow, and a chain of hashes shows whether they were changed, as that of the audit log does.
 */
export const accessRecords: Migration = {
  up: (db) =>
    runStatements(db, [
      ...tables,
      ...protectedTables('access_records'),
      ...functions,
      ...triggersOn('user_organisations', 'insert', 'delete', 'note_membership()'),
      ...triggersOn('users', 'update', 'note_user()'),
      ...Object.entries(recorded).flatMap(([table, { key, columns }]) =>
        triggersOn(table, 'insert', 'update', 'delete', `note_access('${key}', '${columns}')`),
      ),
      baseline,
    ]),
}

const tables = [
  // The rows of one statement. The state at the beginning has an id below 0, so that every change comes after it.
  `create table access_changes (
    id bigint generated always as identity primary key,
    at timestamptz not null
  )`,
  `create table access_records (
    change_id bigint not null references access_changes,
    at timestamptz not null,
    organisation_id uuid not null,
    item text not null,
    key text not null,
    facts jsonb,
    primary key (organisation_id, item, key, change_id)
  )`,
  `create index access_records_by_change on access_records (change_id)`,
  `create table access_chain (
    position bigint primary key,
    change_id bigint not null unique references access_changes,
    hash bytea not null
  )`,
  // The hash of the last deleted change. Since this time, the records are complete.
  `create table access_anchor (position bigint primary key, hash bytea not null, since timestamptz not null)`,
  `insert into access_anchor values (0, '', clock_timestamp())`,
  ...['access_changes', 'access_records', 'access_chain'].map(
    (table) => `create trigger ${table}_only_grows before update or delete or truncate on ${table}
      for each statement execute function refuse_change()`,
  ),
]

const AS_OWNER = 'security definer set search_path from current'

/**
 * Statements that see the rows of every organisation, because a user may belong to several. Only a superuser may create a
 * function that sets `app.org` by itself.
 */
const inEveryOrganisation = (statements: string) => `
    perform set_config('app.org', '', true);
    ${statements}
    perform set_config('app.org', scope, true);`

const SCOPE = `scope text := coalesce(current_setting('app.org', true), '');`

/** Inserts records, given as a query of organisation_id, key and facts, and the change that they belong to. */
const insertRecords = (item: string, records: string) => `
  with records as materialized (${records}),
  change as (
    insert into access_changes (at) select clock_timestamp() where exists (select from records) returning id, at
  )
  insert into access_records select change.id, change.at, organisation_id, ${item}, key, facts from records, change;`

const triggerFunction = (name: string, statements: string) => `
  create function ${name}() returns trigger language plpgsql ${AS_OWNER} as $$
  declare
    ${SCOPE}
  begin ${inEveryOrganisation(statements)}
    return null;
  end $$`

const factsOf = (rows: string) => `select organisation_id, access_key(to_jsonb(one), tg_argv[0]) as key,
  access_facts(to_jsonb(one), string_to_array(tg_argv[1], ' ')) as facts from ${rows} one`

const changedFacts = `
  with was as materialized (${factsOf('old_rows')}), now as materialized (${factsOf('new_rows')})
  select now.* from now left join was using (organisation_id, key) where was.facts is distinct from now.facts
  union all
  select was.organisation_id, was.key, null from was
    where not exists (select from now where now.organisation_id = was.organisation_id and now.key = was.key)`

const functions = [
  `create function access_key(row_of jsonb, columns text) returns text language sql immutable as $$
    select string_agg(coalesce(row_of->>name, '-'), ' ' order by place)
    from unnest(string_to_array(columns, ' ')) with ordinality as key (name, place)
  $$`,
  `create function access_facts(row_of jsonb, columns text[]) returns jsonb language sql immutable as $$
    select jsonb_object_agg(name, row_of->name) from unnest(columns) as name
  $$`,
  triggerFunction(
    'note_access',
    `if tg_op = 'INSERT' then ${insertRecords('tg_table_name', factsOf('new_rows'))}
    elsif tg_op = 'UPDATE' then ${insertRecords('tg_table_name', changedFacts)}
    else ${insertRecords(
      'tg_table_name',
      `select organisation_id, access_key(to_jsonb(one), tg_argv[0]) as key, null::jsonb as facts from old_rows one`,
    )}
    end if;`,
  ),
  triggerFunction(
    'note_membership',
    `if tg_op = 'INSERT' then ${insertRecords(
      `'users'`,
      `select one.organisation_id, users.id::text as key, access_facts(to_jsonb(users), ${USER}) as facts
        from new_rows one join users on users.id = one.user_id`,
    )}
    else ${insertRecords(
      `'users'`,
      'select organisation_id, user_id::text as key, null::jsonb as facts from old_rows',
    )}
    end if;`,
  ),
  triggerFunction(
    'note_user',
    insertRecords(
      `'users'`,
      `select member.organisation_id, now.id::text as key, access_facts(to_jsonb(now), ${USER}) as facts
        from new_rows now join old_rows was using (id) join user_organisations member on member.user_id = now.id
        where access_facts(to_jsonb(now), ${USER}) <> access_facts(to_jsonb(was), ${USER})`,
    ),
  ),
  // Sorted without regard to the locale, which differs between servers.
  `create function access_hash(before bytea, change access_changes) returns bytea language sql stable as $$
    select sha256(before || convert_to(jsonb_build_array(change.id, extract(epoch from change.at))::text, 'UTF8') || (
      select coalesce(string_agg(sha256(convert_to(jsonb_build_array(
          extract(epoch from record.at), record.organisation_id, record.item, record.key, record.facts)::text, 'UTF8')),
        ''::bytea order by record.organisation_id, record.item collate "C", record.key collate "C"), ''::bytea)
      from access_records record where record.change_id = change.id))
  $$`,
  // At commit, as the chain of the audit log, and after it: writers wait for each other in one order only.
  `create function link_access_change() returns trigger language plpgsql ${AS_OWNER} as $$
  declare
    ${SCOPE}
    latest access_chain;
  begin
    perform pg_advisory_xact_lock(7482903);
    select * into latest from access_chain order by position desc limit 1;
    if latest.position is null then
      select position, 0, hash into latest from access_anchor;
    end if;
    ${inEveryOrganisation('insert into access_chain values (latest.position + 1, new.id, access_hash(latest.hash, new));')}
    return null;
  end $$`,
  `create constraint trigger access_change_is_linked after insert on access_changes
    deferrable initially deferred for each row execute function link_access_change()`,
]

const transition = {
  insert: 'referencing new table as new_rows',
  update: 'referencing old table as old_rows new table as new_rows',
  delete: 'referencing old table as old_rows',
} as const

type Event = keyof typeof transition

/** One trigger for each event, because a trigger of several sees no rows. The last argument is the function. */
function triggersOn(table: string, ...given: [Event, ...Event[], string]): string[] {
  const call = given.at(-1)
  return (given.slice(0, -1) as Event[]).map(
    (event) => `create trigger note_access_${event} after ${event} on ${table} ${transition[event]}
      for each statement execute function ${call}`,
  )
}

/** One change for each list of an organisation, so that none is too long to hash. */
const stateOf = (item: string, source: string, facts: string, key: string) => `
  insert into access_changes (id, at) overriding system value values (next_id, started) returning * into change;
  insert into access_records select change.id, change.at, organisation.id, '${item}', ${key}, ${facts} from ${source};
  next_id := next_id + 1;`

const baseline = `do $$
  declare
    started timestamptz := (select since from access_anchor);
    next_id bigint := -9000000000000000;
    organisation organisations;
    change access_changes;
  begin
    for organisation in select * from organisations order by id loop
      ${stateOf(
        'users',
        `users one join user_organisations member on member.user_id = one.id
          where member.organisation_id = organisation.id`,
        `access_facts(to_jsonb(one), ${USER})`,
        'one.id::text',
      )}
      ${Object.entries(recorded)
        .map(([table, { key, columns }]) =>
          stateOf(
            table,
            `${table} one where one.organisation_id = organisation.id`,
            `access_facts(to_jsonb(one), string_to_array('${columns}', ' '))`,
            `access_key(to_jsonb(one), '${key}')`,
          ),
        )
        .join('')}
    end loop;
  end $$`
