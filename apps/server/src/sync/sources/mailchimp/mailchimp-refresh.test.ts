import { type Mailchimp, startMailchimp } from '@tributary/fakes/mailchimp/mailchimp-server'
import type { MailchimpRecord, MailchimpStore } from '@tributary/fakes/mailchimp/mailchimp-store'
import { mailchimpTime } from '@tributary/fakes/mailchimp/mailchimp-store'
import { fillMailchimp } from '@tributary/fakes/mailchimp/sample-mailchimp'
import { campaignId, unsubscribe } from '@tributary/fakes/mailchimp/sample-mailchimp-campaigns'
import {
  audiences,
  contact,
  contactId,
  emailOf,
  fillActivity,
} from '@tributary/fakes/mailchimp/sample-mailchimp-contacts'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { SyncEngine } from '../../engine/sync-engine.ts'
import { memoryRateLimits } from '../../rate-limits.ts'
import { type SyncFixture, syncFixture } from '../../testing/sync-fixture.ts'
import { mailchimpMessages } from './mailchimp.messages.ts'
import { mailchimpSource } from './mailchimp-source.ts'

const account = '8d3a3db4d97663a9074efcc16'
const DAY = 24 * 3_600_000
const start = new Date('2026-11-21T12:00:00Z')
const [letter, trade] = audiences

let sync: SyncFixture
let mailchimp: Mailchimp
let store: MailchimpStore
let engine: SyncEngine
let connector: string
let schema: string
let schemas = 0
let now = start

beforeAll(async () => {
  sync = await syncFixture()
  mailchimp = await startMailchimp({
    accessOf: () => ({ account, dataCentre: 'us21' }),
    clock: () => now,
  })
  store = mailchimp.store(account)
  fillMailchimp(store, { contacts: 150 }, start)
  const tools = {
    outbound: { allowPrivateTargets: true },
    rateLimits: memoryRateLimits(() => now),
    // Slices of a few pages, so that a first reading has several.
    limits: { pausesMs: [], pause: async () => undefined, sliceRows: 40 },
  }
  engine = sync.engine({
    adapters: { mailchimp: mailchimpSource(tools, `${mailchimp.uri}/{dc}/3.0`) },
    access: () => async () => ({ accessToken: 'token', account, scope: null }),
    clock: () => now,
  })
  await engine.start()
})
afterAll(async () => {
  await sync.close()
  await mailchimp.stop()
})

beforeEach(async () => {
  schema = `mailchimp_${++schemas}`
  mailchimp.pages.cap = 30
  connector = await sync.connector(
    { 'mailchimp.dataCenter': 'us21', 'mailchimp.userId': account, 'target.schema': schema },
    { type: 'mailchimp' },
  )
})

const refresh = (options?: { full: boolean }) => {
  now = new Date(now.getTime() + DAY)
  return sync.refresh(engine, connector, options)
}

const rowsOf = (table: string, columns: string, order: string) =>
  sync.rows(`select ${columns} from ${schema}.${table} order by ${order}`)

const TIME = (column: string) => `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"+00:00"')`
const text = (record: MailchimpRecord, ...path: string[]) => {
  const value = path.reduce<unknown>((inner, field) => Reflect.get(Object(inner), field), record)
  return value === undefined || value === null ? null : String(value)
}
const byText = <Row extends object>(rows: Row[], ...fields: (keyof Row)[]) => {
  const order = (row: Row) => fields.map((field) => String(row[field])).join(' ')
  return rows.sort((one, other) => (order(one) < order(other) ? -1 : 1))
}
const below = (parent: string, list: string, name: string) =>
  store
    .all(parent)
    .flatMap(({ id }) => store.all(`${parent}/${id}/${list}`).map((one) => ({ ...one, [name]: id })))

/** Compares the tables of audiences with the account, row by row. */
async function expectTheAudiences() {
  const members = below('lists', 'members', 'list') as (MailchimpRecord & { list: string })[]
  expect(
    await rowsOf(
      'list_members',
      `list_id as list, id, email_address as email, full_name as name, status, vip, first_name as first,
       member_rating::text as rating, ${TIME('last_changed')} as changed`,
      '1, 2',
    ),
  ).toEqual(
    byText(
      members.map((one) => ({
        list: one.list,
        id: one.id,
        email: one.email_address,
        name: one.full_name,
        status: one.status,
        vip: one.vip,
        first: text(one, 'merge_fields', 'FNAME'),
        rating: text(one, 'member_rating'),
        changed: one.last_changed,
      })),
      'list',
      'id',
    ),
  )
  const tags = members.flatMap((one) =>
    (one.tags as MailchimpRecord[]).map(({ id, name }) => ({
      list: one.list,
      member: one.id,
      tag: String(id),
      name,
    })),
  )
  expect(
    await rowsOf(
      'list_member_tags',
      'list_id as list, member_id as member, tag_id::text as tag, name',
      '1, 2, 3',
    ),
  ).toEqual(byText(tags, 'list', 'member', 'tag'))
  expect(await rowsOf('lists', `id, name, member_count::text as members`, 'id')).toEqual(
    byText(
      store
        .all('lists')
        .map((one) => ({ id: one.id, name: one.name, members: text(one, 'stats', 'member_count') })),
      'id',
    ),
  )
  for (const [table, list, key] of [
    ['merge_fields', 'merge-fields', 'merge_id'],
    ['segments', 'segments', 'id'],
    ['interest_categories', 'interest-categories', 'id'],
    ['list_growth', 'growth-history', 'month'],
  ] as const)
    expect([table, await rowsOf(table, `list_id as list, ${key}::text as key`, '1, 2')]).toEqual([
      table,
      byText(
        below('lists', list, 'list').map((one) => ({ list: Reflect.get(one, 'list'), key: text(one, key) })),
        'list',
        'key',
      ),
    ])
}

/** Compares the tables of campaigns with the account, row by row. */
async function expectTheCampaigns() {
  expect(
    await rowsOf(
      'campaigns',
      `id, status, emails_sent::text as sent, opens::text as opens, ${TIME('send_time')} as at`,
      'id',
    ),
  ).toEqual(
    byText(
      store.all('campaigns').map((one) => ({
        id: one.id,
        status: one.status,
        sent: text(one, 'emails_sent'),
        opens: text(one, 'report_summary', 'opens'),
        at: one.send_time || null,
      })),
      'id',
    ),
  )
  expect(
    await rowsOf('campaign_reports', `id, opens_total::text as opens, hard_bounces::text as bounces`, 'id'),
  ).toEqual(
    byText(
      store.all('reports').map((one) => ({
        id: one.id,
        opens: text(one, 'opens', 'opens_total'),
        bounces: text(one, 'bounces', 'hard_bounces'),
      })),
      'id',
    ),
  )
  expect(
    await rowsOf('campaign_unsubscribes', 'campaign_id as campaign, email_id as email, reason', '1, 2'),
  ).toEqual(
    byText(
      below('reports', 'unsubscribed', 'campaign').map((one) => ({
        campaign: Reflect.get(one, 'campaign'),
        email: text(one, 'email_id'),
        reason: text(one, 'reason'),
      })),
      'campaign',
      'email',
    ),
  )
  expect(
    await rowsOf(
      'campaign_click_details',
      'campaign_id as campaign, id, total_clicks::text as clicks',
      '1, 2',
    ),
  ).toEqual(
    byText(
      below('reports', 'click-details', 'campaign').map((one) => ({
        campaign: Reflect.get(one, 'campaign'),
        id: text(one, 'id'),
        clicks: text(one, 'total_clicks'),
      })),
      'campaign',
      'id',
    ),
  )
}

/** Compares the tables of stores with the account, row by row. */
async function expectTheStores() {
  const stores = 'ecommerce/stores'
  for (const [table, list, field] of [
    ['store_orders', 'orders', 'order_total'],
    ['store_products', 'products', 'title'],
    ['store_customers', 'customers', 'email_address'],
  ] as const)
    expect([table, await rowsOf(table, `store_id as store, id, ${field}::text as value`, '1, 2')]).toEqual([
      table,
      byText(
        below(stores, list, 'store').map((one) => ({
          store: Reflect.get(one, 'store'),
          id: text(one, 'id'),
          value: text(one, field),
        })),
        'store',
        'id',
      ),
    ])
}

async function expectTheAccount() {
  await expectTheAudiences()
  await expectTheCampaigns()
  await expectTheStores()
}

const members = (list: string) => `lists/${list}/members`
const days = () => rowsOf('list_activity', 'day::text', 'list_id, day')

it('stores an account unchanged, also after changes of every kind and after a full refresh', async () => {
  expect(await refresh()).toMatchObject({ state: 'succeeded', error: null })
  await expectTheAccount()
  const before = await days()

  const changed = contactId(emailOf(3))
  store.put(members(letter), { ...contact(letter, 900, start), last_changed: mailchimpTime(now) })
  store.change(members(letter), changed, { full_name: 'Renamed', vip: true })
  store.change(members(trade), contactId(emailOf(5)), { tags: [{ id: 124, name: 'café' }], tags_count: 1 })
  store.change(members(trade), contactId(emailOf(8)), { tags: [], tags_count: 0 })
  store.change(members(letter), contactId(emailOf(10)), { status: 'archived' })
  store.change('campaigns', campaignId(5), { report_summary: { opens: 900 } })
  store.change('reports', campaignId(1), { opens: { opens_total: 901 } })
  store.put(`reports/${campaignId(1)}/unsubscribed`, unsubscribe(1, 44, now))
  store.remove(`reports/${campaignId(2)}/unsubscribed`, contactId(emailOf(6)))
  store.remove('campaigns', 'draft00001')
  store.remove(`lists/${trade}/segments`, '4011')
  store.change('ecommerce/stores/beans-nz/orders', 'order-2', { order_total: 99.5 })
  store.remove('ecommerce/stores/beans-nz/orders', 'order-3')
  store.remove(`lists/${letter}/activity`, '2026-10-22')
  fillActivity(store, letter, now)
  mailchimp.requests.length = 0
  expect(await refresh()).toMatchObject({ state: 'succeeded', error: null })
  await expectTheAccount()
  expect(await days()).toHaveLength(before.length + 1)
  // The archived and the other contacts of each audience.
  expect(mailchimp.requests.filter(({ path }) => path.endsWith('/members'))).toHaveLength(4)

  // Contacts and campaigns that were deleted leave no trace, so only a whole reading detects them.
  store.remove(members(letter), contactId(emailOf(20)))
  store.remove('reports', campaignId(6))
  expect(await refresh({ full: true })).toMatchObject({ state: 'succeeded', error: null })
  await expectTheAccount()
  expect(await days()).toHaveLength(before.length + 1)
})

it('stores the same in an empty schema as in one that followed the changes', async () => {
  expect(await refresh()).toMatchObject({ state: 'succeeded', error: null })
  await expectTheAccount()
})

it('stores contacts that changed while they were read first', async () => {
  mailchimp.pages.cap = 11
  for (const page of [2, 5, 9, 13])
    mailchimp.pages.shiftAt(page, () => {
      now = new Date(now.getTime() + 60_000)
      for (const list of audiences)
        store.change(members(list), contactId(emailOf(page)), { full_name: `Saved ${page}` })
    })
  expect(await refresh()).toMatchObject({ state: 'succeeded', error: null })
  await expectTheAudiences()
})

it('deletes contacts in the weekly reading of everything', async () => {
  expect(await refresh()).toMatchObject({ state: 'succeeded', error: null })
  store.remove(members(trade), contactId(emailOf(30)))
  now = new Date(now.getTime() + 7 * DAY)
  expect(await refresh()).toMatchObject({ state: 'succeeded', error: null })
  await expectTheAudiences()
})

it('leaves out what the role of the user does not include, and says so', async () => {
  mailchimp.notAllowed.add('automations')
  expect(await refresh()).toMatchObject({
    state: 'succeeded',
    detail: expect.stringContaining(mailchimpMessages.notAllowed('automations')),
  })
})
