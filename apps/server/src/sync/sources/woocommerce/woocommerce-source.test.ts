import { gzipSync } from 'node:zlib'
import { fillShop } from '@tributary/fakes/shop/sample-shop-data'
import { type Shop, startShop } from '@tributary/fakes/shop/shop-server'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { selfSigned } from '../../../database/testing/self-signed.ts'
import { outboundMessages } from '../../../outbound/outbound.messages.ts'
import { memoryRateLimits } from '../../rate-limits.ts'
import { SourceFailure } from '../../source-failure.ts'
import { silentLog } from '../../sync-log.ts'
import { readTable } from '../../testing/read-table.ts'
import type { HttpLimits } from '../http/http-limits.ts'
import type { DeclaredRows, Reading, SourceAdapter } from '../source-adapter.ts'
import { wooMessages } from './woocommerce.messages.ts'
import { woocommerceSource } from './woocommerce-source.ts'
import { shopStreams } from './woocommerce-streams.ts'

const noon = new Date('2026-11-21T12:00:00Z')
const forever = new AbortController().signal
const afresh: Reading = { full: false, cursor: undefined }
const endless = `"${'x'.repeat(40_000)}"`
const key = { key: 'ck_1', secret: 'cs_1' }

let shop: Shop
let paused: number[]
let open: SourceAdapter[]

beforeEach(async () => {
  shop = await startShop({ clock: () => noon, key })
  fillShop(shop.store, { orders: 230, customers: 120, products: 20 })
  paused = []
  open = []
})
afterEach(async () => {
  for (const source of open) source.close()
  await shop.stop()
})

function source(
  properties: Record<string, string> = {},
  limits: Partial<HttpLimits> & { steps?: number } = {},
  allowPrivateTargets = true,
) {
  const settings = {
    'woo.uri': shop.uri,
    'woo.key': key.key,
    'woo.secret': key.secret,
    'woo.startDate': '2025-01-01',
    ...properties,
  }
  const pause = async (ms: number) => void paused.push(ms)
  const { steps = 100, ...more } = limits
  const made = woocommerceSource({
    outbound: { allowPrivateTargets },
    rateLimits: memoryRateLimits(() => noon),
    limits: { pause, random: () => 0.5, ...more },
    steps,
  })({
    properties: new Map(Object.entries(settings)),
    log: silentLog,
    now: () => noon,
  })
  open.push(made)
  return made
}

const read = (adapter: SourceAdapter<DeclaredRows>, name: string, reading = afresh) =>
  readTable(adapter, columnsOf(name), { name, reading })

const columnsOf = (name: string) => {
  const streams = shopStreams({ ...noSettings }, { steps: 0 })
  const tables = streams.flatMap((stream) => [stream, ...(stream.children ?? [])])
  return tables.find((table) => table.name === name)?.columns ?? []
}
const noSettings = {
  api: new URL('http://shop.example'),
  key: '',
  secret: '',
  startDate: '2025-01-01',
  excluded: new Set<string>(),
}

const idsOf = (rows: readonly { id: string | number }[]) => rows.map(({ id }) => Number(id))
const idsIn = (kind: 'orders' | 'customers' | 'products' | 'refunds') => idsOf(shop.store.all(kind))

async function failureOf(work: Promise<unknown>): Promise<SourceFailure> {
  const failure = await work.catch((error: unknown) => error)
  if (!(failure instanceof SourceFailure)) throw new Error('It did not fail as it should')
  return failure
}

describe('a WooCommerce shop', () => {
  it('has five streams with the declared columns and keys', async () => {
    const names: string[] = []
    for await (const stream of source().list(forever)) {
      names.push(stream.name)
      expect(stream.key).toEqual(['id'])
      const { rows } = await read(source(), stream.name)
      expect(Object.keys(rows[0] ?? {})).toEqual(stream.columns?.map(({ name }) => name))
      expect(new Set(idsOf(rows as { id: string }[])).size).toBe(rows.length)
    }
    expect(names).toEqual(['customers', 'order_lines', 'orders', 'products', 'refunds'])
  })

  it('is read whole, over every page, with unchanged values', async () => {
    const { rows, extent } = await read(source(), 'orders')
    expect(extent).toBe('whole')
    expect(idsOf(rows as { id: string }[])).toEqual(idsIn('orders'))
    const [order] = shop.store.all('orders').filter(({ customer_note: note }) => note.includes('\n'))
    if (!order) throw new Error('No order has a note')
    expect(rows.find(({ id }) => Number(id) === order.id)).toMatchObject({
      status: order.status,
      date_created: `${order.date_created_gmt}Z`,
      total: order.total,
      billing_city: order.billing.city,
      shipping_country: order.shipping.country,
      customer_note: order.customer_note,
      meta_data: JSON.stringify(order.meta_data),
    })
  })

  it('gives each line and refund the id of its order', async () => {
    const { rows: lines } = await read(source(), 'order_lines')
    expect(lines.map(({ id, order_id: order }) => [Number(id), Number(order)])).toEqual(
      shop.store.all('orders').flatMap((order) => order.line_items.map(({ id }) => [id, order.id])),
    )
    const { rows: refunds } = await read(source(), 'refunds')
    expect(refunds.map(({ id, order_id: order }) => [Number(id), Number(order)])).toEqual(
      shop.store.all('refunds').map(({ id, parent_id: order }) => [id, order]),
    )
  })

  it('before WooCommerce 9.0 is queried for refunds by order', async () => {
    const { rows: expected } = await read(source(), 'refunds')
    const old = await startShop({ key, listsRefunds: false })
    fillShop(old.store, { orders: 230, customers: 120, products: 20 })
    expect((await read(source({ 'woo.uri': old.uri }), 'refunds')).rows).toEqual(expected)
    await old.stop()
  })

  it('leaves out orders before the start date or of excluded statuses, with their lines', async () => {
    const start = '2025-11-01'
    const chosen = source({ 'woo.startDate': start, 'woo.orders.exclude': 'cancelled, wc-failed' })
    const kept = shop.store
      .all('orders')
      .filter((order) => order.date_created_gmt >= start && !['cancelled', 'failed'].includes(order.status))
    expect(kept.length).toBeGreaterThan(20)
    expect(idsOf((await read(chosen, 'orders')).rows as { id: string }[])).toEqual(idsOf(kept))
    const { rows: lines } = await read(chosen, 'order_lines')
    expect(lines).toHaveLength(kept.flatMap(({ line_items: items }) => items).length)
  })

  it('includes the first second of the start date and reads missing times as null', async () => {
    const [first] = shop.store.all('orders')
    if (!first) throw new Error('There is no order')
    shop.store.put('orders', {
      ...first,
      date_created_gmt: '2025-12-24T00:00:00',
      date_paid_gmt: null,
      transaction_id: '',
    })
    const { rows } = await read(source({ 'woo.startDate': '2025-12-24' }), 'orders')
    expect(rows[0]).toMatchObject({ id: first.id, parent_id: 0, date_paid: null, transaction_id: '' })
  })
})

describe('changes since the last refresh', () => {
  const sinceThen = async (name: string, properties = {}) => {
    const { cursor } = await read(source(properties), name)
    return { full: false, cursor }
  }

  it('are read, with all lines of changed orders; binned and excluded orders are removed', async () => {
    const excluding = { 'woo.orders.exclude': 'cancelled' }
    const [changed, cancelled, binned] = shop.store
      .all('orders')
      .filter(({ status }) => status === 'completed')
    if (!changed || !cancelled || !binned) throw new Error('Too few orders')
    const [orders, lines] = [await sinceThen('orders', excluding), await sinceThen('order_lines', excluding)]
    shop.store.change('orders', changed.id, { line_items: changed.line_items.slice(1), total: '1.00' })
    shop.store.change('orders', cancelled.id, { status: 'cancelled' })
    shop.store.change('orders', binned.id, { status: 'trash' })

    const adapter = source(excluding)
    const gone = [String(binned.id), String(cancelled.id)]
    expect(await read(adapter, 'orders', orders)).toMatchObject({
      rows: [{ id: changed.id, total: '1.00' }],
      extent: 'changes',
      removed: { column: 'id', values: gone },
    })
    const lineChanges = await read(adapter, 'order_lines', lines)
    expect(lineChanges.rows).toHaveLength(changed.line_items.length - 1)
    expect(lineChanges.removed?.column).toBe('order_id')
    expect(lineChanges.removed?.values.toSorted()).toEqual([...gone, String(changed.id)].toSorted())
  })

  it('are empty when nothing has changed', async () => {
    const reading = await sinceThen('orders')
    expect(await read(source(), 'orders', reading)).toMatchObject({
      rows: [],
      extent: 'changes',
      removed: undefined,
    })
  })

  it('are all rows after new settings, in a full refresh and for streams without changes', async () => {
    const reading = await sinceThen('orders')
    expect((await read(source({ 'woo.startDate': '2025-01-02' }), 'orders', reading)).extent).toBe('whole')
    expect((await read(source(), 'orders', { ...reading, full: true })).extent).toBe('whole')
    for (const name of ['customers', 'products', 'refunds'])
      expect(await read(source(), name, reading)).toMatchObject({ extent: 'whole', cursor: undefined })
  })

  it('start at the shop’s own time before the first row', async () => {
    shop.faults.push({
      headers: { date: 'Sat, 21 Nov 2026 06:00:00 GMT', 'x-wp-total': '0', 'x-wp-totalpages': '0' },
      body: '[]',
    })
    const { cursor } = await read(source(), 'orders')
    expect(JSON.parse(cursor ?? '')).toMatchObject({ position: '2026-11-21T05:58:00.000Z' })
  })
})

describe('rows that change while they are read', () => {
  const beforePage = (number: number, action: () => void) => {
    let pages = 0
    shop.beforeAnswer = () => {
      if (++pages === number) action()
    }
  }

  it.each([1, 4, 60, 130])('lose no row when %i others are deleted', async (count) => {
    const gone = idsIn('orders').slice(0, count)
    const rest = idsIn('orders').slice(count)
    beforePage(2, () => {
      for (const id of gone) shop.store.remove('orders', id)
    })
    const ids = idsOf((await read(source(), 'orders')).rows as { id: string }[])
    expect(ids.filter((id) => rest.includes(id))).toEqual(rest)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('appear once when new rows are added to pages already read', async () => {
    const { cursor } = await read(source(), 'orders')
    for (const id of idsIn('orders').slice(20)) shop.store.change('orders', id, {})
    const late = idsIn('orders').slice(0, 20)
    beforePage(3, () => {
      for (const id of late) shop.store.change('orders', id, {})
    })
    const { rows } = await read(source(), 'orders', { full: false, cursor })
    expect(idsOf(rows as { id: string }[])).toEqual(idsIn('orders').filter((id) => !late.includes(id)))
  })

  it('that never stop changing are given up', async () => {
    beforePage(2, () => {
      for (const id of idsIn('orders').slice(0, 10)) shop.store.remove('orders', id)
    })
    expect(await failureOf(read(source({}, { steps: 0 }), 'orders'))).toMatchObject({
      message: wooMessages.restless,
      passing: true,
    })
  })
})

describe('a failure of a shop', () => {
  const listed = async (adapter: SourceAdapter) => {
    for await (const _ of adapter.list(forever));
  }
  const html = { headers: { 'content-type': 'text/html' }, body: '<h1>Hello</h1>' }

  it.each([
    [
      'a wrong key',
      { 'woo.key': 'ck_2' },
      { message: wooMessages.signInRefused, forbidden: true, code: 'sign-in-refused' },
    ],
    ['a wrong secret', { 'woo.secret': 'cs_2' }, { forbidden: true, code: 'sign-in-refused' }],
    [
      'no date to start at',
      { 'woo.startDate': 'soon' },
      { message: wooMessages.badStartDate, code: 'settings' },
    ],
    [
      'a closed port',
      { 'woo.uri': 'http://127.0.0.1:9' },
      { message: wooMessages.refused, code: 'unreachable' },
    ],
    [
      'an unknown host name',
      { 'woo.uri': 'https://shop.invalid' },
      { message: wooMessages.unknownHost, code: 'host-unknown' },
    ],
  ])('%s', async (_, properties, expected) => {
    expect(await failureOf((async () => listed(source(properties)))())).toMatchObject(expected)
  })

  it.each([
    [
      'a key that may not read',
      { status: 401, body: '{"code":"woocommerce_rest_cannot_view"}' },
      wooMessages.mayNotRead,
      'sign-in-refused',
    ],
    ['no WooCommerce at that address', { status: 404, ...html }, wooMessages.noApi, 'source-path-missing'],
    [
      'another address',
      { status: 301, headers: { location: 'https://evil.example/' } },
      wooMessages.moved,
      'settings',
    ],
    ['a page instead of data', html, wooMessages.notJson, 'source-data'],
    ['broken data', { body: '<b>Notice</b>: x [{"id":1}]' }, wooMessages.badJson, 'source-data'],
    ['data of another form', { body: '{"id":1}' }, wooMessages.badJson, 'source-data'],
    ['a count left out', { body: '[]' }, wooMessages.noCount, 'source-data'],
    [
      'rows in another order',
      { headers: { 'x-wp-total': '2' }, body: '[{"id":2},{"id":1}]' },
      wooMessages.notInOrder,
      'source-data',
    ],
    ['an endless response', { body: endless }, wooMessages.tooLarge(30_000), 'source-data'],
    [
      'a small response that decompresses to an endless one',
      { headers: { 'content-encoding': 'gzip' }, body: gzipSync(endless) },
      wooMessages.tooLarge(30_000),
      'source-data',
    ],
    [
      'an invalid value',
      { headers: { 'x-wp-total': '1' }, body: '[{"id":7,"total":"much"}]' },
      wooMessages.badValue('orders', '7', 'total'),
      'source-data',
    ],
  ])('%s', async (_, fault, message, code) => {
    shop.faults.push(fault)
    const failure = await failureOf(read(source({}, { answerBytes: 30_000 }), 'orders'))
    expect(failure).toMatchObject({ message, code, passing: false })
  })

  it('is reported for a key revoked in the middle', async () => {
    let pages = 0
    shop.beforeAnswer = () => void (++pages === 2 && shop.keys.revoke(key.key))
    expect(await failureOf(read(source(), 'orders'))).toMatchObject({
      forbidden: true,
      code: 'sign-in-refused',
    })
  })

  it('is retried when it is temporary or the requested wait is short', async () => {
    shop.faults.push({ status: 429, headers: { 'retry-after': '7' }, body: '{}' }, { cut: true }, undefined, {
      status: 502,
      headers: { 'content-type': 'text/html' },
    })
    expect((await read(source(), 'orders')).rows).toHaveLength(230)
    expect(paused).toEqual([7_000, 4_000, 1_000])
  })

  it('ends the refresh with a time when the requested wait is long', async () => {
    shop.faults.push({ status: 503, headers: { 'retry-after': '600' }, body: '{}' })
    expect(await failureOf(read(source(), 'orders'))).toMatchObject({
      message: wooMessages.busy,
      passing: true,
      code: 'source-busy',
      retryAt: new Date('2026-11-21T12:10:00Z'),
    })
    expect(paused).toEqual([])
  })

  it('is reported for a silent shop', async () => {
    shop.faults.push({ silent: true })
    const impatient = source({}, { answerMs: 50, pausesMs: [] })
    expect(await failureOf(read(impatient, 'orders'))).toMatchObject({
      message: wooMessages.timedOut,
      passing: true,
    })
  })

  it('names a forbidden private address as the reason, and connects to nothing', async () => {
    expect(await failureOf(listed(source({}, {}, false)))).toMatchObject({
      message: outboundMessages.privateAddress,
      code: 'private-address',
    })
    expect(shop.asked).toEqual([])
  })

  it('sends no key when the certificate cannot be verified', async () => {
    const secure = await startShop({ key, tls: selfSigned() })
    const failure = await failureOf(listed(source({ 'woo.uri': secure.uri })))
    expect(failure).toMatchObject({ message: wooMessages.certificate, code: 'certificate' })
    expect(secure.asked).toEqual([])
    await secure.stop()
  })
})

describe('a connection test of a shop', () => {
  const tried = async (adapter: SourceAdapter) => {
    const passed: unknown[] = []
    for await (const check of adapter.probe(forever)) passed.push(check)
    return passed
  }

  it('shows the number of orders', async () => {
    expect(await tried(source())).toEqual([
      { key: 'host-found' },
      { key: 'reached' },
      { key: 'signed-in' },
      { key: 'source-readable', sentence: '230 orders were found.' },
    ])
  })

  it('does not report a sign-in at an address without a shop', async () => {
    expect(await failureOf(tried(source({ 'woo.uri': `${shop.uri}/elsewhere` })))).toMatchObject({
      message: wooMessages.noApi,
      code: 'unreachable',
    })
  })
})
