import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { startPostgres } from '@tributary/tooling/postgres'
import { people } from './support/data/people.ts'
import { inPostgres } from './support/data/rows.ts'
import { Portal } from './support/screens/portal.ts'
import { Server } from './support/server/server.ts'
import { expect, test } from './support/test.ts'

const upToDate = 'Connector is up to date.'
const refreshing = 'Refreshing...'

/** Compares each source table with its copy, as text in the same order. */
const tables = {
  customers: [
    `select CustomerNo as no, Name as name, CreditLimit as credit, CustomerSince as since, OnHold as hold
      from "dbo.Customers" order by 1`,
    `select customerno::int as no, name, creditlimit::text as credit, customersince::text as since,
      onhold::int as hold from birch.customers order by 1`,
  ],
  lines: [
    `select OrderNo as no, LineNo as line, Quantity as quantity, UnitPrice as price from "dbo.OrderLines" order by 1, 2`,
    `select orderno::int as no, lineno::int as line, quantity::text as quantity, unitprice::text as price
      from birch.orderlines order by 1, 2`,
  ],
  targets: [
    `select Year as year, Region as region, Target as target from "sales.Targets" order by 1, 2`,
    `select year::int as year, region, target::text as target from birch.sales_targets
      order by 1, region collate "C"`,
  ],
} as const

test('a SQL Server’s rows equal its tables after a first, incremental and full refresh [CPROP-08, CONNDASH-05, CONNDASH-06]', async ({
  browser,
}) => {
  test.setTimeout(120_000)
  const postgres = await startPostgres()
  const databaseUrl = await postgres.createDatabase()
  const server = await Server.fresh({ databaseUrl })
  const context = await browser.newContext({ baseURL: server.url })
  const erp = new DatabaseSync(join(server.dataDir, 'sample-erp', 'erp.db'))
  const there = (query: string) =>
    erp
      .prepare(query)
      .all()
      .map((row) => ({ ...row }))
  const differing = async () => {
    const found: string[] = []
    await inPostgres(databaseUrl, async (query) => {
      for (const [table, [theirs, ours]] of Object.entries(tables))
        if (JSON.stringify(await query(ours)) !== JSON.stringify(there(theirs))) found.push(table)
    })
    return found
  }
  try {
    const portal = new Portal(await context.newPage())
    const card = portal.dashboard.card('Birch ERP')
    const refresh = async (button: 'Incremental' | 'Full') => {
      await card.button(button).click()
      await expect(card.state).toHaveText(refreshing)
      await expect(card.state).toHaveText(upToDate, { timeout: 45_000 })
    }
    await portal.open('/')
    await portal.signInScreen.signIn(people.sue)
    await portal.navigation.choose('Birch Ltd')
    await portal.navigation.link('SQL Server').click()

    await refresh('Incremental')
    expect(await differing()).toEqual([])

    erp.exec(`update "dbo.Customers" set Name = 'Žofie & Søn', CreditLimit = '12.50' where CustomerNo = 1001;
      insert into "dbo.OrderLines" (OrderNo, LineNo, ProductGroup, ProductNo, Quantity, UnitPrice)
        values (90001, 99, 'OAK', 1, '0.2500', '9.9900');
      delete from "sales.Targets" where Year = 2024; delete from "dbo.Customers" where CustomerNo = 1002`)
    await refresh('Incremental')
    // A deleted row leaves no trace in rowversions, and tables without them are read whole.
    expect(await differing()).toEqual(['customers'])
    await inPostgres(databaseUrl, async (query) =>
      expect(
        await query('select customerno::int as no, name from birch.customers order by 1 limit 2'),
      ).toEqual([
        { no: 1001, name: 'Žofie & Søn' },
        { no: 1002, name: expect.any(String) },
      ]),
    )
    await refresh('Full')
    expect(await differing()).toEqual([])
  } finally {
    erp.close()
    await context.close()
    await server.remove()
    await postgres.stop()
  }
})
