import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { auditOf } from '../support/connector-world.ts'
import { deleteProvisioned } from '../support/delete-provisioned.ts'
import { mailsTo } from '../support/outbox.ts'
import { newUser, patchOf, type ScimWorld, scimWorld, USER } from '../support/scim-world.ts'
import { switchSetting } from '../support/switch-setting.ts'

const ERROR = 'urn:ietf:params:scim:api:messages:2.0:Error'
const PIA = 'pia@new.example'

let world: ScimWorld
let scim: ScimWorld['scim']
beforeAll(async () => {
  world = await scimWorld()
  scim = world.scim
})
afterEach(() => deleteProvisioned(world))
afterAll(() => world.backend.close())

const created = async (more: object = {}, userName = PIA) => {
  const answer = await scim('POST', '/Users', newUser(userName, more))
  expect(answer.statusCode).toBe(201)
  return answer.json()
}
const patched = async (id: string, ...operations: object[]) => {
  const answer = await scim('PATCH', `/Users/${id}`, patchOf(...operations))
  expect(answer.statusCode).toBe(200)
  return answer.json()
}
const find = async (filter: string) =>
  (await scim('GET', `/Users?filter=${encodeURIComponent(filter)}`)).json()
const rowOf = (id: string) =>
  world.backend.storage.db
    .selectFrom('users')
    .innerJoin('roles', 'roles.id', 'users.role_id')
    .innerJoin('statuses', 'statuses.id', 'users.status_id')
    .select([
      'email',
      'first_name',
      'last_name',
      'email_status',
      'roles.name as role',
      'statuses.name as status',
    ])
    .where('users.id', '=', id)
    .executeTakeFirstOrThrow()

/** Lets the members of acme Traders with an address of this domain sign in only with a provider. */
async function signInOnlyWith(name: string, domain: string) {
  const { acme, backend } = world
  const { db } = backend.storage
  const at = backend.clock.now
  const id = randomUUID()
  const client = { issuer: 'https://id.new.example', client_id: 'tributary', secret_sealed: '' }
  const members = { trusts_addresses: false, adds_members: false, default_role_id: 5 }
  const provider = { id, organisation_id: acme, name, ...client, ...members, active: true, changed_at: at }
  const owned = { organisation_id: acme, domain, provider_id: id, token: '', verified_at: at, created_at: at }
  await db.insertInto('sign_in_providers').values(provider).execute()
  await db.insertInto('mail_domains').values(owned).execute()
  await db.insertInto('sign_in_policies').values({ organisation_id: acme, only_provider: true }).execute()
  await switchSetting(backend.storage, 'AllowExternalSignIn', true)
}

describe('creating a user', () => {
  it('adds a member with the least powerful role, who gets a link to choose a password', async () => {
    const answer = await scim('POST', '/Users', newUser(PIA, { externalId: 'ext-1' }))
    expect(answer.statusCode).toBe(201)
    const user = answer.json()
    expect(answer.headers['content-type']).toBe('application/scim+json; charset=utf-8')
    expect(answer.headers.location).toBe(`https://portal.example/scim/v2/Users/${user.id}`)
    expect(user).toMatchObject({
      schemas: [USER],
      externalId: 'ext-1',
      userName: PIA,
      name: { givenName: 'Pia', familyName: 'Pine', formatted: 'Pia Pine' },
      displayName: 'Pia Pine',
      active: true,
      emails: [{ value: PIA, type: 'work', primary: true }],
      meta: { resourceType: 'User', location: answer.headers.location, version: answer.headers.etag },
    })
    expect(await rowOf(user.id)).toMatchObject({ role: 'User', status: 'active' })
    expect(await world.mailsTo(PIA)).toEqual([{ kind: 'password-link' }])
    const [entry] = await auditOf(world.backend, user.id)
    expect(entry).toMatchObject({ action: 'users.created', organisationId: world.acme })
    expect(entry?.detail).toMatchObject({ 'after.externalId': 'ext-1', token: expect.any(String) })
  })

  it('mails a user to sign in with the provider where it replaces passwords', async () => {
    await signInOnlyWith('Acme sign-in', 'new.example')
    const { id } = await created()
    const [entry] = await auditOf(world.backend, id)
    expect(entry?.detail).toMatchObject({ 'after.passwordLinkSent': false })
    await patched(id, { op: 'replace', path: 'active', value: false })
    await patched(id, { op: 'replace', path: 'active', value: true })
    const mail = { kind: 'provider-sign-in', firstName: 'Pia', provider: 'Acme sign-in' }
    expect(await mailsTo(world.backend, PIA)).toEqual([mail, mail])
    for (const table of ['mail_domains', 'sign_in_policies', 'sign_in_providers'] as const)
      await world.backend.storage.db.deleteFrom(table).execute()
  })

  it('adds an inactive user locked, and mails them only when they become active', async () => {
    const { id } = await created({ active: false })
    expect(await rowOf(id)).toMatchObject({ status: 'locked' })
    expect(await world.mailsTo(PIA)).toEqual([])
    await patched(id, { op: 'replace', path: 'active', value: true })
    expect(await rowOf(id)).toMatchObject({ status: 'active' })
    expect(await world.mailsTo(PIA)).toEqual([{ kind: 'password-link' }])
  })

  it('refuses an address that has an account', async () => {
    await created()
    const answer = await scim('POST', '/Users', newUser('PIA@new.example'))
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({ schemas: [ERROR], status: '409', scimType: 'uniqueness' })
  })

  it('refuses an externalId that another user has', async () => {
    await created({ externalId: 'ext-1' })
    const answer = await scim('POST', '/Users', newUser('ben@new.example', { externalId: 'ext-1' }))
    expect([answer.statusCode, answer.json().scimType]).toEqual([409, 'uniqueness'])
    expect((await find('userName eq "ben@new.example"')).totalResults).toBe(0)
  })

  it.each([
    ['without a userName', { userName: undefined }],
    ['with an invalid address', { userName: 'pia' }],
    ['with a long name', { name: { givenName: 'x'.repeat(201) } }],
    ['with a number as the name', { name: { givenName: 7 } }],
    ['with another value for active', { active: 'perhaps' }],
    ['with an object as the externalId', { externalId: {} }],
    ['with NUL in the name', { name: { givenName: 'a\u0000' } }],
  ])('refuses a user %s', async (_, more) => {
    const answer = await scim('POST', '/Users', newUser(PIA, more))
    expect([answer.statusCode, answer.json().scimType]).toEqual([400, 'invalidValue'])
  })

  it('ignores attributes that are not stored, the ones of extensions included', async () => {
    const extension = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User'
    const user = await created({ title: 'Boss', password: 'Secret-1', [extension]: { department: 'IT' } })
    expect(Object.keys(user)).not.toContain('title')
    expect(JSON.stringify(user)).not.toContain('Secret-1')
  })

  it.each([
    [{ name: undefined, displayName: 'Pia P.' }, ['Pia P.', '']],
    [{ name: undefined }, ['pia', '']],
    [{ name: { familyName: 'Pine' } }, ['Pine', '']],
  ])('takes a missing name from what is there: %j', async (more, names) => {
    const row = await rowOf((await created(more)).id)
    expect([row.first_name, row.last_name]).toEqual(names)
  })
})

describe('finding users', () => {
  it.each([
    'userName eq "PIA@new.example"',
    'externalId eq "ext-1"',
    `${USER}:userName eq "${PIA}"`,
    'emails[type eq "work" and value eq "pia@new.example"]',
    'emails.value eq "pia@new.example"',
    'emails eq "pia@new.example"',
    '(name.familyName co "pin") and active eq true and not (userName sw "eli")',
    'externalId pr',
    'externalId eq "other" or userName ew "@new.example"',
  ])('supports %s', async (filter) => {
    await created({ externalId: 'ext-1' })
    expect((await find(filter)).Resources.map((user: { userName: string }) => user.userName)).toEqual([PIA])
  })

  it('compares an externalId exactly', async () => {
    await created({ externalId: 'ext-1' })
    expect((await find('externalId eq "EXT-1"')).totalResults).toBe(0)
  })

  it.each([
    'userName',
    'userName eq',
    'userName is "a"',
    'userName eq "a',
    '(userName pr',
    'a eq 1 2',
    '[',
    '"a" pr',
    `${'('.repeat(12)}a pr${')'.repeat(12)}`,
    `a eq "${'x'.repeat(1000)}"`,
  ])('refuses the filter %s', async (filter) => {
    const answer = await scim('GET', `/Users?filter=${encodeURIComponent(filter)}`)
    expect([answer.statusCode, answer.json().scimType]).toEqual([400, 'invalidFilter'])
  })

  it('returns an empty list, not 404, if no one matches', async () => {
    const list = await find('userName eq "none@new.example"')
    expect(list).toMatchObject({
      schemas: ['urn:ietf:params:scim:api:messages:2.0:ListResponse'],
      totalResults: 0,
      Resources: [],
    })
  })

  it('returns pages that together have every user once', async () => {
    const all = (await scim('GET', '/Users')).json()
    const ids = new Set<string>()
    for (let startIndex = 1; startIndex <= all.totalResults; startIndex += 2) {
      const page = (await scim('GET', `/Users?startIndex=${startIndex}&count=2`)).json()
      expect(page).toMatchObject({ startIndex, totalResults: all.totalResults })
      for (const { id } of page.Resources) ids.add(id)
    }
    expect(ids.size).toBe(all.totalResults)
    expect((await scim('GET', '/Users?count=0')).json().Resources).toEqual([])
    expect((await scim('GET', '/Users?startIndex=-3&count=-1')).json()).toMatchObject({
      startIndex: 1,
      itemsPerPage: 0,
    })
    expect((await scim('GET', '/Users?count=many')).statusCode).toBe(400)
  })

  it('returns only the requested attributes', async () => {
    const { id } = await created()
    const user = (await scim('GET', `/Users/${id}?attributes=userName,name.givenName`)).json()
    expect(Object.keys(user)).toEqual(['schemas', 'id', 'userName', 'name'])
  })

  it('returns 404 as a SCIM error for an unknown id', async () => {
    for (const id of ['00000000-0000-4000-8000-000000000000', 'x'])
      expect((await scim('GET', `/Users/${id}`)).json()).toMatchObject({ schemas: [ERROR], status: '404' })
  })

  it('returns 304 for a known version, and refuses a change of another version', async () => {
    const { id, meta } = await created()
    const get = await scim('GET', `/Users/${id}`, undefined, { 'if-none-match': meta.version })
    expect(get.statusCode).toBe(304)
    const change = patchOf({ op: 'replace', path: 'name.givenName', value: 'Ada' })
    const changeAt = (version: string) => scim('PATCH', `/Users/${id}`, change, { 'if-match': version })
    expect((await changeAt(meta.version)).statusCode).toBe(200)
    expect((await changeAt(meta.version)).statusCode).toBe(412)
    expect((await scim('DELETE', `/Users/${id}`, undefined, { 'if-match': meta.version })).statusCode).toBe(
      412,
    )
  })
})

describe('changing a user', () => {
  it.each([
    ['Entra ID, a path', { op: 'Replace', path: 'name.familyName', value: 'Oak' }],
    ['Entra ID, names as paths', { op: 'Add', value: { 'name.familyName': 'Oak' } }],
    ['Okta, without a path', { op: 'replace', value: { name: { familyName: 'Oak' } } }],
    ['a URN', { op: 'replace', path: `${USER}:name.familyName`, value: 'Oak' }],
    ['another letter case', { op: 'replace', path: 'NAME.FamilyName', value: 'Oak' }],
  ])('renames them as sent by %s', async (_, operation) => {
    const { id } = await created()
    expect((await patched(id, operation)).name).toMatchObject({ givenName: 'Pia', familyName: 'Oak' })
    expect(await rowOf(id)).toMatchObject({ first_name: 'Pia', last_name: 'Oak' })
  })

  it.each([
    { op: 'Replace', path: 'active', value: 'False' },
    { op: 'replace', value: { active: false } },
  ])('locks them, ends their sessions, and unlocks them again: %j', async (operation) => {
    const eli = await world.backend.idOf('users', 'Eli')
    const browser = await world.backend.as('eli')
    expect((await patched(eli, operation)).active).toBe(false)
    expect((await browser.call('GET', '/me')).statusCode).toBe(401)
    expect((await world.backend.browser().signIn('eli@tributary.example')).statusCode).not.toBe(200)
    expect((await patched(eli, { op: 'replace', path: 'active', value: true })).active).toBe(true)
    expect((await world.backend.browser().signIn('eli@tributary.example')).statusCode).toBe(200)
  })

  it('never unlocks a user whom an administrator locked', async () => {
    const { id } = await created()
    await world.backend.storage.db.updateTable('users').set({ status_id: 2 }).where('id', '=', id).execute()
    expect((await patched(id, { op: 'replace', path: 'active', value: true })).active).toBe(false)
    const put = await scim('PUT', `/Users/${id}`, newUser(PIA, { name: { givenName: 'Ada' } }))
    expect(put.json()).toMatchObject({ active: false, name: { givenName: 'Ada' } })
  })

  it('mails both addresses when theirs changes, and trusts the new one only after its confirmation', async () => {
    const { id } = await created()
    await patched(id, { op: 'replace', path: 'userName', value: 'pia.pine@new.example' })
    expect(await rowOf(id)).toMatchObject({ email: 'pia.pine@new.example', email_status: 'needs-link' })
    expect(await world.mailsTo(PIA)).toContainEqual({ kind: 'email-changed' })
    expect(await world.mailsTo('pia.pine@new.example')).toHaveLength(1)
  })

  it('keeps what a PUT leaves out', async () => {
    const { id } = await created({ externalId: 'ext-1' })
    const answer = await scim('PUT', `/Users/${id}`, { schemas: [USER], userName: PIA })
    expect(answer.json()).toMatchObject({ externalId: 'ext-1', name: { givenName: 'Pia' }, active: true })
  })

  it('writes no audit entry without a change', async () => {
    const { id } = await created()
    await scim('PUT', `/Users/${id}`, newUser(PIA))
    await patched(id, { op: 'replace', value: { id, title: 'Boss', phoneNumbers: [] } })
    expect((await auditOf(world.backend, id)).map(({ action }) => action)).toEqual(['users.created'])
  })

  it('audits a change with its old and new values', async () => {
    const { id } = await created()
    await patched(id, { op: 'add', path: 'externalId', value: 'ext-2' })
    expect((await auditOf(world.backend, id)).at(-1)).toMatchObject({
      action: 'users.changed',
      detail: { 'before.externalId': null, 'after.externalId': 'ext-2' },
    })
  })

  it('does not mistake an attribute of an extension for a core attribute', async () => {
    const { id } = await created()
    const extension = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User'
    const user = await patched(id, { op: 'add', path: `${extension}:active`, value: false })
    expect(user.active).toBe(true)
  })

  it.each([
    [[], 'invalidSyntax'],
    [[{ op: 'move', path: 'active' }], 'invalidSyntax'],
    [[[]], 'invalidSyntax'],
    [[{ op: 'remove' }], 'noTarget'],
    [[{ op: 'replace', path: 'id', value: 'x' }], 'mutability'],
    [[{ op: 'replace', path: 'active[', value: 'x' }], 'invalidPath'],
    [[{ op: 'replace', path: 'name[a pr]', value: 'x' }], 'invalidPath'],
    [[{ op: 'replace', path: 'active' }], 'invalidValue'],
    [[{ op: 'remove', path: 'userName' }], 'invalidValue'],
  ])('refuses the operations %j with %s', async (operations, scimType) => {
    const { id } = await created()
    const answer = await scim('PATCH', `/Users/${id}`, patchOf(...operations))
    expect([answer.statusCode, answer.json().scimType]).toEqual([400, scimType])
  })
})

describe('deleting a user', () => {
  it('removes and archives them, and frees their address', async () => {
    const { id } = await created()
    const answer = await scim('DELETE', `/Users/${id}`)
    expect([answer.statusCode, answer.body]).toEqual([204, ''])
    expect((await scim('GET', `/Users/${id}`)).statusCode).toBe(404)
    expect((await scim('DELETE', `/Users/${id}`)).statusCode).toBe(404)
    expect((await find(`userName eq "${PIA}"`)).totalResults).toBe(0)
    expect(await rowOf(id)).toMatchObject({ status: 'archived' })
    expect((await created()).id).not.toBe(id)
  })
})
