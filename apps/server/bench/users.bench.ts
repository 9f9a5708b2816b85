import type { Storage } from '../src/storage/storage.ts'
import { compareList, withBenchPlace } from './compare-list.ts'
import { insertCrowd } from './crowd.ts'

// Compares the list of an organisation's users with all their links to a plain read of the same rows.

const MEMBERS = Number(process.env.BENCH_ROWS ?? 10_000)

const links = [
  ['group_users', 'group_id', 'security_groups', 'name'],
  ['entity_users', 'entity_id', 'entities', 'name'],
  ['helper_table_users', 'helper_table_id', 'helper_tables', 'name'],
  ['connector_users', 'connector_id', 'connectors', 'name'],
  ['xero2sql_product_users', 'product_id', 'xero2sql_products', 'company_name'],
] as const

/** Reads the rows of the response with the database driver only. */
async function bareRows({ withConnection }: Storage, organisationId: string) {
  await withConnection(async ({ query }) => {
    await query(
      `select u.id, u.first_name, u.last_name, u.email, u.microsoft_id, u.last_signed_in_at, r.id, r.name, s.id, s.name
        from users u join user_organisations m on m.user_id = u.id
        join roles r on r.id = u.role_id join statuses s on s.id = u.status_id where m.organisation_id = $1`,
      [organisationId],
    )
    for (const [table, column, of, name] of links)
      await query(
        `select l.user_id, t.id, t.${name} from ${table} l join ${of} t on t.id = l.${column} where l.organisation_id = $1`,
        [organisationId],
      )
  })
}

await withBenchPlace(
  'crowded',
  async (connection) => {
    await insertCrowd(connection, 'elsewhere', MEMBERS)
    return insertCrowd(connection, 'crowded', MEMBERS)
  },
  (place) =>
    compareList(place, {
      name: `list of ${MEMBERS} users`,
      url: `/backend/users?orgId=${place.organisationId}`,
      bareRows: () => bareRows(place.storage, place.organisationId),
      rows: MEMBERS,
    }),
)
