import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { parseConnectionString } from '@tributary/sdk/connectors'
import { readTargetHost } from '@tributary/sdk/database'
import sql from 'mssql'
import type { Storage } from '../../src/storage/storage.ts'
import { grant, type Kind, type SourceReady } from './kinds.ts'

/** Copies the same rows without us, in the plainest way. Returns how long it took, in milliseconds. */
export const plainCopies: Record<Kind, (storage: Storage, source: SourceReady) => Promise<number>> = {
  /** The file itself, with COPY. */
  ftp: (storage, { file = '' }) =>
    timed(storage, orders, 'copy plain from stdin (format csv, header true)', createReadStream(file)),
  /** The same rows, read with mssql and copied as they arrive. */
  sqlserver: (storage, { properties }) =>
    timed(storage, orders, 'copy plain from stdin (format csv)', Readable.from(sqlServerLines(properties))),
  /** The same pages, one after another, and every item as its JSON text. So are the other HTTP sources. */
  woocommerce: (storage, { properties }) =>
    timed(storage, 'item text', 'copy plain from stdin (format csv)', Readable.from(shopLines(properties))),
  xero: (storage, { api = '' }) =>
    timed(storage, 'item text', 'copy plain from stdin (format csv)', Readable.from(xeroLines(api))),
  poweroffice: (storage, { api = '' }) =>
    timed(storage, 'item text', 'copy plain from stdin (format csv)', Readable.from(goLines(api))),
  mailchimp: (storage, { api = '' }) =>
    timed(storage, 'item text', 'copy plain from stdin (format csv)', Readable.from(mailchimpLines(api))),
  cin7: (storage, { api = '' }) =>
    timed(storage, 'item text', 'copy plain from stdin (format csv)', Readable.from(cin7Lines(api))),
  uniconta: (storage, { properties, api = '' }) =>
    timed(
      storage,
      'item text',
      'copy plain from stdin (format csv)',
      Readable.from(unicontaLines(api, properties)),
    ),
  vend: (storage, { api = '' }) =>
    timed(storage, 'item text', 'copy plain from stdin (format csv)', Readable.from(vendLines(api))),
}

const orders = `order_id bigint, ordered_at timestamptz, customer text, email text, country text, sku text, description text,
  quantity bigint, unit_price numeric, discount numeric, paid boolean, note text`

async function timed(storage: Storage, columns: string, copy: string, bytes: Readable): Promise<number> {
  return storage.withConnection(
    async ({ query, copyIn }) => {
      await query(`create table plain (${columns})`)
      const started = performance.now()
      await copyIn(copy, bytes)
      return performance.now() - started
    },
    { longStatements: true },
  )
}

const field = (value: unknown) =>
  value === null || value === undefined ? '' : `"${String(value).replaceAll('"', '""')}"`

async function* sqlServerLines(properties: Record<string, string>) {
  const fields = parseConnectionString(properties['source.connectionString'] ?? '')
  const place = fields && readTargetHost(fields.dataSource)
  if (!place) throw new Error('There is no SQL Server.')
  const { initialCatalog: database, userId: user, password } = fields
  const pool = new sql.ConnectionPool({
    server: place.host,
    port: place.port,
    database,
    user,
    password,
    options: { encrypt: true, trustServerCertificate: true },
  })
  await pool.connect()
  const request = pool.request()
  request.arrayRowMode = true
  const rows = request.toReadableStream()
  request.query('select * from [dbo].[orders]')
  let text = ''
  for await (const row of rows) {
    text += `${row.map(field).join(',')}\n`
    if (text.length < 65_536) continue
    yield Buffer.from(text)
    text = ''
  }
  yield Buffer.from(text)
  await pool.close()
}

async function* shopLines(properties: Record<string, string>) {
  const key = `${properties['woo.key']}:${properties['woo.secret']}`
  const headers = { authorization: `Basic ${Buffer.from(key).toString('base64')}` }
  for (const kind of ['orders', 'products', 'customers', 'refunds'])
    for (let page = 1; ; page++) {
      const url = `${properties['woo.uri']}/wp-json/wc/v3/${kind}?per_page=100&page=${page}`
      const items: unknown = await (await fetch(url, { headers })).json()
      if (!Array.isArray(items)) throw new Error(`The shop answered ${JSON.stringify(items)}`)
      yield Buffer.from(items.map((item) => `${field(JSON.stringify(item))}\n`).join(''))
      if (items.length < 100) break
    }
}

const authorization = `Bearer ${grant.token}`
const linesOf = (items: readonly unknown[]) =>
  Buffer.from(items.map((item) => `${field(JSON.stringify(item))}\n`).join(''))

/** The lists of Xero that have pages. The others are a few rows. */
const xeroLists =
  'BankTransactions Contacts CreditNotes Invoices ManualJournals Payments PurchaseOrders'.split(' ')

async function* xeroLines(api: string) {
  const headers = { authorization, 'xero-tenant-id': grant.account, accept: 'application/json' }
  for (const list of xeroLists)
    for (let page = 1; ; page++) {
      const response = await fetch(`${api}/${list}?page=${page}&pageSize=1000`, { headers })
      const { [list]: items } = (await response.json()) as Record<string, unknown>
      if (!Array.isArray(items)) throw new Error(`Xero sent no ${list}`)
      if (items.length === 0) break
      yield linesOf(items)
    }
}

type VendPage = { data?: unknown[]; version?: { max: number | null } }

async function* vendLines(api: string) {
  const shop = api.replace('{domain_prefix}', grant.account)
  const headers = { authorization, 'user-agent': 'bench' }
  for (const list of ['sales', 'customers', 'products'])
    for (let after: number | null = 0; after !== null; ) {
      const response = await fetch(`${shop}/${list}?after=${after}&page_size=200`, { headers })
      const { data, version } = (await response.json()) as VendPage
      if (!data) throw new Error(`Vend sent no ${list}`)
      yield linesOf(data)
      after = version?.max ?? null
    }
}

type MailchimpPage = { lists?: { id: string }[]; members?: { last_changed: string }[]; total_items: number }

/** The contacts of every audience. The other lists are a few rows. */
async function* mailchimpLines(api: string) {
  const get = async (path: string) => {
    const response = await fetch(`${api.replace('{dc}', 'us21')}/${path}`, { headers: { authorization } })
    return (await response.json()) as MailchimpPage
  }
  for (const { id } of (await get('lists?count=1000')).lists ?? [])
    for (let since = '1970-01-01T00:00:00+00:00', more = true; more; ) {
      const query = new URLSearchParams({
        count: '1000',
        since_last_changed: since,
        exclude_fields: 'members._links',
      })
      query.set('sort_field', 'last_changed')
      query.set('sort_dir', 'ASC')
      const { members, total_items: total } = await get(`lists/${id}/members?${query}`)
      if (!members) throw new Error('Mailchimp sent no contacts')
      yield linesOf(members)
      since = members.at(-1)?.last_changed ?? since
      more = members.length < total
    }
}

type ODataPage = { value?: unknown[]; '@odata.nextLink'?: string }

const ledgers =
  'CreditorInvoiceClient CreditorInvoiceLines CreditorTransClient DebtorInvoiceClient DebtorInvoiceLines DebtorTransClient GLTransClient InvTransClient ProjectTransClient'

/** The months of the sample, one request each, as Uniconta requires for long ledgers. */
const months = Array.from({ length: 24 }, (_, at) => {
  const day = (after: number, date: number) =>
    new Date(Date.UTC(2024, 11 + at + after, date)).toISOString().slice(0, 10)
  const filter = `Date ge datetime'${day(0, 1)}T00:00:00' and Date le datetime'${day(1, 0)}T23:59:59'`
  return encodeURIComponent(filter)
})

async function* unicontaLines(api: string, properties: Record<string, string>) {
  const [company, user] = properties['uniconta.username']?.split('/') ?? []
  const basic = Buffer.from(`${user}:${properties['uniconta.password']}`).toString('base64')
  const headers = { authorization: `Basic ${basic}`, accept: 'application/json' }
  const links = ledgers
    .split(' ')
    .flatMap((ledger) => months.map((filter) => `${api}/${company}/${ledger}?$filter=${filter}`))
  for (const first of links)
    for (let link: string | undefined = first; link; ) {
      const page = (await (await fetch(link, { headers })).json()) as ODataPage
      if (!page.value) throw new Error(`Uniconta sent no rows for ${first}`)
      yield linesOf(page.value)
      link = page['@odata.nextLink']
    }
}

const goLists = [
  'AccountTransactions?fromDate=2025-01-01&toDate=2027-12-31',
  'OutgoingInvoices?fromDate=2025-01-01&toDate=2027-12-31',
  'Customers?',
]

async function* goLines(api: string) {
  const subscription = { 'Ocp-Apim-Subscription-Key': grant.token }
  const basic = Buffer.from(`${grant.token}:${grant.account}`).toString('base64')
  const issued = await fetch(api.replace(/v2$/, 'OAuth/Token'), {
    method: 'POST',
    headers: {
      ...subscription,
      authorization: `Basic ${basic}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: 'grant_type=client_credentials',
  })
  const { access_token: token } = (await issued.json()) as { access_token: string }
  const headers = { ...subscription, authorization: `Bearer ${token}` }
  const invoices: string[] = []
  for (const list of goLists)
    for (let page = 1; ; page++) {
      const response = await fetch(`${api}/${list}&PageNumber=${page}&PageSize=2000`, { headers })
      if (response.status === 204) break
      const items = (await response.json()) as { Id: string }[]
      if (list.startsWith('OutgoingInvoices')) invoices.push(...items.map(({ Id }) => Id))
      yield linesOf(items)
    }
  for (const id of invoices) {
    const response = await fetch(`${api}/OutgoingInvoices/${id}/Lines`, { headers })
    yield linesOf((await response.json()) as unknown[])
  }
}

type Cin7Page = { readonly SaleList: readonly { readonly SaleID: string }[]; readonly Total: number }

/** Sales, and one request for the details of each. */
async function* cin7Lines(api: string) {
  const keys = { 'api-auth-accountid': grant.account, 'api-auth-applicationkey': grant.token }
  const headers = { ...keys, 'content-type': 'application/json' }
  const get = async (path: string): Promise<unknown> => (await fetch(`${api}/${path}`, { headers })).json()
  for (let page = 1, more = true; more; page++) {
    const { SaleList, Total } = (await get(`saleList?Page=${page}&Limit=1000`)) as Cin7Page
    yield linesOf(SaleList)
    for (const { SaleID } of SaleList) yield linesOf([await get(`sale?ID=${SaleID}`)])
    more = page * 1_000 < Total
  }
}
