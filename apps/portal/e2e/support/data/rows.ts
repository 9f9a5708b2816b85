import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { expect } from '@playwright/test'
import { Client } from 'pg'

/** What the sample FTP server of the demo holds. */
export const sampleFiles = { products: 400, customers: 1_200, orders: 18_000 } as const

type Query = (sql: string) => Promise<Record<string, unknown>[]>

/** Reads the embedded database of a server that has left it; two at once would destroy it. */
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

/** Reads a PostgreSQL beside the server that uses it. */
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

/** Every row of every sample file is in its table of the organisation, once. */
export async function expectSampleRows(query: Query): Promise<void> {
  for (const [table, rows] of Object.entries(sampleFiles)) {
    expect(await query(`select count(*)::int as rows from acme.${table}`), table).toEqual([{ rows }])
  }
}

/** The same number of rows, and none of them twice. */
export async function expectNoRowTwice(query: Query): Promise<void> {
  for (const table of Object.keys(sampleFiles)) {
    const twice = await query(
      `select md5(t::text) as row from (select * from acme.${table}) t group by 1 having count(*) > 1 limit 3`,
    )
    expect(twice, table).toEqual([])
  }
}
