import { afterEach, beforeEach, expect, it } from 'vitest'
import { type Mailchimp, startMailchimp } from './mailchimp-server.ts'
import { fillMailchimp } from './sample-mailchimp.ts'
import { audiences, contactId, emailOf } from './sample-mailchimp-contacts.ts'

const now = new Date('2026-11-21T12:00:00Z')
const account = 'acme'
const members = `lists/${audiences[0]}/members`

let mailchimp: Mailchimp
beforeEach(async () => {
  mailchimp = await startMailchimp({
    accessOf: (secret) => (secret === 'token' ? { account, dataCentre: 'us21' } : undefined),
    clock: () => now,
  })
  fillMailchimp(mailchimp.store(account), {}, now)
})
afterEach(() => mailchimp.stop())

type Body = { total_items: number; members: Record<string, unknown>[] }

async function get(path: string, { dc = 'us21', authorization = 'Bearer token' } = {}) {
  const response = await fetch(`${mailchimp.uri}/${dc}/3.0/${path}`, { headers: { authorization } })
  const isJson = /json/.test(response.headers.get('content-type') ?? '')
  return {
    status: response.status,
    // The tests check the fields they use.
    body: (isJson ? await response.json() : undefined) as Body,
    headers: response.headers,
  }
}

it('accepts a token, and a key as the password of any user name', async () => {
  expect(await get('ping')).toMatchObject({ status: 200 })
  const basic = (secret: string) => `Basic ${Buffer.from(`any:${secret}`).toString('base64')}`
  expect((await get('ping', { authorization: basic('token') })).status).toBe(200)
  const refused = await get('ping', { authorization: basic('other') })
  expect(refused).toMatchObject({ status: 401, body: { title: 'API Key Invalid', status: 401 } })
  expect(refused.headers.get('content-type')).toContain('application/problem+json')
})

it('refuses another data centre, a deactivated account and an eleventh connection', async () => {
  expect(await get('ping', { dc: 'us6' })).toMatchObject({ status: 403, body: { title: 'Wrong Datacenter' } })
  mailchimp.disabledAccounts.add(account)
  expect(await get('ping')).toMatchObject({ status: 403, body: { title: 'User Disabled' } })
  mailchimp.otherConnections = 10
  expect(await get('ping')).toMatchObject({ status: 429 })
})

it('has 10 records in a page unless count says otherwise, at most 1,000', async () => {
  expect((await get(members)).body).toMatchObject({ members: { length: 10 }, total_items: 60 })
  expect((await get(`${members}?count=1000&offset=58`)).body).toMatchObject({ members: { length: 2 } })
  expect((await get(`${members}?count=1001`)).status).toBe(400)
  mailchimp.slow = true
  expect(await get(`${members}?count=501`)).toMatchObject({ status: 504, body: undefined })
})

it('lists archived contacts only on request, and changes after a time', async () => {
  mailchimp.store(account).change(members, contactId(emailOf(4)), { status: 'archived' })
  expect((await get(members)).body.total_items).toBe(59)
  expect((await get(`${members}?status=archived`)).body.members).toMatchObject([
    { email_address: emailOf(4) },
  ])
  const since = encodeURIComponent('2026-11-21T11:59:59+00:00')
  expect((await get(`${members}?status=archived&since_last_changed=${since}`)).body.total_items).toBe(1)
  expect((await get(`${members}?since_last_changed=${since}`)).body.total_items).toBe(0)
})

it('leaves out fields, and has only chosen ones', async () => {
  const { body } = await get(
    `${members}?count=1&exclude_fields=members._links,members.ip_opt,members.location.latitude`,
  )
  expect(body.members).toMatchObject([{ email_address: emailOf(60), location: { country_code: 'NZ' } }])
  expect(JSON.stringify(body.members)).not.toMatch(/_links|ip_opt|latitude/)
  expect((await get('lists?count=1&fields=lists.id,total_items')).body).toEqual({
    lists: [{ id: audiences[1] }],
    total_items: 2,
  })
})

it.each(['lists?page=2', `${members}?sort_field=email`, `${members}?since_last_changed=yesterday`])(
  'refuses %s',
  async (path) => {
    expect(await get(path)).toMatchObject({ status: 400, body: { title: 'Invalid Resource' } })
  },
)

it('has no lists below a record that was removed', async () => {
  mailchimp.store(account).remove('lists', audiences[0])
  expect(await get(members)).toMatchObject({ status: 404, body: { title: 'Resource Not Found' } })
})
