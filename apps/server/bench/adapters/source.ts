import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startCin7 } from '@tributary/fakes/cin7/cin7-server'
import { fillCin7 } from '@tributary/fakes/cin7/sample-cin7'
import { siteUser, startFtpSite } from '@tributary/fakes/ftp/ftp-site'
import { startMailchimp } from '@tributary/fakes/mailchimp/mailchimp-server'
import { fillMailchimp } from '@tributary/fakes/mailchimp/sample-mailchimp'
import { startPowerOffice } from '@tributary/fakes/poweroffice/go-server'
import { fillGo } from '@tributary/fakes/poweroffice/sample-go'
import { fillShop } from '@tributary/fakes/shop/sample-shop-data'
import { startShop } from '@tributary/fakes/shop/shop-server'
import { selfSignedCertificate } from '@tributary/fakes/sqlserver/self-signed-certificate'
import { startTdsServer, tdsLogin } from '@tributary/fakes/sqlserver/tds-server'
import { fillUniconta } from '@tributary/fakes/uniconta/sample-uniconta'
import { startUniconta } from '@tributary/fakes/uniconta/uniconta-server'
import { fillVend } from '@tributary/fakes/vend/sample-vend'
import { startVend } from '@tributary/fakes/vend/vend-server'
import { fillXero } from '@tributary/fakes/xero/sample-xero'
import { startXero } from '@tributary/fakes/xero/xero-server'
import { ordersFile } from '../orders-file.ts'
import { reportToParent } from './child.ts'
import { grant, isKind, type Kind, providerSettings, type SourceReady } from './kinds.ts'

// Serves the rows of a measured refresh: `source.ts sqlserver 100000`.

type Source = SourceReady & { stop(): Promise<unknown> }

const sources: Record<Kind, (rows: number) => Promise<Source>> = {
  ftp,
  sqlserver,
  woocommerce,
  xero,
  vend,
  poweroffice,
  mailchimp,
  cin7,
  uniconta,
}

async function ftp(rows: number): Promise<Source> {
  const site = await startFtpSite()
  await site.write('out/empty.txt', '')
  const file = join(site.root, 'out', 'orders.csv')
  await ordersFile(file, rows)
  const properties = {
    'ftp.host': `127.0.0.1:${site.port}`,
    'ftp.username': siteUser.username,
    'ftp.password': siteUser.password,
    'ftp.path': '/out',
    'ftp.filter': '*.csv',
  }
  return { properties, file, stop: () => site.stop() }
}

/** The columns of the file of orders, as a database declares them. */
const orders = `create table [dbo].[orders] (order_id int not null, ordered_at datetime2, customer nvarchar(100),
  email nvarchar(100), country nvarchar(2), sku nvarchar(20), description nvarchar(200), quantity int,
  unit_price decimal(12,2), discount decimal(5,2), paid bit, note nvarchar(100), primary key (order_id))`
const fill = `insert into "dbo.orders" with recursive n(i) as (select 1 union all select i + 1 from n where i < @rows)
  select i, strftime('%Y-%m-%dT%H:%M:%S.0000000', 1704067200 + i * 61, 'unixepoch'), 'Customer ' || (i * 7919 % 5000),
    'user' || (i * 104729 % 90000) || '@shop.example', substr('DKSEGBDE', 1 + 2 * (i % 4), 2), 'SKU-' || (i * 31 % 99999),
    'Shelf, size ' || (i % 90) || ' "L"', 1 + i % 50, printf('%d.%02d', i * 13 % 1000, i % 100),
    case i % 2 when 0 then '0.10' end, i % 2, 'note ' || (i % 1000) from n`

async function sqlserver(rows: number): Promise<Source> {
  const folder = mkdtempSync(join(tmpdir(), 'tributary-bench-'))
  const file = join(folder, 'erp.db')
  const server = await startTdsServer({ tls: selfSignedCertificate(), schemas: ['dbo'], file })
  server.write(orders)
  server.write(fill, { rows })
  const { user, password, database } = tdsLogin
  const to = `data source=127.0.0.1,${server.port};initial catalog=${database}`
  return {
    properties: { 'source.connectionString': `${to};user id=${user};password=${password}` },
    async stop() {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function woocommerce(rows: number): Promise<Source> {
  const key = { key: 'ck_1', secret: 'cs_1' }
  const shop = await startShop({ key })
  // An order is about four rows: itself, its lines and sometimes a refund.
  fillShop(shop.store, { orders: Math.round(rows / 4), customers: 600, products: 120 })
  const properties = {
    'woo.uri': shop.uri,
    'woo.key': key.key,
    'woo.secret': key.secret,
    'woo.startDate': '2025-01-01',
  }
  return { properties, stop: () => shop.stop() }
}

const { xero: xeroApplication, vend: vendApplication } = providerSettings()
const scopesOf = (settings: { scope: string } | undefined) => settings?.scope.split(' ') ?? []

async function xero(rows: number): Promise<Source> {
  const opened = { scopes: scopesOf(xeroApplication), tenants: [grant.account] }
  const api = await startXero({
    accessOf: (token) => (token === grant.token ? opened : undefined),
    limits: { minute: Number.MAX_SAFE_INTEGER, day: Number.MAX_SAFE_INTEGER },
  })
  // An invoice is about six rows: itself, its lines, payments and the documents next to it.
  fillXero(api.books(grant.account), { invoices: Math.round(rows / 6), contacts: 500 })
  return { properties: {}, api: `${api.uri}/api.xro/2.0`, stop: () => api.stop() }
}

async function vend(rows: number): Promise<Source> {
  const opened = { shop: grant.account, scopes: scopesOf(vendApplication) }
  const api = await startVend({
    accessOf: (token) => (token === grant.token ? opened : undefined),
    limit: Number.MAX_SAFE_INTEGER,
  })
  // A sale is about five rows: itself, its lines, payments and taxes.
  fillVend(api.store(grant.account), { sales: Math.round(rows / 5), customers: 500, products: 200 })
  return {
    properties: { 'vend.domain': grant.account },
    api: `${api.uri}/{domain_prefix}/api/2026-07`,
    stop: () => api.stop(),
  }
}

async function poweroffice(rows: number): Promise<Source> {
  const api = await startPowerOffice({
    application: { applicationKey: grant.token, subscriptionKey: grant.token },
  })
  api.limit([])
  const { store } = api.addClient(grant.account, 'Bench')
  // An invoice is about eight rows: itself, its lines, the transactions in the ledger and the open items.
  fillGo(store, { customers: 500, suppliers: 100, products: 200, invoices: Math.round(rows / 8) })
  const properties = {
    'poweroffice.organisationNumber': '914776322',
    'poweroffice.clientKey': grant.account,
    'poweroffice.startDate': '2025-01-01',
  }
  return { properties, api: `${api.uri}/v2`, stop: () => api.stop() }
}

async function mailchimp(rows: number): Promise<Source> {
  const opened = { account: grant.account, dataCentre: 'us21' }
  const api = await startMailchimp({
    accessOf: (token) => (token === grant.token ? opened : undefined),
  })
  // A contact is about two rows, itself and its tags, in each of two audiences.
  const sizes = { contacts: Math.round(rows / 4), campaigns: 50, orders: 500 }
  fillMailchimp(api.store(grant.account), sizes, new Date())
  const properties = { 'mailchimp.dataCenter': 'us21', 'mailchimp.userId': grant.account }
  return { properties, api: `${api.uri}/{dc}/3.0`, stop: () => api.stop() }
}

async function cin7(rows: number): Promise<Source> {
  const api = await startCin7({ limit: Number.MAX_SAFE_INTEGER })
  // A sale is about fourteen rows: itself, its documents and their lines.
  const sizes = { sales: Math.round(rows / 14), customers: 500, products: 200, purchases: 100 }
  fillCin7(api.addCompany(grant.account, grant.token), sizes)
  const properties = { 'cin7.accountId': grant.account, 'cin7.applicationKey': grant.token }
  return { properties, api: `${api.uri}/ExternalApi/v2`, stop: () => api.stop() }
}

async function uniconta(rows: number): Promise<Source> {
  const user = { name: grant.account, password: grant.token, companies: ['4415'] }
  const api = await startUniconta({ users: [user], limit: Number.MAX_SAFE_INTEGER })
  // An invoice is about eleven rows: itself, its lines, the purchases for it, and their transactions in every ledger.
  const months = 24
  const invoicesPerMonth = Math.round(rows / 11 / months)
  fillUniconta(api.company('4415'), { months, invoicesPerMonth, debtors: 500, items: 200 })
  const properties = { 'uniconta.username': `4415/${user.name}`, 'uniconta.password': user.password }
  return { properties, api: `${api.uri}/odata`, stop: () => api.stop() }
}

const [, , kind, rows] = process.argv
if (kind === undefined || !isKind(kind)) throw new Error(`No source ${kind}.`)
const { stop, ...ready } = await sources[kind](Number(rows))
await reportToParent(ready, stop)
