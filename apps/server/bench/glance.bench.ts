import type { StorageConnection } from '../src/storage/storage.ts'
import { compareList, withBenchPlace } from './compare-list.ts'
import { insertCrowd } from './crowd.ts'

// Compares the list of an organisation's connectors, and the history of their refreshes, with a plain read of the rows
// that a client without these calls would need.

const CONNECTORS = Number(process.env.BENCH_ROWS ?? 5_000)
const DAYS = 14
const RUNS_A_DAY = 4

/** Connectors with two users each, and a history in which every seventh run failed. */
async function fill({ query }: StorageConnection, organisationId: string) {
  await query(
    `insert into connectors (organisation_id, connector_type_id, key, name, original_name, status, schedule)
      select $1, (select id from connector_types where type = 'ftp'), 'glance-' || n, 'Files of branch ' || n,
        'Files of branch ' || n, 'CONNECTED', '0 */6 * * *'
      from generate_series(1, $2::integer) n`,
    [organisationId, CONNECTORS - 20],
  )
  await query(
    `insert into connector_users (organisation_id, connector_id, user_id)
      select $1, connectors.id, member.user_id from connectors
      cross join (select user_id from user_organisations where organisation_id = $1 limit 2) member
      where organisation_id = $1 on conflict do nothing`,
    [organisationId],
  )
  await query(
    `insert into refresh_runs (organisation_id, connector_id, state, trigger, full_sync, triggered_at, started_at,
        completed_at, detail, error, cause, rows)
      select $1, connectors.id, state, 'automatic', false, at, at, at + interval '71 seconds',
        'orders.csv: 40,000 rows, customers.csv: 1,200 rows', case when state = 'failed' then 'Wrong password.' end,
        case when state = 'failed' then 'sign-in-refused' end, 41200
      from connectors
      cross join generate_series(0, $2::integer - 1) n
      cross join lateral (select now() - n * interval '1 day' / $3::integer - interval '1 minute' as at,
        case when (n + hashtext(connectors.key)) % 7 = 0 then 'failed' else 'succeeded' end as state) run
      where organisation_id = $1
      -- As over time: the runs of a connector are not next to each other.
      order by n desc`,
    [organisationId, DAYS * RUNS_A_DAY, RUNS_A_DAY],
  )
}

const bareConnectors = `select connectors.*, run.* from connectors
  left join lateral (select * from refresh_runs where connector_id = connectors.id order by triggered_at desc limit 1) run on true
  where connectors.organisation_id = $1`
const bareRuns = `select id, connector_id, state, triggered_at, started_at, completed_at, rows from refresh_runs
  where organisation_id = $1 and triggered_at >= now() - interval '14 days'`

await withBenchPlace(
  'glance',
  async (connection) => {
    const id = await insertCrowd(connection, 'glance', 10)
    await fill(connection, id)
    return id
  },
  async (place) => {
    const clients = `/backend/business2cloud/clients/${place.organisationId}`
    const compare = (name: string, path: string, floor: string) =>
      compareList(place, {
        name,
        url: `${clients}/${path}`,
        bareRows: () => place.storage.withConnection(({ query }) => query(floor, [place.organisationId])),
      })
    await compare(`list of ${CONNECTORS} connectors`, 'connectors', bareConnectors)
    const history = (query: string) => `refresh-history?zone=Europe/Copenhagen&${query}`
    await compare(`history of 14 days, ${CONNECTORS} connectors`, history('bucket=day&count=14'), bareRuns)
    await compare(`history of 24 hours, ${CONNECTORS} connectors`, history('bucket=hour&count=24'), bareRuns)
  },
)
