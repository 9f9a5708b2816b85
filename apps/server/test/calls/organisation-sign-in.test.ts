import { account } from '@tributary/sdk/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { CLIENT } from '../external/scripted-issuer.ts'
import { emailOf, UNKNOWN_ID } from '../support/backend.ts'
import { solutionOf } from '../support/captcha.ts'
import { mailsOf } from '../support/outbox.ts'
import { type SignInWorld, startSignInWorld } from '../support/sign-in-world.ts'
import { switchSetting } from '../support/switch-setting.ts'

const SIGNED_IN = /^\/signin\?code=[\w-]{43}$/
const NEW = 'new-person@tributary.example'
const tester = { sub: 'tester', email: 'tester@tributary.example' }

let world: SignInWorld
beforeAll(async () => {
  world = await startSignInWorld()
})
afterAll(() => world?.close())
beforeEach(async () => {
  const { backend, dns } = world
  const { db } = backend.storage
  dns.clear()
  await switchSetting(backend.storage, 'AllowExternalSignIn', true)
  for (const table of ['outbox', 'rate_counters', 'sign_in_attempts', 'mail_domains', 'invitations'] as const)
    await db.deleteFrom(table).execute()
  await db.deleteFrom('sign_in_providers').execute()
  await db.deleteFrom('external_identities').execute()
  await db.deleteFrom('users').where('email', '=', NEW).execute()
  world.administrator.accessToken = (await backend.as('olga')).accessToken
})

async function enable(changes: object = {}) {
  const { acme, own, save, ownDomain, test, turn, administrator } = world
  await save(acme, own, changes)
  await ownDomain(acme, 'tributary.example')
  await test(administrator, acme, own, tester)
  return turn(acme, true)
}

const findFor = async (domain: string) =>
  (await world.backend.browser().call('GET', `/registration/sign-in-provider?domain=${domain}`)).json()
    .Provider

describe('the settings [ORGSIGN-01, ORGSIGN-14]', () => {
  it('have no provider, no domain and the redirect address at first', async () => {
    const { acme, read } = world
    expect(await read(acme)).toEqual({
      Provider: null,
      Domains: [],
      RedirectUri: `https://portal.example/auth/callback/org-${acme}`,
    })
  })

  it('never return the client secret, and store it sealed', async () => {
    const { acme, own, save, administrator, at, backend } = world
    const answers = [await save(acme, own), await administrator.call('GET', at(acme))]
    const rows = await backend.storage.db.selectFrom('sign_in_providers').selectAll().execute()
    const log = await backend.storage.db.selectFrom('audit_log').select('detail').execute()
    const texts = [...answers.map(({ body }) => body), JSON.stringify(rows), JSON.stringify(log)]
    expect(texts.filter((text) => text.includes(CLIENT.clientSecret))).toEqual([])
    expect(answers[0]?.json().data.Provider).toMatchObject({ Name: 'Harbour sign-in', Active: false })
  })

  it('accept the address of the discovery document', async () => {
    const { acme, own, save } = world
    const Issuer = `${own.issuer.origin}/.well-known/openid-configuration`
    expect((await save(acme, own, { Issuer })).json().data.Provider.Issuer).toBe(own.issuer.origin)
  })

  it.each([
    'https://login.microsoftonline.com/common/v2.0',
    'https://login.microsoftonline.com/organizations/v2.0/.well-known/openid-configuration',
    'https://login.microsoftonline.com/9188040d-6c67-4c5b-b112-36a304b66dad/v2.0',
    'https://169.254.169.254',
    'https://user:secret@id.example',
    'https://id.example?tenant=1',
    'ftp://id.example',
    'no address',
  ])('reject the issuer %s', async (Issuer) => {
    const { acme, own, save } = world
    expect((await save(acme, own, { Issuer })).statusCode).toBe(400)
  })

  it('mail every administrator of the organisation about a change', async () => {
    const { acme, own, save, turn } = world
    await enable()
    await save(acme, own, { ClientSecret: '', Name: 'Renamed' })
    await turn(acme, false)
    const changes = (await mailsOf(world.backend, emailOf('olga'), 'sign-in-changed')).map(
      ({ change }) => change,
    )
    expect(changes).toEqual([
      'provider-set',
      'domain-verified',
      'provider-on',
      'provider-changed',
      'provider-off',
    ])
  })

  it('are removed with every identity, twice without an error', async () => {
    const { acme, own, arrive, administrator, at, backend } = world
    await enable()
    await arrive(acme, own, { sub: 'una', email: emailOf('una') })
    expect((await administrator.call('DELETE', at(acme, '/provider'))).statusCode).toBe(200)
    expect((await administrator.call('DELETE', at(acme, '/provider'))).statusCode).toBe(200)
    expect(await backend.storage.db.selectFrom('external_identities').selectAll().execute()).toEqual([])
  })

  it('need a recent sign-in or a confirmation', async () => {
    const { acme, at, backend } = world
    const olga = await backend.as('olga')
    backend.clock.advance(11 * 60)
    await olga.refresh()
    const answer = await olga.call('DELETE', at(acme, '/provider'))
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'step-up-required'])
  })
})

describe('a test [ORGSIGN-10]', () => {
  it('reports the claims and signs no one in', async () => {
    const { acme, own, save, ownDomain, test, read, administrator, backend } = world
    await save(acme, own)
    await ownDomain(acme, 'tributary.example')
    const sessions = () => backend.storage.db.selectFrom('sessions').select('id').execute()
    const before = await sessions()
    const { location } = await test(administrator, acme, own, { ...tester, secret: 'hidden', groups: ['a'] })
    expect(location).toBe(`/admin/sign-in?organisation=${acme}`)
    const { Test } = (await read(acme)).Provider
    expect(Test).toMatchObject({ Outcome: 'passed', Reason: null })
    expect(Test.Claims).toContainEqual({ Name: 'email_verified', Value: 'true' })
    expect(JSON.stringify(Test)).not.toContain('hidden')
    expect(await sessions()).toEqual(before)
    expect(await backend.storage.db.selectFrom('external_identities').selectAll().execute()).toEqual([])
    expect(await backend.storage.db.selectFrom('external_sign_in_codes').selectAll().execute()).toEqual([])
  })

  it.each([
    [{ email: undefined }, 'no-address'],
    [{ email_verified: undefined }, 'unverified-address'],
    [{ email: 'tester@elsewhere.example' }, 'other-domain'],
    [{ aud: 'another-client' }, 'failed'],
  ])('with the claims %j is %s', async (change, outcome) => {
    const { acme, own, save, ownDomain, test, read, administrator } = world
    await save(acme, own)
    await ownDomain(acme, 'tributary.example')
    await test(administrator, acme, own, { ...tester, ...change })
    expect((await read(acme)).Provider.Test.Outcome).toBe(outcome)
  })

  it('that the person cancels is cancelled', async () => {
    const { acme, own, save, read, come, administrator, at } = world
    await save(acme, own)
    const started = await administrator.call('POST', at(acme, '/provider/test'))
    const asked = new URL(started.json().data.url).searchParams
    const cookie = started.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    await come(acme, { asked, cookie }, { error: 'access_denied', iss: own.issuer.origin })
    expect((await read(acme)).Provider.Test.Outcome).toBe('cancelled')
  })

  it('needs a provider, and the switch of the installation', async () => {
    const { acme, own, save, administrator, at, backend } = world
    expect((await administrator.call('POST', at(acme, '/provider/test'))).statusCode).toBe(409)
    await save(acme, own)
    await switchSetting(backend.storage, 'AllowExternalSignIn', false)
    expect((await administrator.call('POST', at(acme, '/provider/test'))).statusCode).toBe(409)
  })

  it.each([
    ['at another host', { authorization_endpoint: 'http://evil.example/authorise' }],
    ['of another issuer', { issuer: 'https://another.example' }],
  ])('does not start with a provider %s', async (_, metadata) => {
    const { acme, own, save, administrator, at } = world
    await save(acme, own)
    own.script = { metadata }
    expect((await administrator.call('POST', at(acme, '/provider/test'))).json().data).toEqual({ url: null })
  })

  it('does not let the metadata lead to an address that must not be reached', async () => {
    const { acme, own, save, come, read, administrator, at } = world
    await save(acme, own)
    own.script = { metadata: { token_endpoint: 'http://169.254.169.254/latest' } }
    const answer = await administrator.call('POST', at(acme, '/provider/test'))
    const asked = new URL(answer.json().data.url).searchParams
    const cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    await come(acme, { asked, cookie })
    expect((await read(acme)).Provider.Test).toMatchObject({
      Outcome: 'failed',
      Reason: expect.stringContaining('TargetRefused'),
    })
  })
})

describe('turning it on [ORGSIGN-10, ORGSIGN-13]', () => {
  it('needs a verified domain and a test that passed', async () => {
    const { acme, own, save, ownDomain, test, turn, administrator } = world
    expect((await turn(acme, true)).statusCode).toBe(404)
    await save(acme, own)
    expect((await turn(acme, true)).json().message).toBe('Verify a mail domain first.')
    await ownDomain(acme, 'tributary.example')
    expect((await turn(acme, true)).statusCode).toBe(409)
    await test(administrator, acme, own, { ...tester, email_verified: false })
    expect((await turn(acme, true)).statusCode).toBe(409)
    await test(administrator, acme, own, tester)
    expect((await turn(acme, true)).statusCode).toBe(200)
    expect((await turn(acme, false, true)).statusCode).toBe(409)
  })

  it('offers it for the domain, whether or not an address has an account', async () => {
    expect(await findFor('tributary.example')).toBeNull()
    await enable()
    const offered = { Name: `org-${world.acme}`, DisplayName: 'Harbour sign-in' }
    expect(await findFor('Tributary.example')).toEqual(offered)
    expect(await findFor('elsewhere.example')).toBeNull()
    expect(await findFor('not%20a%20domain')).toBeNull()
    await switchSetting(world.backend.storage, 'AllowExternalSignIn', false)
    expect(await findFor('tributary.example')).toBeNull()
  })
})

describe('a person without an account [ORGSIGN-09]', () => {
  it('becomes a member with the default role, and has no password', async () => {
    const { acme, own, arrive, redeem, backend } = world
    await enable({ DefaultRoleId: 4 })
    const session = await redeem(await arrive(acme, own, { sub: 'n', email: NEW }))
    expect(session.json()).toMatchObject({ email: NEW, role: 'ExcelUser' })
    const row = await backend.storage.db
      .selectFrom('users')
      .selectAll()
      .where('email', '=', NEW)
      .executeTakeFirst()
    expect(row).toMatchObject({ password_hash: null, email_status: 'verified', first_name: 'Sol' })
  })

  it('is not added if the organisation does not want that', async () => {
    const { acme, own, arrive } = world
    await enable({ AddsMembers: false })
    expect((await arrive(acme, own, { sub: 'n', email: NEW })).location).toBe('/signin?error=unauthorised')
  })

  it('gets what an invitation has prepared, and uses it up', async () => {
    const { acme, own, arrive, redeem, administrator, backend } = world
    await enable({ AddsMembers: false })
    const group = await backend.storage.db
      .selectFrom('security_groups')
      .select('id')
      .where('organisation_id', '=', acme)
      .executeTakeFirstOrThrow()
    const People = [{ emailAddress: NEW }]
    await administrator.call('POST', '/invitations', {
      body: { comOrganisationId: acme, People, RoleId: 4, GroupIds: [group.id] },
    })
    const session = await redeem(await arrive(acme, own, { sub: 'n', email: NEW }))
    expect(session.json()).toMatchObject({ email: NEW, role: 'ExcelUser' })
    expect(await backend.storage.db.selectFrom('invitations').selectAll().execute()).toEqual([])
    expect(await mailsOf(backend, emailOf('olga'), 'invitation-accepted')).toHaveLength(1)
  })
})

describe('an account with another organisation [ORGSIGN-07]', () => {
  it('is linked with its password, and then signs in without it', async () => {
    const { acme, own, arrive, redeem, backend } = world
    await enable()
    const olga = { sub: 'olga', email: emailOf('olga') }
    const { location, cookie } = await arrive(acme, own, olga)
    const code = new URL(location, 'https://portal.example').searchParams.get('code') ?? ''
    const browser = backend.browser()
    const headers = { cookie }
    const state = await browser.call('GET', `/registration/finalise?code=${code}`, { headers })
    expect(state.json()).toMatchObject({ LinkAccount: true })
    const solved = async ({ call }: typeof browser) =>
      solutionOf((await call('GET', account.getCaptchaChallenge.path)).json())
    const finalise = async (password: string) =>
      browser.call('POST', '/registration/finalise', {
        body: { code, recaptchaToken: await solved(browser), account: { password } },
        headers,
      })
    await switchSetting(backend.storage, 'AllowSignUp', false)
    expect((await finalise('wrong-password')).statusCode).toBe(400)
    expect((await finalise('Horse-7-battery')).statusCode).toBe(200)
    await switchSetting(backend.storage, 'AllowSignUp', true)
    const again = await arrive(acme, own, olga)
    expect(again.location).toMatch(SIGNED_IN)
    expect((await redeem(again)).json()).toMatchObject({ email: emailOf('olga') })
  })
})

describe('where only the provider is allowed [ORGSIGN-12]', () => {
  const signIn = async (address: string) => (await world.backend.browser().signIn(address)).statusCode

  it('members of the domain cannot use their passwords, except one administrator and powerful roles', async () => {
    const { acme, turn, read } = world
    await enable()
    expect((await turn(acme, true, true)).statusCode).toBe(200)
    expect((await read(acme)).Provider).toMatchObject({ Only: true, Fallback: { Name: 'Olga Oak' } })
    expect(await signIn(emailOf('una'))).toBe(403)
    expect(await signIn(emailOf('olga'))).toBe(200)
    expect(await signIn(emailOf('sue'))).toBe(200)
    const refused = await world.backend.browser().signIn(emailOf('una'))
    expect(refused.json().message).toBe(
      'Your organisation signs in with Harbour sign-in. Choose it on the sign-in page.',
    )
    expect(
      await world.backend
        .browser()
        .signIn(emailOf('una'), 'wrong')
        .then((answer) => answer.statusCode),
    ).toBe(401)
  })

  it('passwords return when the domain, the provider or the switch of the installation is gone', async () => {
    const { acme, turn, read, administrator, at, backend } = world
    await enable()
    await turn(acme, true, true)
    await switchSetting(backend.storage, 'AllowExternalSignIn', false)
    expect(await signIn(emailOf('una'))).toBe(200)
    await switchSetting(backend.storage, 'AllowExternalSignIn', true)
    expect(await signIn(emailOf('una'))).toBe(403)
    const [domain] = (await read(acme)).Domains
    await administrator.call('DELETE', at(acme, `/domains/${domain.Id}`))
    expect(await signIn(emailOf('una'))).toBe(200)
  })

  it('every administrator keeps the password once the fallback can no longer sign in', async () => {
    const { acme, turn, backend } = world
    const { db } = backend.storage
    await enable()
    await turn(acme, true, true)
    const give = (name: 'eli' | 'olga', role: string) =>
      db
        .updateTable('users')
        .set({ role_id: db.selectFrom('roles').select('id').where('name', '=', role) })
        .where('email', '=', emailOf(name))
        .execute()
    await give('eli', 'OrganisationAdmin')
    expect(await signIn(emailOf('eli'))).toBe(403)
    await give('olga', 'User')
    const [eli, olga] = [await signIn(emailOf('eli')), await signIn(emailOf('olga'))]
    await give('eli', 'ExcelUser')
    await give('olga', 'OrganisationAdmin')
    expect([eli, olga]).toEqual([200, 403])
  })

  it('an administrator without a password cannot turn passwords off', async () => {
    const { acme, turn, backend } = world
    const { db } = backend.storage
    await enable()
    const olga = db.selectFrom('users').select('password_hash').where('email', '=', emailOf('olga'))
    const before = await olga.executeTakeFirstOrThrow()
    const set = (password_hash: string | null) =>
      db.updateTable('users').set({ password_hash }).where('email', '=', emailOf('olga')).execute()
    await set(null)
    const answer = await turn(acme, true, true)
    await set(before.password_hash)
    expect(answer.statusCode).toBe(409)
  })
})

describe('a mail domain [ORGSIGN-03]', () => {
  it('is verified by its record', async () => {
    const { acme, add, check, dns } = world
    const added = await add(acme, 'Olga@Harbour.example')
    expect(added).toMatchObject({ Domain: 'harbour.example', State: 'waiting', VerifiedAtUtc: null })
    expect(added.Record).toEqual({
      Name: '_tributary.harbour.example',
      Value: expect.stringMatching(/^tributary-verification=[\w-]{43}$/),
    })
    expect((await check(acme, added.Id)).statusCode).toBe(409)
    dns.set(added.Record.Name, ['another', added.Record.Value])
    expect((await check(acme, added.Id)).json().data).toMatchObject({ State: 'verified' })
  })

  it('is added once, up to twenty', async () => {
    const { acme, administrator, at, add } = world
    const body = { Domain: 'harbour.example' }
    await add(acme, 'harbour.example')
    expect((await administrator.call('POST', at(acme, '/domains'), { body })).statusCode).toBe(409)
    for (let number = 1; number < 20; number += 1) await add(acme, `harbour${number}.example`)
    const more = await administrator.call('POST', at(acme, '/domains'), { body: { Domain: 'more.example' } })
    expect(more.json().message).toBe('An organisation can have up to 20 mail domains.')
  })

  it('of another organisation or an unknown one does not exist', async () => {
    const { acme, birch, add, check } = world
    const { Id } = await add(birch, 'harbour.example')
    for (const id of [Id, UNKNOWN_ID, 'no-id']) expect((await check(acme, id)).statusCode).toBe(404)
  })
})
