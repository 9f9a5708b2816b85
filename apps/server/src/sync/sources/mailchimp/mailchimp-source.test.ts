import { type Mailchimp, startMailchimp } from '@tributary/fakes/mailchimp/mailchimp-server'
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
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { memoryRateLimits } from '../../rate-limits.ts'
import { SourceFailure } from '../../source-failure.ts'
import { silentLog } from '../../sync-log.ts'
import { readTable } from '../../testing/read-table.ts'
import type { HttpLimits } from '../http/http-limits.ts'
import type { DeclaredRows, PassedCheck, Reading, SourceAccess, SourceAdapter } from '../source-adapter.ts'
import { mailchimpMessages } from './mailchimp.messages.ts'
import { mailchimpSource } from './mailchimp-source.ts'
import { mailchimpStreams } from './mailchimp-streams.ts'

const account = '8d3a3db4d97663a9074efcc16'
const key = '0123456789abcdef0123456789abcdef-us21'
const start = new Date('2026-11-21T12:00:00Z')
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const forever = new AbortController().signal
const afresh: Reading = { full: false, cursor: undefined }
const [letter, trade] = audiences
const membersOf = (list: string) => `lists/${list}/members`

let mailchimp: Mailchimp
let now: Date
/** The only secrets that work. */
let secrets: readonly string[]
let paused: number[]
let open: SourceAdapter[]

beforeEach(async () => {
  now = start
  secrets = ['token-1', key]
  paused = []
  open = []
  mailchimp = await startMailchimp({
    accessOf: (one) => (secrets.includes(one) ? { account, dataCentre: 'us21' } : undefined),
    clock: () => now,
  })
  fillMailchimp(store(), {}, start)
})
afterEach(async () => {
  for (const source of open) source.close()
  await mailchimp.stop()
})

const store = () => mailchimp.store(account)

type Options = Partial<HttpLimits> & { access?: SourceAccess; properties?: Record<string, string> }

const access: SourceAccess = async () => ({ accessToken: 'token-1', account, scope: null })
const settings = { 'mailchimp.dataCenter': 'us21', 'mailchimp.userId': account }

function source({ access: given = access, properties = settings, ...limits }: Options = {}) {
  const pause = async (ms: number) => {
    paused.push(ms)
    now = new Date(now.getTime() + ms)
  }
  const tools = {
    outbound: { allowPrivateTargets: true },
    rateLimits: memoryRateLimits(() => now),
    limits: { pause, random: () => 0.5, ...limits },
  }
  const made = mailchimpSource(
    tools,
    `${mailchimp.uri}/{dc}/3.0`,
  )({ properties: new Map(Object.entries(properties)), access: given, log: silentLog, now: () => now })
  open.push(made)
  return made
}

const columnsOf = (name: string) => {
  const tables = mailchimpStreams({ hasStores: true }).flatMap((one) => [one, ...(one.children ?? [])])
  const columns = tables.find((table) => table.name === name)?.columns ?? []
  return [...columns.map((column) => ({ name: column.name })), { name: 'other_fields' }]
}

const read = (adapter: SourceAdapter<DeclaredRows>, name: string, reading = afresh) =>
  readTable(adapter, columnsOf(name), { name, reading })

const after = (cursor: string | undefined): Reading => ({ full: false, cursor })
const requestsFor = (end: string) => mailchimp.requests.filter(({ path }) => path.endsWith(`/${end}`))
const idsOf = (rows: readonly object[], column = 'list_member_id') =>
  [...new Set(rows.map((row) => String(Reflect.get(row, column))))].toSorted()
const storedContacts = () =>
  audiences
    .flatMap((list) =>
      store()
        .all(membersOf(list))
        .map(({ id }) => `${list}-${id}`),
    )
    .toSorted()

type Faults = Mailchimp['faults']
/** Replaces the responses after the one about stores. */
const failLists = (...faults: Faults) => void mailchimp.faults.push(undefined, ...faults)
/** Replaces the responses after those about stores and audiences. */
const failContacts = (...faults: Faults) => failLists(undefined, ...faults)

async function failureOf(work: Promise<unknown>): Promise<SourceFailure> {
  const failure = await work.catch((error: unknown) => error)
  if (!(failure instanceof SourceFailure)) throw new Error('It did not fail as it should', { cause: failure })
  return failure
}

async function listed(adapter: SourceAdapter) {
  const streams = []
  for await (const stream of adapter.list(forever)) streams.push(stream)
  return streams
}

/** Reads a first refresh in slices, until there are no more. */
async function inSlices(name: string, limits: Partial<HttpLimits>) {
  const rows: object[] = []
  let reading: Reading = { ...afresh, startsEmpty: true }
  let slices = 0
  for (let more = true; more; slices++) {
    if (slices > 100) throw new Error('The slices do not end')
    const slice = await read(source(limits), name, reading)
    rows.push(...slice.rows)
    reading = after(slice.cursor)
    more = slice.more
  }
  return { rows, slices, cursor: reading.cursor }
}

describe('a Mailchimp account', () => {
  it('has the documented tables, sorted by name, and reads each with unique keys', async () => {
    const adapter = source()
    const streams = await listed(adapter)
    const names = streams.map(({ name }) => name)
    expect(names).toEqual(names.toSorted())
    expect(names).toHaveLength(18)
    for (const { name, key: columns = [] } of streams) {
      const { rows } = await read(adapter, name)
      const keys = rows.map((row) => columns.map((column) => row[column]).join(' '))
      expect([name, rows.length > 0, new Set(keys).size]).toEqual([name, true, rows.length])
    }
  })

  it('reads contacts unchanged, archived ones included', async () => {
    store().change(membersOf(letter), contactId(emailOf(5)), { status: 'archived' })
    const { rows, extent } = await read(source(), 'list_members')
    expect([extent, idsOf(rows)]).toEqual(['whole', storedContacts()])
    const archived = `${letter}-${contactId(emailOf(5))}`
    expect(rows.find(({ list_member_id: id }) => id === archived)).toMatchObject({ status: 'archived' })
    expect(rows.find(({ list_member_id: id }) => id === `${trade}-${contactId(emailOf(3))}`)).toMatchObject({
      list_id: trade,
      email_address: 'contact-3@example.org',
      first_name: 'Nikau',
      address: null,
      birthday: '',
      merge_fields: '{"FNAME":"Nikau","LNAME":"Smith","PHONE":"","ADDRESS":"","BIRTHDAY":""}',
      avg_click_rate: 0.125,
      timestamp_signup: null,
      country_code: 'NZ',
      vip: false,
      other_fields: null,
    })
  })

  it('reads the tags with the same requests as their contacts', async () => {
    const adapter = source()
    const tags = await read(adapter, 'list_member_tags')
    const requests = mailchimp.requests.length
    await read(adapter, 'list_members')
    expect(mailchimp.requests).toHaveLength(requests)
    expect(tags.rows).toHaveLength(120)
    expect(tags.rows[0]).toMatchObject({ list_id: trade, tag_id: 123, name: 'wholesale' })
  })

  it('neither requests nor stores personal data that no one has asked for', async () => {
    const { rows } = await read(source(), 'list_members')
    const [request] = requestsFor('members')
    for (const field of ['ip_signup', 'ip_opt', 'location.latitude', 'location.longitude'])
      expect(request?.query.get('exclude_fields')).toContain(`members.${field}`)
    expect(JSON.stringify(rows)).not.toMatch(/198\.51\.100|37\.78|175\.28/)
    const lists = await read(source(), 'lists')
    expect(JSON.stringify(lists.rows)).not.toContain('us21-secret')
  })

  it('makes one request for each list with one page, and reads the audiences once', async () => {
    const adapter = source()
    const names = (await listed(adapter)).map(({ name }) => name)
    // The check, and whether there is a store.
    expect(mailchimp.requests).toHaveLength(2)
    mailchimp.requests.length = 0
    for (const name of names) await read(adapter, name)
    const counts = Object.fromEntries(
      ['lists', 'merge-fields', 'interests', 'campaigns', 'reports', 'unsubscribed', 'orders', 'stores'].map(
        (end) => [end, requestsFor(end).length],
      ),
    )
    expect(counts).toEqual({
      lists: 2,
      'merge-fields': 2,
      interests: 2,
      campaigns: 1,
      reports: 3,
      unsubscribed: 6,
      orders: 1,
      stores: 2,
    })
    // Archived contacts, the others, and those archived meanwhile, of both audiences.
    expect(requestsFor('members')).toHaveLength(6)
  })

  it('has no tables of stores without a store', async () => {
    store().remove('ecommerce/stores', 'beans-nz')
    expect((await listed(source())).map(({ name }) => name).filter((name) => /store/.test(name))).toEqual([])
  })

  it('leaves out the tables of stores if the plan does not include them', async () => {
    mailchimp.notAllowed.add('ecommerce/stores')
    const adapter = source()
    expect(await listed(adapter)).toHaveLength(14)
    expect(adapter.leftOut?.()).toMatchObject([
      { tables: expect.arrayContaining(['stores', 'store_orders']), why: mailchimpMessages.noStores },
    ])
  })

  it('skips a list that was removed while it was read', async () => {
    const adapter = source()
    await read(adapter, 'merge_fields')
    store().remove('lists', trade)
    const { rows } = await read(adapter, 'segments')
    expect(rows.map(({ list_id: list }) => list)).toEqual([letter, letter])
    expect(idsOf((await read(adapter, 'list_members')).rows)).toEqual(
      storedContacts().filter((id) => id.startsWith(letter)),
    )
  })
})

describe('changes of contacts', () => {
  it('are read for each audience since the last reading, with their tags', async () => {
    const first = await read(source(), 'list_members')
    now = new Date(start.getTime() + DAY)
    store().put(membersOf(letter), { ...contact(letter, 900, now), last_changed: mailchimpTime(now) })
    store().change(membersOf(trade), contactId(emailOf(2)), { tags: [{ id: 9, name: 'new' }], tags_count: 1 })
    const changed = [`${letter}-${contactId(emailOf(900))}`, `${trade}-${contactId(emailOf(2))}`].toSorted()
    mailchimp.requests.length = 0
    const adapter = source()
    const second = await read(adapter, 'list_members', after(first.cursor))
    expect([second.extent, idsOf(second.rows)]).toEqual(['changes', changed])
    expect(requestsFor('members').map(({ query }) => query.get('since_last_changed'))).toEqual(
      Array.from({ length: 4 }, () => '2026-11-21T11:58:00+00:00'),
    )
    const tags = await read(adapter, 'list_member_tags', after(first.cursor))
    expect(tags.removed?.column).toBe('list_member_id')
    expect([...(tags.removed?.values ?? [])].toSorted()).toEqual(changed)
    expect(tags.rows).toMatchObject([{ member_id: contactId(emailOf(2)), tag_id: 9 }])
  })

  it('keep archived contacts, with their status', async () => {
    const first = await read(source(), 'list_members')
    now = new Date(start.getTime() + DAY)
    store().change(membersOf(letter), contactId(emailOf(7)), { status: 'archived' })
    const second = await read(source(), 'list_members', after(first.cursor))
    expect(second.rows).toMatchObject([{ email_address: emailOf(7), status: 'archived' }])
  })

  it('include all contacts of a new audience, whenever they changed', async () => {
    const first = await read(source(), 'list_members')
    now = new Date(start.getTime() + DAY)
    store().put('lists', { ...store().get('lists', letter), id: 'aaaa000000' })
    store().put(membersOf('aaaa000000'), contact('aaaa000000', 1, start))
    const second = await read(source(), 'list_members', after(first.cursor))
    expect(second.rows).toMatchObject([{ list_id: 'aaaa000000', email_address: emailOf(1) }])
  })

  it('are read whole every week, because deleted contacts leave no trace', async () => {
    const first = await read(source(), 'list_members')
    store().remove(membersOf(letter), contactId(emailOf(1)))
    now = new Date(start.getTime() + 6 * DAY)
    expect((await read(source(), 'list_members', after(first.cursor))).extent).toBe('changes')
    now = new Date(start.getTime() + 7 * DAY)
    const again = await read(source(), 'list_members', after(first.cursor))
    expect([again.extent, idsOf(again.rows)]).toEqual(['whole', storedContacts()])
  })

  it('start two minutes before the first response, by the clock of Mailchimp', async () => {
    const { cursor = '{}' } = await read(source(), 'list_members')
    expect(JSON.parse(JSON.parse(cursor).position)).toEqual({
      since: { [trade]: '2026-11-21T11:58:00+00:00', [letter]: '2026-11-21T11:58:00+00:00' },
    })
  })
})

describe('the pages of contacts', () => {
  it('lose no contact if the pages are capped and contacts change between two of them', async () => {
    mailchimp.pages.cap = 7
    for (const [page, number] of [
      [2, 1],
      [4, 2],
      [5, 40],
    ] as const)
      mailchimp.pages.shiftAt(page, () => {
        now = new Date(now.getTime() + MINUTE)
        for (const list of audiences)
          store().change(membersOf(list), contactId(emailOf(number)), { full_name: 'Saved' })
      })
    const { rows } = await read(source(), 'list_members')
    expect(idsOf(rows)).toEqual(storedContacts())
    const last = new Map(rows.map((row) => [row.list_member_id, row.full_name]))
    expect(last.get(`${trade}-${contactId(emailOf(40))}`)).toBe('Saved')
  })

  it('lose no contact among many that were imported in the same second', async () => {
    for (const { id } of store().all(membersOf(letter)))
      store().change(membersOf(letter), String(id), { last_changed: '2026-10-01T00:00:00+00:00' })
    mailchimp.pages.cap = 9
    const offsets: (string | null)[] = []
    mailchimp.beforeResponse = ({ path, query }) => {
      if (!path.endsWith(`${letter}/members`) || query.has('status')) return
      offsets.push(query.get('offset'))
      if (offsets.length !== 2) return
      // A contact of the first page changes, so all later ones move up by one.
      now = new Date(now.getTime() + MINUTE)
      store().change(membersOf(letter), contactId(emailOf(1)), { vip: true })
    }
    const { rows } = await read(source(), 'list_members')
    expect(idsOf(rows)).toEqual(storedContacts())
    expect(offsets.slice(0, 4)).toEqual(['0', '8', '0', '8'])
  })

  it('have a contact that is restored from the archive while its audience is read whole', async () => {
    const id = contactId(emailOf(8))
    store().change(membersOf(trade), id, { status: 'archived' })
    const restored = source()
    let members = 0
    mailchimp.beforeResponse = ({ path }) => {
      if (!path.endsWith(`${trade}/members`)) return
      members += 1
      now = new Date(now.getTime() + MINUTE)
      // Archived while the other contacts are read, so neither of the first two lists has it.
      if (members === 1) store().change(membersOf(trade), id, { status: 'subscribed' })
      if (members === 2) store().change(membersOf(trade), id, { status: 'archived' })
    }
    expect(idsOf((await read(restored, 'list_members')).rows)).toEqual(storedContacts())
  })

  it('are read in slices of a first reading, which together have every contact', async () => {
    mailchimp.pages.cap = 10
    store().change(membersOf(trade), contactId(emailOf(8)), { status: 'archived' })
    const { rows, slices, cursor = '{}' } = await inSlices('list_members', { sliceRows: 20 })
    expect(slices).toBeGreaterThan(5)
    expect(idsOf(rows)).toEqual(storedContacts())
    expect(Object.keys(JSON.parse(JSON.parse(cursor).position).since).toSorted()).toEqual(
      audiences.toSorted(),
    )
  })

  it('have half as many records after one that took too long', async () => {
    mailchimp.slow = true
    const adapter = source()
    await read(adapter, 'list_members')
    await read(adapter, 'campaigns')
    expect(mailchimp.requests.map(({ query }) => query.get('count')).slice(0, 5)).toEqual([
      '1',
      '1000',
      '500',
      '500',
      '500',
    ])
    expect(requestsFor('campaigns').map(({ query }) => query.get('count'))).toEqual(['500'])
    expect(paused).toEqual([])
  })

  it.each([
    ['newest first', [3, 2, 1], 3, mailchimpMessages.notInOrder('list_members')],
    ['without a time', [Number.NaN], 1, 'without the value that orders its changes'],
  ])('fail if Mailchimp sends them %s', async (_, minutes, total, sentence) => {
    const members = minutes.map((minute) => ({
      id: String(minute),
      last_changed: Number.isNaN(minute) ? '' : mailchimpTime(new Date(start.getTime() + minute * MINUTE)),
    }))
    failContacts({ body: JSON.stringify({ members, total_items: total }) })
    expect((await failureOf(read(source(), 'list_members'))).message).toContain(sentence)
  })

  it('fail if Mailchimp ignores the time from which it should list', async () => {
    const first = await read(source(), 'list_members')
    now = new Date(start.getTime() + DAY)
    const members = [{ id: 'old', last_changed: '2025-01-01T00:00:00+00:00' }]
    failContacts({ body: JSON.stringify({ members, total_items: 1 }) })
    expect((await failureOf(read(source(), 'list_members', after(first.cursor)))).message).toBe(
      mailchimpMessages.notInOrder('list_members'),
    )
  })

  it('fail if Mailchimp sends fewer contacts than it announces, or no number', async () => {
    failContacts({ body: '{"members":[],"total_items":7}' })
    expect(await failureOf(read(source(), 'list_members'))).toMatchObject({
      message: expect.stringContaining('announced 7 records and sent 0'),
      passing: true,
    })
    failContacts({ body: '{"members":[]}' })
    expect((await failureOf(read(source(), 'list_members'))).message).toContain('without the expected list')
  })

  it('fail if contacts of the same second keep changing', async () => {
    const tied = (id: string) => ({ id, last_changed: '2026-10-01T00:00:00+00:00' })
    const page = (...ids: string[]) => ({ body: JSON.stringify({ members: ids.map(tied), total_items: 9 }) })
    failContacts()
    for (let times = 0; times < 7; times++) mailchimp.faults.push(page('a', 'b'), page(`c${times}`, 'd'))
    expect((await failureOf(read(source(), 'list_members'))).message).toBe(
      mailchimpMessages.changing('list_members'),
    )
  })
})

describe('campaigns and reports', () => {
  it('are read whole, and reports for the last 60 days, with everything once a week', async () => {
    const first = await read(source(), 'campaign_reports')
    expect([first.extent, first.rows.length]).toEqual(['whole', 6])
    expect(first.rows.find(({ id }) => id === campaignId(1))).toMatchObject({
      open_rate: 0.423728813559322,
      last_click: null,
      list_open_rate: 41.2,
      total_spent: 120.5,
      currency_code: 'NZD',
    })
    now = new Date(start.getTime() + DAY)
    const second = await read(source(), 'campaign_reports', after(first.cursor))
    expect([second.extent, idsOf(second.rows, 'id')]).toEqual(['changes', [campaignId(1), campaignId(2)]])
    now = new Date(start.getTime() + 7 * DAY)
    expect((await read(source(), 'campaign_reports', after(first.cursor))).extent).toBe('whole')
    expect((await read(source(), 'campaigns', after('{}'))).extent).toBe('whole')
  })

  it('have unsubscribes of campaigns of the last 60 days, which replace those stored before', async () => {
    const first = await read(source(), 'campaign_unsubscribes')
    expect([first.extent, first.rows.length]).toEqual(['whole', 12])
    now = new Date(start.getTime() + DAY)
    const list = `reports/${campaignId(2)}/unsubscribed`
    store().put(list, unsubscribe(2, 50, now))
    store().remove(list, contactId(emailOf(6)))
    mailchimp.requests.length = 0
    const second = await read(source(), 'campaign_unsubscribes', after(first.cursor))
    expect(second.removed).toEqual({ column: 'campaign_id', values: [campaignId(2), campaignId(1)] })
    expect(second.rows.map(({ campaign_id: id, email_id: email }) => [id, email])).toEqual([
      [campaignId(2), contactId(emailOf(7))],
      [campaignId(2), contactId(emailOf(50))],
      [campaignId(1), contactId(emailOf(3))],
      [campaignId(1), contactId(emailOf(4))],
    ])
    // Whether there is a store, the reports, and one list for each of two.
    expect(mailchimp.requests).toHaveLength(4)
    now = new Date(start.getTime() + 31 * DAY)
    expect((await read(source(), 'campaign_unsubscribes', after(first.cursor))).extent).toBe('whole')
  })

  it('have details in slices of a first reading, which together have every campaign', async () => {
    const { rows, slices, cursor = '{}' } = await inSlices('campaign_click_details', { sliceRows: 3 })
    expect([rows.length, slices]).toEqual([12, 4])
    expect(JSON.parse(JSON.parse(cursor).position)).toEqual({ since: '2026-09-22T12:00:00+00:00' })
  })

  it('skip a campaign that is removed before its details are read', async () => {
    mailchimp.pages.shiftAt(1, () => store().remove('reports', campaignId(6)))
    const adapter = source()
    mailchimp.beforeResponse = ({ path }) => {
      if (path.endsWith(`${campaignId(6)}/unsubscribed`) && store().has('reports', campaignId(6)))
        store().remove('reports', campaignId(6))
    }
    expect((await read(adapter, 'campaign_unsubscribes')).rows).toHaveLength(10)
  })

  it('keep the activity of days that Mailchimp no longer has', async () => {
    const first = await read(source(), 'list_activity')
    expect(first.rows).toHaveLength(60)
    store().remove(`lists/${letter}/activity`, '2026-10-22')
    now = new Date(start.getTime() + DAY)
    fillActivity(store(), letter, start)
    for (const reading of [after(first.cursor), { full: true, cursor: undefined, stored: first.cursor }]) {
      const { extent, keepsOthers, rows } = await read(source(), 'list_activity', reading)
      expect([extent, keepsOthers, rows.length]).toEqual(['changes', true, 60])
    }
  })
})

describe('the access to Mailchimp', () => {
  it('sends the token of the authorisation, or the API key as a password', async () => {
    await read(source(), 'lists')
    expect(mailchimp.requests.at(-1)?.headers.authorization).toBe('Bearer token-1')
    const withKey = { ...settings, 'mailchimp.apiKey': key }
    const unused: SourceAccess = () => Promise.reject(new Error('No authorisation is needed'))
    expect((await read(source({ properties: withKey, access: unused }), 'lists')).rows).toHaveLength(2)
    expect(mailchimp.requests.at(-1)?.headers.authorization).toMatch(/^Basic /)
  })

  it('is refused if it is revoked midway, and reported with the revoked token', async () => {
    const reported: (string | undefined)[] = []
    const refusing: SourceAccess = async ({ rejected } = {}) => {
      reported.push(rejected)
      if (rejected) throw new SourceFailure('Refused', { forbidden: true, code: 'not-authorised' })
      return access()
    }
    mailchimp.pages.cap = 10
    mailchimp.pages.shiftAt(3, () => {
      secrets = []
    })
    const adapter = source({ access: refusing })
    expect(await failureOf(read(adapter, 'list_members').then(() => read(adapter, 'lists')))).toMatchObject({
      forbidden: true,
      code: 'not-authorised',
    })
    expect(reported).toEqual([undefined, 'token-1'])
  })

  it('is used again if another process has authorised the connector meanwhile', async () => {
    const used: (string | undefined)[] = []
    const renewing: SourceAccess = async ({ rejected } = {}) => {
      used.push(rejected)
      return { accessToken: rejected === undefined ? 'old' : 'token-1', account, scope: null }
    }
    expect((await read(source({ access: renewing }), 'lists')).rows).toHaveLength(2)
    expect(used).toEqual([undefined, 'old'])
  })

  it('ends with one sentence for a refused key', async () => {
    const properties = { ...settings, 'mailchimp.apiKey': 'revoked-us21' }
    expect(await failureOf(listed(source({ properties })))).toMatchObject({
      message: mailchimpMessages.refused,
      forbidden: true,
      code: 'not-authorised',
    })
    expect(mailchimp.requests).toHaveLength(1)
  })

  it('is needed', async () => {
    const made = mailchimpSource({
      outbound: { allowPrivateTargets: true },
      rateLimits: memoryRateLimits(() => now),
    })({ properties: new Map(Object.entries(settings)), log: silentLog, now: () => now })
    expect((await failureOf(listed(made))).message).toBe(mailchimpMessages.notAuthorised)
    made.close()
  })

  it('belongs to the account of the connector', async () => {
    const other: SourceAccess = async () => ({ accessToken: 'token-1', account: 'other', scope: null })
    expect(await failureOf(listed(source({ access: other })))).toMatchObject({
      message: mailchimpMessages.otherAccount,
      code: 'settings',
    })
    expect(mailchimp.requests).toHaveLength(0)
  })

  it.each([
    [{ 'mailchimp.dataCenter': 'us21.evil.example/' }, mailchimpMessages.badDataCentre],
    [{ 'mailchimp.dataCenter': '' }, mailchimpMessages.missing('mailchimp.dataCenter')],
    [{ 'mailchimp.userId': ' ' }, mailchimpMessages.missing('mailchimp.userId')],
    [{ 'mailchimp.apiKey': 'abc\r\nx: y' }, mailchimpMessages.badKey],
    [{ 'mailchimp.apiKey': 'abc-us6' }, mailchimpMessages.keyOfOtherDataCentre],
  ])('is refused before any request with the settings %j', (changed, sentence) => {
    expect(() => source({ properties: { ...settings, ...changed } })).toThrow(sentence)
  })

  it('is refused as a whole in another data centre and for a deactivated account', async () => {
    const refused = { message: mailchimpMessages.accountRefused, forbidden: true, code: 'sign-in-refused' }
    const properties = { ...settings, 'mailchimp.dataCenter': 'us6' }
    expect(await failureOf(listed(source({ properties })))).toMatchObject(refused)
    mailchimp.disabledAccounts.add(account)
    expect(await failureOf(read(source(), 'campaigns'))).toMatchObject(refused)
  })

  it('leaves out only the table that the role of the user does not include', async () => {
    mailchimp.notAllowed.add('lists/:list/segments')
    const adapter = source()
    expect(await failureOf(read(adapter, 'segments'))).toMatchObject({
      message: mailchimpMessages.notAllowed('lists: segments'),
      notIncluded: true,
      forbidden: false,
    })
    expect((await read(adapter, 'merge_fields')).rows).toHaveLength(10)
  })
})

describe('the limits of Mailchimp', () => {
  it('are waited for when too many connections are open, then it goes on', async () => {
    mailchimp.otherConnections = 10
    mailchimp.beforeResponse = () => {
      if (paused.length > 1) mailchimp.otherConnections = 0
    }
    expect((await read(source(), 'lists')).rows).toHaveLength(2)
    expect(paused).toEqual([4_000, 15_000])
  })

  it('include a refusal without JSON, which does not refuse the account', async () => {
    failLists({ status: 403, headers: { 'content-type': 'text/html' }, body: '<h1>Denied</h1>' })
    expect((await read(source(), 'lists')).rows).toHaveLength(2)
    expect(paused).toEqual([4_000])
  })

  it('end the refresh with the time to retry if they last for hours', async () => {
    failLists({ status: 429, headers: { 'retry-after': '7200' }, body: '{}' })
    expect(await failureOf(read(source(), 'lists'))).toMatchObject({
      message: mailchimpMessages.busy,
      code: 'source-busy',
      retryAt: new Date(start.getTime() + 2 * 60 * MINUTE),
    })
    expect(paused).toEqual([])
  })

  it('end the refresh after three retries', async () => {
    mailchimp.otherConnections = 10
    expect(await failureOf(read(source(), 'lists'))).toMatchObject({ message: mailchimpMessages.busy })
    expect(paused).toEqual([4_000, 15_000, 60_000])
  })
})

describe('bad data of Mailchimp', () => {
  it.each([
    ['{"lists":null,"total_items":1}', 'without the expected list'],
    ['{"lists":["x"],"total_items":1}', 'not an object'],
    ['{"lists":[{"name":"A"}],"total_items":1}', 'without id'],
    ['{"lists":[{"id":"a","name":', 'cannot be read'],
    ['{"lists":[],"total_items":3}', 'announced 3 records and sent 0'],
  ])('fails for the body %s', async (body, sentence) => {
    failLists({ body })
    expect(await failureOf(read(source({ pausesMs: [] }), 'lists'))).toMatchObject({
      message: expect.stringContaining(sentence),
      code: 'source-data',
    })
  })

  it('fails with the name of the column for a value of a wrong type', async () => {
    store().change('campaigns', campaignId(2), { emails_sent: 'many' })
    expect(await failureOf(read(source(), 'campaigns'))).toMatchObject({
      message: expect.stringContaining(`emails_sent in record ${campaignId(2)}`),
      code: 'source-data',
    })
  })

  it('fails for a web page and for a response that is too large', async () => {
    failLists({ headers: { 'content-type': 'text/html' }, body: '<h1>Maintenance</h1>' })
    expect((await failureOf(read(source(), 'lists'))).message).toContain('a web page instead of data')
    expect((await failureOf(read(source({ answerBytes: 2_000 }), 'campaigns'))).message).toContain(
      'larger than',
    )
  })

  it('fails if a page repeats', async () => {
    const page = { body: '{"campaigns":[{"id":"a"}],"total_items":2}' }
    failLists(page, page)
    expect((await failureOf(read(source(), 'campaigns'))).message).toContain('the same page twice')
  })

  it('retries a response that was cut off', async () => {
    failLists({ cut: true })
    expect((await read(source(), 'lists')).rows).toHaveLength(2)
    expect(paused).toEqual([4_000])
  })

  it('keeps unknown fields, long texts and 20 digits', async () => {
    const rawJSON: (text: string) => unknown = Reflect.get(JSON, 'rawJSON')
    const orders = 'ecommerce/stores/beans-nz/orders'
    const [digits, title] = ['12345678901234567.125', 'é'.repeat(150_000)]
    store().change(orders, 'order-1', { order_total: rawJSON(digits), tracking_code: title, gift: 'yes' })
    const { rows } = await read(source(), 'store_orders')
    expect(rows.find(({ id }) => id === 'order-1')).toMatchObject({
      order_total: digits,
      tracking_code: title,
      cancelled_at_foreign: null,
      other_fields: '{"gift":"yes"}',
    })
  })
})

describe('the test of a connection to Mailchimp', () => {
  const probe = async (adapter: SourceAdapter) => {
    const passed: PassedCheck[] = []
    try {
      for await (const check of adapter.probe(forever)) passed.push(check)
      return { keys: passed.map(({ key: one }) => one), sentence: passed.at(-1)?.sentence }
    } catch (error) {
      return { keys: passed.map(({ key: one }) => one), failed: error }
    }
  }

  it('counts the audiences with two requests', async () => {
    expect(await probe(source())).toEqual({
      keys: ['host-found', 'reached', 'signed-in', 'source-readable'],
      sentence: '2 audiences can be read.',
    })
    expect(mailchimp.requests.map(({ url }) => url)).toEqual([
      '/us21/3.0/ping',
      '/us21/3.0/lists?count=1&fields=total_items',
    ])
  })

  it('shows which check failed', async () => {
    mailchimp.notAllowed.add('lists')
    expect((await probe(source())).keys).toEqual(['host-found', 'reached', 'signed-in'])
    secrets = []
    expect(await probe(source({ properties: { ...settings, 'mailchimp.apiKey': key } }))).toMatchObject({
      keys: ['host-found', 'reached'],
      failed: { code: 'not-authorised' },
    })
    mailchimp.faults.push({ headers: { 'content-type': 'text/html' }, body: '<h1>Router</h1>' })
    expect(await probe(source())).toMatchObject({ keys: [], failed: { code: 'unreachable' } })
  })
})
