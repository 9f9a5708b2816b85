import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { customers } from '../../demo/ftp-files/customers.ts'
import { orders } from '../../demo/ftp-files/orders.ts'
import { products } from '../../demo/ftp-files/products.ts'
import { toCsv } from '../../demo/ftp-files/to-csv.ts'
import { type FtpSite, startFtpSite } from '../testing/ftp-site.ts'
import { type SyncFixture, syncFixture } from '../testing/sync-fixture.ts'
import type { SyncEngine } from './sync-engine.ts'

describe('a refresh', () => {
  let sync: SyncFixture
  let site: FtpSite
  let engine: SyncEngine

  beforeAll(async () => {
    sync = await syncFixture()
    site = await startFtpSite()
    engine = sync.engine()
    await engine.start()
  })
  afterAll(async () => {
    await sync.close()
    await site.stop()
  })

  it('brings the rows of every file into a table of its own', async () => {
    const people = customers(300)
    const goods = products(80)
    await site.write('out/products.csv', toCsv(goods))
    await site.write('out/customers.csv', toCsv(people))
    await site.write('out/orders.csv', toCsv(orders(4_000, goods, people)))
    const connector = await sync.ftpConnector(site)

    const run = await sync.refresh(engine, connector)

    expect(run).toMatchObject({
      state: 'succeeded',
      detail: 'customers.csv: 300 rows; orders.csv: 4,000 rows; products.csv: 80 rows',
      error: null,
      rows: '4380',
    })
    const stored = await sync.rows(
      'select customer_id::text, company, contact, telephone, credit_limit::text, customer_since::text, on_hold::text from acme.customers order by customer_id',
    )
    expect(stored).toEqual(
      people.map((person) => ({
        customer_id: String(person.customer_id),
        company: person.company,
        contact: person.contact,
        telephone: person.telephone,
        credit_limit: person.credit_limit === '' ? null : String(person.credit_limit),
        customer_since: person.customer_since,
        on_hold: String(person.on_hold),
      })),
    )
  })
})
