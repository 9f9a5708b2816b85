import { createHash } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { escapeHtml } from '../escape-html.ts'
import { crmLists } from './crm-lists.ts'
import { type Crm, startCrm } from './crm-server.ts'
import { fillCrm } from './sample-crm.ts'

let now = new Date('2026-11-21T12:00:00Z')
let crm: Crm
beforeEach(async () => {
  now = new Date('2026-11-21T12:00:00Z')
  crm = await startCrm({ key: 'key-1', clock: () => now, limit: 60 })
  fillCrm(crm.store, now)
})
afterEach(() => crm.stop())

type Records = { id: number; deleted?: boolean }[]
type Body = {
  contacts: Records
  data: Records
  results: Records
  meta: { total: number }
  next_token: string | null
  links: { next: string | null }
  error: { code: string; message: string }
}

async function get(path: string, key = 'key-1') {
  const response = await fetch(new URL(path, crm.base), { headers: { authorization: `Bearer ${key}` } })
  // The tests check the fields they use.
  return { status: response.status, headers: response.headers, body: (await response.json()) as Body }
}

const idsOf = (records: Records) => records.map(({ id }) => id)
const listed = (table: keyof Crm['store']) => idsOf([...crm.store[table].all()])

it('divides contacts by page numbers, and states how many there are', async () => {
  const pages = [await get('contacts?per_page=50'), await get('contacts?per_page=50&page=2')]
  expect(pages.map(({ body }) => body.contacts.length)).toEqual([50, 11])
  expect(pages[0]?.body.meta).toEqual({ page: 1, total: 61 })
  expect((await get('contacts?per_page=50&page=3')).body.contacts).toEqual([])
})

it('divides companies by tokens', async () => {
  const first = (await get('companies')).body
  const second = (await get(`companies?token=${first.next_token}`)).body
  expect(idsOf([...first.data, ...second.data])).toEqual(listed('companies'))
  expect(second.next_token).toBeNull()
})

it('divides deals by links, which repeat the parameters', async () => {
  const found: Records = []
  let link: string | null = 'deals?include_deleted=true'
  for (let pages = 0; link; pages++) {
    expect(pages).toBeLessThan(3)
    const { body }: { body: Body } = await get(link)
    found.push(...body.results)
    link = body.links.next
    if (link) expect(new URL(link).searchParams.get('include_deleted')).toBe('true')
  }
  expect(idsOf(found)).toEqual(listed('deals'))
})

it('lists changes since a time, and deleted records only on request', async () => {
  const since = '2026-11-21T12:00:00Z'
  crm.store.contacts.change('5003', { first_name: 'Renamed' })
  crm.store.contacts.change('5004', { deleted: true })
  const ids = async (more: string) =>
    idsOf((await get(`contacts?changed_since=${since}${more}`)).body.contacts)
  expect(await ids('')).toEqual([5_003])
  expect(await ids('&include_deleted=true')).toEqual([5_003, 5_004])
})

it('refuses a wrong key, on all lists', async () => {
  for (const path of [...crmLists.map(({ name }) => name), 'account'])
    expect(await get(path, 'other')).toMatchObject({ status: 401, body: { error: { code: 'invalid_key' } } })
})

it.each([
  'contacts?page=0',
  'contacts?page=two',
  'contacts?per_page=51',
  'contacts?changed_since=yesterday',
  'contacts?include_deleted=yes',
  'contacts?token=abc',
  'companies?token=abc',
  'companies?page=2',
  'deals?sort=id',
  'notes?changed_since=2026-11-21T12:00:00Z',
])('refuses %s', async (path) => {
  expect(await get(path)).toMatchObject({ status: 400, body: { error: { code: 'bad_request' } } })
})

it('refuses unknown paths, and writing', async () => {
  expect((await get('people')).status).toBe(404)
  expect((await fetch(`${crm.base}contacts`, { method: 'POST' })).status).toBe(405)
})

it('has no notes if the plan leaves them out', async () => {
  expect((await get('notes')).status).toBe(200)
  crm.hasNotes = false
  expect(await get('notes')).toMatchObject({ status: 403, body: { error: { code: 'not_in_plan' } } })
})

it('refuses a request over the limit until the minute is over', async () => {
  for (let sent = 0; sent < 60; sent++) await get('account')
  now = new Date(now.getTime() + 20_000)
  const refused = await get('account')
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toBe('40')
  now = new Date(now.getTime() + 40_000)
  expect((await get('account')).status).toBe(200)
})

it('documents its address, its key and each list with a real example', async () => {
  const response = await fetch(crm.documentation)
  const page = await response.text()
  expect(response.headers.get('content-type')).toContain('text/html')
  for (const text of [crm.base, 'Authorization: Bearer', '60 requests a minute', 'Retry-After'])
    expect(page).toContain(text)
  for (const { name, fields } of crmLists) {
    const example = JSON.stringify((await get(`${name}?per_page=1`)).body, null, 2)
    expect(page).toContain(escapeHtml(example))
    for (const [field] of fields) expect(page).toContain(`<td>${field}</td>`)
  }
})

it('uses another port if its own one is taken', async () => {
  const other = await startCrm({ key: 'key-2', port: crm.port })
  expect(other.port).not.toBe(crm.port)
  await other.stop()
})

describe('an application that a user has allowed', () => {
  const application = {
    clientId: 'tributary',
    clientSecret: 'secret:1',
    redirectUri: 'https://portal.example/callback',
  }
  const verifier = 'v'.repeat(43)
  const challenge = createHash('sha256').update(verifier).digest('base64url')
  const request = {
    response_type: 'code',
    client_id: application.clientId,
    redirect_uri: application.redirectUri,
    state: 'state-1',
    scope: 'read offline_access',
    code_challenge: challenge,
    code_challenge_method: 'S256',
  }
  let open: Crm
  beforeEach(async () => {
    open = await startCrm({ key: 'key-1', clock: () => now, application })
  })
  afterEach(() => open.stop())

  const pageOf = (query: Record<string, string>) =>
    `${open.uri}/oauth/authorise?${new URLSearchParams(query)}`
  async function allow(query: Record<string, string> = request, action = 'allow') {
    const body = new URLSearchParams({ choice: 'harbour-lane', action })
    const response = await fetch(pageOf(query), { method: 'POST', body, redirect: 'manual' })
    return new URL(response.headers.get('location') ?? '').searchParams
  }
  async function issue(form: Record<string, string>, id = 'tributary:secret%3A1') {
    const response = await fetch(`${open.uri}/oauth/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from(id).toString('base64')}` },
      body: new URLSearchParams(form),
    })
    return { status: response.status, body: (await response.json()) as Record<string, string> }
  }
  const redeem = (code: string | null, more = {}) =>
    issue({
      grant_type: 'authorization_code',
      code: code ?? '',
      redirect_uri: application.redirectUri,
      code_verifier: verifier,
      ...more,
    })
  const statusWith = async (token = '') =>
    (await fetch(`${open.base}account`, { headers: { authorization: `Bearer ${token}` } })).status

  it('reads with a token for an hour, and renews it once', async () => {
    const { body } = await redeem((await allow()).get('code'))
    expect(await statusWith(body.access_token)).toBe(200)
    now = new Date(now.getTime() + 3_600_000)
    expect(await statusWith(body.access_token)).toBe(401)
    const renewal = { grant_type: 'refresh_token', refresh_token: body.refresh_token ?? '' }
    expect(await statusWith((await issue(renewal)).body.access_token)).toBe(200)
    expect(await issue(renewal)).toEqual({ status: 400, body: { error: 'invalid_grant' } })
  })

  it('gets a refresh token only with offline_access', async () => {
    const { body } = await redeem((await allow({ ...request, scope: 'read' })).get('code'))
    expect(body).not.toHaveProperty('refresh_token')
  })

  it('must prove that it sent the request, with its secret', async () => {
    const code = async () => (await allow()).get('code')
    expect((await redeem(await code(), { code_verifier: 'other' })).body.error).toBe('invalid_grant')
    expect((await redeem(await code(), { redirect_uri: 'https://other.example/' })).body.error).toBe(
      'invalid_grant',
    )
    expect((await issue({ grant_type: 'authorization_code' }, 'tributary:other')).status).toBe(401)
    const { code_challenge: _, ...without } = request
    expect((await fetch(pageOf(without))).status).toBe(400)
    expect((await fetch(pageOf({ ...request, client_id: 'other' }))).status).toBe(400)
  })

  it('learns that the user declined, or that a scope is unknown', async () => {
    expect((await allow(request, 'cancel')).get('error')).toBe('access_denied')
    expect((await allow({ ...request, scope: 'write' })).get('error')).toBe('invalid_scope')
  })
})
