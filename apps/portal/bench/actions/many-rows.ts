import pg from 'pg'

/** A part of the rows, for a quick try: 1 by default. */
const scale = Number(process.env.ACTIONS_SCALE ?? 1)

const rows = (count: number) => Math.max(1, Math.round(count * scale))

/** The rows of one organisation. A connector has twenty runs, and one area in ten has its own links. */
export const counts = {
  areas: rows(10_000),
  subareas: rows(1_000),
  connectors: rows(5_000),
  users: rows(10_000),
  runsOfEach: 20,
  auditRows: rows(1_000_000),
}

const acme = `(select id from organisations where company_name = 'acme Traders')`

const structure = `with
  parts as (insert into subareas (organisation_id, name, name_key)
    select ${acme}, 'Part ' || n, 'part ' || n from generate_series(1, ${counts.subareas}) n returning id, organisation_id, name),
  regions as (insert into areas (organisation_id, name, name_key, automatic)
    select ${acme}, 'Region ' || n, 'region ' || n, n % 10 > 0 from generate_series(0, ${counts.areas - 1}) n
    returning id, organisation_id, name, automatic)
  insert into area_subareas (organisation_id, area_id, subarea_id)
    select regions.organisation_id, regions.id, parts.id from regions, parts
    where not regions.automatic and (regions.name = 'Region 0' or parts.name ~ '^Part 1?[0-9]$')`

const users = `with added as (insert into users (email, email_key, email_status, first_name, last_name, role_id)
    select 'user' || n || '@bench.example', 'user' || n || '@bench.example', email_status, 'User', 'Number ' || n, role_id
    from generate_series(1, ${counts.users}) n, users where first_name = 'Una' returning id)
  insert into user_organisations (organisation_id, user_id) select ${acme}, id from added`

const connectors = `insert into connectors (organisation_id, connector_type_id, key, name, original_name, status)
  select ${acme}, id, 'bench-' || n, 'Files ' || n, 'Files ' || n, 'CONNECTED'
  from generate_series(1, ${counts.connectors}) n, connector_types where type = 'ftp'`

// A thousand users on one connector, three on every other.
const assigned = `with members as (select row_number() over (order by id) as n, id from users where email like '%@bench.example'),
    cards as (select row_number() over (order by key) as n, id, organisation_id, key from connectors where key like 'bench-%')
  insert into connector_users (organisation_id, connector_id, user_id)
    select cards.organisation_id, cards.id, members.id from cards join members
      on members.n <= case when cards.key = 'bench-1' then 1000 else 3 end`

// One run in ten has failed.
const runs = `insert into refresh_runs (organisation_id, connector_id, state, trigger, full_sync, triggered_at, started_at,
    completed_at, detail, error, cause, rows)
  select organisation_id, id, case when failed then 'failed' else 'succeeded' end, 'automatic', false, at, at,
    at + interval '1 minute', 'orders.csv: 1,204 rows', case when failed then 'Wrong password.' end,
    case when failed then 'sign-in-refused' end, 1204
  from connectors, generate_series(1, ${counts.runsOfEach}) hour,
    lateral (select now() - hour * interval '1 hour' as at, (hour + length(name)) % 10 = 0 as failed) run
  where key like 'bench-%'`

// No screen reads the chain of the log, so its triggers may rest.
const audit = `alter table audit_log disable trigger user;
  insert into audit_log (at, organisation_id, action, target, detail)
    select now() - n * interval '1 second', ${acme}, 'connector.refreshed', n::text, '{"after": {"fullSync": false}}'
    from generate_series(1, ${counts.auditRows}) n;
  alter table audit_log enable trigger user`

/** Fills the database of a demo server with many rows. */
export async function fill(databaseUrl: string): Promise<void> {
  const database = new pg.Client({ connectionString: databaseUrl })
  await database.connect()
  try {
    for (const statement of [structure, users, connectors, assigned, runs, audit, 'analyze'])
      await database.query(statement)
  } finally {
    await database.end()
  }
}
