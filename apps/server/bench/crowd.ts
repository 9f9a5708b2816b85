import type { StorageConnection } from '../src/storage/storage.ts'

const names = ['Ana', 'Zoë', 'Łukasz', 'Øyvind', 'Mihi', '雅子', 'محمد', 'Ólafur']

/** What members are linked to: so many of each in an organisation, and so many of them for everybody. */
const linked = [
  { table: 'security_groups', links: 'group_users', column: 'group_id', count: 40, each: 3 },
  { table: 'entities', links: 'entity_users', column: 'entity_id', count: 60, each: 5 },
  { table: 'helper_tables', links: 'helper_table_users', column: 'helper_table_id', count: 30, each: 2 },
  { table: 'connectors', links: 'connector_users', column: 'connector_id', count: 20, each: 2 },
  { table: 'xero2sql_products', links: 'xero2sql_product_users', column: 'product_id', count: 10, each: 1 },
] as const

/** An organisation with so many members, each linked to a few of everything; returns its id. */
export async function insertCrowd(
  { query }: StorageConnection,
  key: string,
  members: number,
): Promise<string> {
  const { rows } = await query(
    `insert into organisations (client_key, company_name) values ($1, $1) returning id`,
    [key],
  )
  const id = String(rows[0]?.id)
  await query(
    `with added as (
      insert into users (email, email_key, email_status, first_name, last_name, role_id)
        select $1 || n || '@tributary.example', $1 || n || '@tributary.example', 'verified',
          ($2::text[])[1 + n % ${names.length}], 'Number ' || n * 7919 % $3, 3 + n % 3
        from generate_series(1, $3::integer) n returning id)
    insert into user_organisations (organisation_id, user_id) select $4, id from added`,
    [key, names, members, id],
  )
  await insertThings(query, id)
  for (const { table, links, column, each } of linked)
    await query(
      `insert into ${links} (organisation_id, ${column}, user_id)
        select $1, thing.id, member.user_id
        from (select user_id, row_number() over () n from user_organisations where organisation_id = $1) member
        cross join generate_series(1, $2::integer) k
        join (select id, row_number() over () - 1 place, count(*) over () total from ${table}
          where organisation_id = $1) thing on thing.place = (member.n * 7 + k) % thing.total`,
      [id, each],
    )
  return id
}

async function insertThings(query: StorageConnection['query'], id: string) {
  const insert = (table: string, columns: string, values: string, count: number) =>
    query(
      `insert into ${table} (organisation_id, ${columns}) select $1, ${values} from generate_series(1, $2::integer) n`,
      [id, count],
    )
  await query(
    `insert into organisation_connector_types (organisation_id, connector_type_id)
      select $1, id from connector_types where type = 'ftp'`,
    [id],
  )
  await insert('xero2sql_tenants', 'tenant_id, name', `'t' || n, 'Company ' || n`, 10)
  for (const { table, count } of linked) await insert(table, ...columnsOf[table], count)
}

const columnsOf: Record<(typeof linked)[number]['table'], readonly [columns: string, values: string]> = {
  security_groups: ['name, name_key', `'Group ' || n, 'group ' || n`],
  entities: ['name, name_key', `'Entity ' || n, 'entity ' || n`],
  helper_tables: ['name, name_key, input_table_name', `'Table ' || n, 'table ' || n, 'Table' || n`],
  connectors: [
    'connector_type_id, key, name, original_name, status',
    `(select id from connector_types where type = 'ftp'), 'c' || n, 'Connector ' || n, '', 'ACTIVE'`,
  ],
  xero2sql_products: ['tenant_id, company_name', `'t' || n, 'Company ' || n`],
}
