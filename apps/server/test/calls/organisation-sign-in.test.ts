import { account } from '@tributary/sdk/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { CLIENT } from '../external/scripted-issuer.ts'
import { emailOf, UNKNOWN_ID } from '../support/backend.ts'
import { solutionOf, solvedCaptcha } from '../support/captcha.ts'
import { mailsOf, mailsTo } from '../support/outbox.ts'
import { roundTripsOf } from '../support/round-trips.ts'
import { newClient } from '../support/sdk-client.ts'
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
  await db.deleteFrom('sign_in_policies').execute()
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
      Providers: [],
      Domains: [],
      Only: false,
      Fallback: null,
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
    expect(answers[0]?.json().data.Providers[0]).toMatchObject({ Name: 'Harbour sign-in', Active: false })
  })

  it('accept the address of the discovery document', async () => {
    const { acme, own, save } = world
    const Issuer = `${own.issuer.origin}/.well-known/openid-configuration`
    expect((await save(acme, own, { Issuer })).json().data.Providers[0].Issuer).toBe(own.issuer.origin)
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

  it('are removed with every identity', async () => {
    const { acme, own, arrive, administrator, at, backend } = world
    await enable()
    await arrive(acme, own, { sub: 'una', email: emailOf('una') })
    expect((await administrator.call('DELETE', at(acme, `/providers/${acme}`))).statusCode).toBe(200)
    expect((await administrator.call('DELETE', at(acme, `/providers/${acme}`))).statusCode).toBe(404)
    expect(await backend.storage.db.selectFrom('external_identities').selectAll().execute()).toEqual([])
  })

  it('need a recent sign-in or a confirmation', async () => {
    const { acme, at, backend } = world
    const olga = await backend.as('olga')
    backend.clock.advance(11 * 60)
    await olga.refresh()
    const answer = await olga.call('DELETE', at(acme, `/providers/${acme}`))
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
    const { Test } = (await read(acme)).Providers[0]
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
    [{ email_verified: false }, 'unverified-address'],
    [{ email: 'tester@elsewhere.example' }, 'other-domain'],
    [{ aud: 'another-client' }, 'failed'],
  ])('with the claims %j is %s', async (change, outcome) => {
    const { acme, own, save, ownDomain, test, read, administrator } = world
    await save(acme, own)
    await ownDomain(acme, 'tributary.example')
    await test(administrator, acme, own, { ...tester, ...change })
    expect((await read(acme)).Providers[0].Test.Outcome).toBe(outcome)
  })

  it('that the person cancels is cancelled', async () => {
    const { acme, own, save, read, come, administrator, at } = world
    await save(acme, own)
    const started = await administrator.call('POST', at(acme, `/providers/${acme}/test`))
    const asked = new URL(started.json().data.url).searchParams
    const cookie = started.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    await come(acme, { asked, cookie }, { error: 'access_denied', iss: own.issuer.origin })
    expect((await read(acme)).Providers[0].Test.Outcome).toBe('cancelled')
  })

  it('needs a provider, and the switch of the installation', async () => {
    const { acme, own, save, administrator, at, backend } = world
    expect((await administrator.call('POST', at(acme, `/providers/${acme}/test`))).statusCode).toBe(404)
    await save(acme, own)
    await switchSetting(backend.storage, 'AllowExternalSignIn', false)
    expect((await administrator.call('POST', at(acme, `/providers/${acme}/test`))).statusCode).toBe(409)
  })

  it.each([
    ['at another host', { authorization_endpoint: 'http://evil.example/authorise' }],
    ['of another issuer', { issuer: 'https://another.example' }],
  ])('does not start with a provider %s', async (_, metadata) => {
    const { acme, own, save, administrator, at } = world
    await save(acme, own)
    own.script = { metadata }
    expect((await administrator.call('POST', at(acme, `/providers/${acme}/test`))).json().data).toEqual({
      url: null,
    })
  })

  it('does not let the metadata lead to an address that must not be reached', async () => {
    const { acme, own, save, come, read, administrator, at } = world
    await save(acme, own)
    own.script = { metadata: { token_endpoint: 'http://169.254.169.254/latest' } }
    const answer = await administrator.call('POST', at(acme, `/providers/${acme}/test`))
    const asked = new URL(answer.json().data.url).searchParams
    const cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    await come(acme, { asked, cookie })
    expect((await read(acme)).Providers[0].Test).toMatchObject({
      Outcome: 'failed',
      Reason: expect.stringContaining('TargetRefused'),
    })
  })
})

describe('turning it on [ORGSIGN-10, ORGSIGN-13]', () => {
  it('needs a verified domain and a test that passed', async () => {
    const { acme, own, save, ownDomain, test, turn, allowOnly, administrator } = world
    expect((await turn(acme, true)).statusCode).toBe(404)
    await save(acme, own)
    expect((await turn(acme, true)).json().message).toBe('Verify a mail domain of the provider first.')
    await ownDomain(acme, 'tributary.example')
    expect((await turn(acme, true)).statusCode).toBe(409)
    await test(administrator, acme, own, { ...tester, email_verified: false })
    expect((await turn(acme, true)).statusCode).toBe(409)
    await test(administrator, acme, own, tester)
    expect((await turn(acme, true)).statusCode).toBe(200)
    await turn(acme, false)
    expect((await allowOnly(acme, true)).statusCode).toBe(409)
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

  it('is in the report of that day, and not in that of the day before [REPORT-06]', async () => {
    const { acme, own, arrive, redeem, administrator } = world
    await enable({ DefaultRoleId: 4 })
    await redeem(await arrive(acme, own, { sub: 'n', email: NEW }))
    const membersBefore = async (time = '') =>
      (await administrator.call('GET', `/access?orgId=${acme}${time}`)).json().Members
    expect(await membersBefore()).toContainEqual(
      expect.objectContaining({ EmailAddress: NEW, Role: 'ExcelUser' }),
    )
    const dayBefore = new Date(Date.now() - 86_400_000).toISOString()
    expect(JSON.stringify(await membersBefore(`&before=${dayBefore}`))).not.toContain(NEW)
  })

  it('is not added if the organisation does not want that', async () => {
    const { acme, own, arrive } = world
    await enable({ AddsMembers: false })
    const { location } = await arrive(acme, own, { sub: 'n', email: NEW })
    expect(location).toMatch(/^\/signin\?provider=org-[0-9a-f-]{36}&error=unauthorised$/)
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
    const { acme, allowOnly, read } = world
    await enable()
    expect((await allowOnly(acme, true)).statusCode).toBe(200)
    expect(await read(acme)).toMatchObject({ Only: true, Fallback: { Name: 'Olga Oak' } })
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
    const { acme, allowOnly, read, administrator, at, backend } = world
    await enable()
    await allowOnly(acme, true)
    await switchSetting(backend.storage, 'AllowExternalSignIn', false)
    expect(await signIn(emailOf('una'))).toBe(200)
    await switchSetting(backend.storage, 'AllowExternalSignIn', true)
    expect(await signIn(emailOf('una'))).toBe(403)
    const [domain] = (await read(acme)).Domains
    await administrator.call('DELETE', at(acme, `/domains/${domain.Id}`))
    expect(await signIn(emailOf('una'))).toBe(200)
  })

  it('every administrator keeps the password once the fallback can no longer sign in', async () => {
    const { acme, allowOnly, backend } = world
    const { db } = backend.storage
    await enable()
    await allowOnly(acme, true)
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

  const addUser = (how: object = { sendPasswordLink: true }) => {
    const person = { firstName: 'New', lastName: 'Person', emailAddress: NEW, roleId: 5 }
    const body = { ...person, comOrganisationId: world.acme, ...how }
    return world.administrator.call('POST', '/users', { body })
  }

  it('mails a new member to sign in with the provider, and sends no password link', async () => {
    const { acme, own, allowOnly, arrive, redeem, administrator } = world
    await enable({ AddsMembers: false })
    await allowOnly(acme, true)
    const { data } = (await addUser()).json()
    expect(await mailsTo(world.backend, NEW)).toEqual([
      { kind: 'provider-sign-in', firstName: 'New', provider: 'Harbour sign-in' },
    ])
    const link = await administrator.call('POST', `/users/${data.Id}/password-link?orgId=${acme}`)
    expect([link.statusCode, link.json().message]).toEqual([
      409,
      'This user signs in with Harbour sign-in, so a password would not work.',
    ])
    const arrival = await arrive(acme, own, { sub: 'new', email: NEW })
    expect((await redeem(arrival)).json()).toMatchObject({ email: NEW })
  })

  const forgotten = async (emailAddress: string) => {
    const recaptchaToken = await solvedCaptcha(newClient(world.backend))
    const body = { emailAddress, recaptchaToken }
    return world.backend.browser().call('POST', '/reset-password/request', { body })
  }

  it('mails the provider to a new member with a password, who cannot use it [ORGSIGN-15]', async () => {
    await enable()
    await world.allowOnly(world.acme, true)
    const answer = await addUser({ password: 'Umbrella-9-otter' })
    expect(answer.json().message).toContain('mailed how to sign in with the provider')
    expect(await mailsTo(world.backend, NEW)).toMatchObject([{ kind: 'provider-sign-in' }])
  })

  it('mails the provider after a forgotten password, with the response of any address [ORGSIGN-15]', async () => {
    await enable()
    await world.allowOnly(world.acme, true)
    const addresses = ['eli', 'olga', 'sue'].map((name) => emailOf(name as 'eli'))
    const seen = []
    for (const address of [...addresses, 'no-one@tributary.example']) {
      let answer = ''
      const trips = await roundTripsOf(async () => {
        const { statusCode, body } = await forgotten(address)
        answer = `${statusCode} ${body}`
      })
      seen.push(`${answer} ${trips.length} ${trips.flat().length}`)
    }
    expect(new Set(seen).size).toBe(1)
    const kinds = async (address: string) => (await mailsTo(world.backend, address)).map(({ kind }) => kind)
    expect(await mailsTo(world.backend, emailOf('eli'))).toEqual([
      { kind: 'provider-sign-in', firstName: 'Eli', provider: 'Harbour sign-in', requested: true },
    ])
    expect(await kinds(emailOf('olga'))).toContain('password-link')
    expect(await kinds(emailOf('sue'))).toContain('password-link')
    expect(await kinds('no-one@tributary.example')).toEqual([])
  })

  it('mails a link to set a password once passwords are allowed again', async () => {
    const { acme, allowOnly } = world
    await enable()
    await allowOnly(acme, true)
    await allowOnly(acme, false)
    await addUser()
    expect((await mailsTo(world.backend, NEW)).map(({ kind }) => kind)).toEqual(['password-link'])
  })

  it('mails a password link to a member of another organisation, whose provider needs it once', async () => {
    const { acme, birch, allowOnly, administrator, backend } = world
    await enable()
    await allowOnly(acme, true)
    const { data } = (await addUser()).json()
    const link = () => administrator.call('POST', `/users/${data.Id}/password-link?orgId=${acme}`)
    expect((await link()).statusCode).toBe(409)
    await backend.storage.db
      .insertInto('user_organisations')
      .values({ user_id: data.Id, organisation_id: birch })
      .execute()
    expect((await link()).statusCode).toBe(200)
    expect((await mailsTo(backend, NEW)).map(({ kind }) => kind)).toEqual([
      'provider-sign-in',
      'password-link',
    ])
  })

  it('an invitation is accepted with the provider, except that of an administrator', async () => {
    const { acme, own, allowOnly, arrive, administrator, backend } = world
    await enable({ AddsMembers: false })
    await allowOnly(acme, true)
    const invite = (RoleId: number) =>
      administrator.call('POST', '/invitations', {
        body: { comOrganisationId: acme, RoleId, People: [{ emailAddress: NEW }] },
      })
    await invite(3)
    await invite(5)
    const [first, second] = await mailsOf(backend, NEW, 'invitation')
    expect([first?.provider, second?.provider]).toEqual([undefined, 'Harbour sign-in'])
    const body = { token: second?.token, firstName: 'New', lastName: 'Person', password: 'Umbrella-9-otter' }
    const refused = await backend.browser().call('POST', '/registration/invitation/account', { body })
    expect(refused.json().message).toBe(
      'Your organisation does not use passwords. Sign in with its provider to accept.',
    )
    expect((await arrive(acme, own, { sub: 'new', email: NEW })).location).toMatch(SIGNED_IN)
  })

  it('an administrator without a password cannot turn passwords off', async () => {
    const { acme, allowOnly, backend } = world
    const { db } = backend.storage
    await enable()
    const olga = db.selectFrom('users').select('password_hash').where('email', '=', emailOf('olga'))
    const before = await olga.executeTakeFirstOrThrow()
    const set = (password_hash: string | null) =>
      db.updateTable('users').set({ password_hash }).where('email', '=', emailOf('olga')).execute()
    await set(null)
    const answer = await allowOnly(acme, true)
    await set(before.password_hash)
    expect(answer.statusCode).toBe(409)
  })
})

describe('several providers [ORGSIGN-01]', () => {
  const HARBOUR = 'harbour.example'

  it('each have a redirect address, a secret, domains and a test, and sign in by domain', async () => {
    const { acme, own, other, addProvider, ownDomain, test, turn, read, administrator } = world
    await enable()
    const announced = (await read(acme)).RedirectUri
    const added = await addProvider(acme, other, { Name: 'Second', DefaultRoleId: 4 })
    const second = added.json().data.Providers.find((one: { Name: string }) => one.Name === 'Second')
    expect(second).toMatchObject({ RedirectUri: announced, Active: false, Test: null, DefaultRoleId: 4 })
    await ownDomain(acme, HARBOUR, { ProviderId: second.Id })
    await test(administrator, acme, other, { sub: 't', email: `t@${HARBOUR}` }, second.Id)
    expect((await turn(acme, true, second.Id)).statusCode).toBe(200)
    expect(await findFor(HARBOUR)).toEqual({ Name: `org-${second.Id}`, DisplayName: 'Second' })
    expect(await findFor('tributary.example')).toEqual({
      Name: `org-${acme}`,
      DisplayName: 'Harbour sign-in',
    })
    await turn(acme, false)
    expect(await findFor('tributary.example')).toBeNull()
    expect((await read(acme)).Providers.map((one: { Active: boolean }) => one.Active)).toEqual([false, true])
    expect(own.issuer.origin).not.toBe(other.issuer.origin)
  })

  it('have different names, up to ten, and no redirect address is used twice', async () => {
    const { acme, own, other, save, addProvider, administrator, at, read } = world
    await enable()
    expect((await addProvider(acme, other)).json().message).toBe(
      'There is already a provider with this name.',
    )
    const uris: string[] = (await read(acme)).Providers.map((one: { RedirectUri: string }) => one.RedirectUri)
    for (let number = 2; number <= 10; number += 1) await addProvider(acme, other, { Name: `P ${number}` })
    expect((await save(acme, own, { Name: 'P 2' })).statusCode).toBe(409)
    expect((await addProvider(acme, other, { Name: 'More' })).json().message).toBe(
      'An organisation can have up to 10 sign-in providers.',
    )
    await administrator.call('DELETE', at(acme, `/providers/${acme}`))
    await addProvider(acme, other, { Name: 'More' })
    uris.push(...(await read(acme)).Providers.map((one: { RedirectUri: string }) => one.RedirectUri))
    expect(new Set(uris).size).toBe(11)
  })

  it('allow passwords again when the last one that is on is turned off or removed [ORGSIGN-12]', async () => {
    const { acme, allowOnly, turn, read, administrator, at } = world
    await enable()
    await allowOnly(acme, true)
    await turn(acme, false)
    expect(await read(acme)).toMatchObject({ Only: false, Fallback: null })
    await turn(acme, true)
    await allowOnly(acme, true)
    await administrator.call('DELETE', at(acme, `/providers/${acme}`))
    const left = await read(acme)
    expect(left).toMatchObject({ Only: false, Providers: [], Domains: [{ ProviderId: null }] })
  })

  it('of another organisation cannot be changed, and cannot get a domain of this one', async () => {
    const { acme, birch, own, save, assign, at, administrator, turn } = world
    await enable()
    await save(birch, own)
    const [domain] = (await world.read(acme)).Domains
    expect((await assign(acme, domain.Id, birch)).statusCode).toBe(404)
    expect((await assign(birch, domain.Id, birch)).statusCode).toBe(404)
    expect((await turn(acme, false, birch)).statusCode).toBe(404)
    expect((await administrator.call('DELETE', at(acme, `/providers/${birch}`))).statusCode).toBe(404)
    expect((await world.read(birch)).Providers).toHaveLength(1)
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
