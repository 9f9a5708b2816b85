import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { expect } from '@playwright/test'
import { Client } from 'pg'

/** The number of rows in each file of the demo's FTP server. */
const sampleFiles = { products: 400, customers: 1_200, orders: 18_000 } as const

type Query = (sql: string) => Promise<Record<string, unknown>[]>

/** Queries the embedded database of a stopped server. Two processes on one directory would corrupt it. */
export async function inEmbeddedDatabase(
  dataDir: string,
  look: (query: Query) => Promise<void>,
): Promise<void> {
  const database = await PGlite.create(join(dataDir, 'database'))
  try {
    await look(async (sql) => (await database.query<Record<string, unknown>>(sql)).rows)
  } finally {
    await database.close()
  }
}

/** Queries a PostgreSQL database while the server uses it. */
export async function inPostgres(
  connectionString: string,
  look: (query: Query) => Promise<void>,
): Promise<void> {
  const client = new Client({ connectionString })
  await client.connect()
  try {
    await look(async (sql) => (await client.query(sql)).rows)
  } finally {
    await client.end()
  }
}

/** Expects every row of every sample file in its table exactly once, by count. */
export async function expectSampleRows(query: Query): Promise<void> {
  for (const [table, rows] of Object.entries(sampleFiles)) {
    expect(await query(`select count(*)::int as rows from acme.${table}`), table).toEqual([{ rows }])
  }
}

/** Expects no duplicated row. */
export async function expectNoRowTwice(query: Query): Promise<void> {
  for (const table of Object.keys(sampleFiles)) {
    const twice = await query(
      `select md5(t::text) as row from (select * from acme.${table}) t group by 1 having count(*) > 1 limit 3`,
    )
    expect(twice, table).toEqual([])
  }
}
