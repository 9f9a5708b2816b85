import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { checkDomains } from '../../src/organisation-sign-in/check-domains.ts'
import { createSecretBox } from '../../src/storage/secret-box.ts'
import { emailOf } from '../support/backend.ts'
import { mailsOf } from '../support/outbox.ts'
import { type SignInWorld, startSignInWorld } from '../support/sign-in-world.ts'
import { switchSetting } from '../support/switch-setting.ts'

// Attacks by an organisation whose administrator controls an issuer, and by people who can make an issuer assert something.

const UNVERIFIED = /^\/signin\?provider=org-[0-9a-f-]{36}&error=unverified_address$/
const UNAUTHORISED = /^\/signin\?(provider=org-[0-9a-f-]{36}&)?error=unauthorised$/
const FAILED = /^\/signin\?(provider=org-[0-9a-f-]{36}&)?error=unknown$/
const SIGNED_IN = /^\/signin\?code=[\w-]{43}$/
const CONFIRM = /^\/signup\/finalise\?code=[\w-]{43}$/
const DAY = 24 * 3_600

let world: SignInWorld
beforeAll(async () => {
  world = await startSignInWorld()
})
afterAll(() => world?.close())

/** Both organisations have a provider that is on. Acme owns the domain of its members, Birch another one. */
beforeEach(async () => {
  const { backend, own, other, acme, birch, dns } = world
  const { db } = backend.storage
  dns.clear()
  dns.silent = false
  await switchSetting(backend.storage, 'AllowExternalSignIn', true)
  for (const table of [
    'outbox',
    'rate_counters',
    'sign_in_attempts',
    'external_sign_ups',
    'mail_domains',
  ] as const)
    await db.deleteFrom(table).execute()
  await db.deleteFrom('sign_in_providers').execute()
  await db.deleteFrom('sign_in_policies').execute()
  await db.deleteFrom('external_identities').execute()
  await db.deleteFrom('users').where('email', 'like', '%new-person%').execute()
  world.administrator.accessToken = (await backend.as('olga')).accessToken
  await enable(acme, own, 'tributary.example')
  await enable(birch, other, 'birch.example')
})

async function enable(organisation: string, issuer: SignInWorld['own'], domain: string) {
  await world.save(organisation, issuer)
  await world.ownDomain(organisation, domain)
  const claims = { sub: 'tester', email: `tester@${domain}` }
  await world.test(world.administrator, organisation, issuer, claims)
  const answer = await world.turn(organisation, true)
  expect(answer.statusCode, answer.body).toBe(200)
}

const una = { sub: 'una', email: emailOf('una') }
const usersLike = async (email: string) =>
  (await world.backend.storage.db.selectFrom('users').select('id').where('email', '=', email).execute())
    .length

describe('a member with a verified address [ORGSIGN-05, ORGSIGN-06]', () => {
  it('is signed in and linked by issuer and subject', async () => {
    const { acme, own, arrive, redeem } = world
    const first = await arrive(acme, own, una)
    expect(first.location).toMatch(SIGNED_IN)
    expect((await redeem(first)).json()).toMatchObject({ email: emailOf('una') })
    // The address of the directory may change, and an unverified one does no harm to a linked identity.
    const moved = await arrive(acme, own, { sub: 'una', email: 'u@elsewhere.example', email_verified: false })
    expect((await redeem(moved)).json()).toMatchObject({ email: emailOf('una') })
    expect(await mailsOf(world.backend, emailOf('una'), 'account-linked')).toHaveLength(1)
  })

  it('is not signed in by a code in another browser, or a second time', async () => {
    const { acme, own, arrive, redeem } = world
    const { location, cookie } = await arrive(acme, own, una)
    expect((await redeem({ location, cookie: '' })).statusCode).toBe(401)
    expect((await redeem({ location, cookie })).statusCode).toBe(401)
  })
})

describe('the issuer of another organisation [ORGSIGN-05, ORGSIGN-06]', () => {
  it.each([
    ['a member of this one', emailOf('una')],
    ['a new person of its domain', 'new-person@tributary.example'],
    ['its administrator', emailOf('olga')],
    ['the super administrator', emailOf('sue')],
  ])('cannot assert the address of %s', async (_, email) => {
    const { birch, other, arrive } = world
    expect((await arrive(birch, other, { sub: 'x', email })).location).toMatch(UNAUTHORISED)
  })

  it('cannot use an identity that this one has linked, even with the same issuer', async () => {
    const { acme, birch, own, arrive, save, test, turn, administrator } = world
    await arrive(acme, own, una)
    await save(birch, own)
    await test(administrator, birch, own, { sub: 'tester', email: 'tester@birch.example' })
    expect((await turn(birch, true)).statusCode).toBe(200)
    expect((await arrive(birch, own, una)).location).toMatch(UNAUTHORISED)
  })

  it('cannot link a member of the domain who does not belong to the organisation', async () => {
    const { backend, birch, other, arrive } = world
    await world.ownDomain(birch, 'harbour.example')
    const { id } = await backend.storage.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', emailOf('una'))
      .executeTakeFirstOrThrow()
    const move = (email: string) =>
      backend.storage.db.updateTable('users').set({ email, email_key: email }).where('id', '=', id).execute()
    await move('una@harbour.example')
    const { location } = await arrive(birch, other, { sub: 'x', email: 'una@harbour.example' })
    await move(emailOf('una'))
    expect(location).toMatch(UNAUTHORISED)
  })

  it('gets no code of this one: each has its own redirect address, state and nonce', async () => {
    const { acme, birch, own, leave, come } = world
    own.script = { claims: una }
    const left = await leave(acme, own)
    expect(left.asked.get('redirect_uri')).toBe(`https://portal.example/auth/callback/org-${acme}`)
    expect((await come(birch, left)).location).toMatch(UNAUTHORISED)
  })

  it('cannot pass its answer off as that of this one', async () => {
    const { acme, own, other, leave, come } = world
    own.script = { claims: { ...una, iss: other.issuer.origin } }
    const left = await leave(acme, own)
    expect((await come(acme, left)).location).toMatch(FAILED)
    own.script = { claims: una }
    const again = await leave(acme, own)
    expect((await come(acme, again, { iss: other.issuer.origin })).location).toMatch(FAILED)
  })
})

describe('an answer of the provider [ORGSIGN-02]', () => {
  it('needs the state of this browser, once', async () => {
    const { acme, own, leave, come } = world
    own.script = { claims: una }
    const left = await leave(acme, own)
    const forged = { ...left, asked: new URLSearchParams({ state: 'x'.repeat(43) }) }
    expect((await come(acme, forged)).location).toMatch(UNAUTHORISED)
    expect((await come(acme, { ...left, cookie: '' })).location).toMatch(UNAUTHORISED)
    const other = await leave(acme, own)
    expect((await come(acme, other)).location).toMatch(SIGNED_IN)
    expect((await come(acme, other)).location).toMatch(UNAUTHORISED)
  })

  it('needs the nonce and the PKCE verifier of the attempt', async () => {
    const { acme, own, leave, come } = world
    own.script = { claims: { ...una, nonce: 'another' } }
    expect((await come(acme, await leave(acme, own))).location).toMatch(FAILED)
    own.script = { claims: una }
    const left = await leave(acme, own)
    expect(left.asked.get('code_challenge_method')).toBe('S256')
    await come(acme, left)
    expect(own.asked?.get('code_verifier')).toMatch(/^[\w-]{43}$/)
  })

  it.each(['another key', 'the client’s secret', 'none'] as const)(
    'signed with %s is refused',
    async (signing) => {
      const { acme, own, arrive } = world
      expect((await arrive(acme, own, una, { signing })).location).toMatch(FAILED)
    },
  )
})

describe('an asserted address [ORGSIGN-06]', () => {
  it.each([
    ['that the provider denies', { email_verified: false }, UNVERIFIED],
    ['that the provider does not call verified', { email_verified: undefined }, UNVERIFIED],
    ['of a public mail service', { email: 'una@gmail.com' }, UNAUTHORISED],
    ['of a subdomain', { email: 'una@mail.tributary.example' }, UNAUTHORISED],
    ['of a longer domain', { email: 'una@tributary.example.evil.example' }, UNAUTHORISED],
    ['that is missing', { email: undefined }, UNAUTHORISED],
  ])('%s signs in no one, and the page says why', async (_, change, refused) => {
    const { acme, own, arrive } = world
    const claims = { ...una, email: 'new-person@tributary.example', ...change }
    expect((await arrive(acme, own, claims)).location).toMatch(refused)
    expect(await usersLike('new-person@tributary.example')).toBe(0)
  })

  it('without the claim counts if the organisation trusts its directory, but a denied one does not', async () => {
    const { acme, own, save, arrive } = world
    await save(acme, own, { TrustsAddresses: true, ClientSecret: '' })
    expect((await arrive(acme, own, { ...una, email_verified: false })).location).toMatch(UNVERIFIED)
    expect((await arrive(acme, own, { ...una, email_verified: undefined })).location).toMatch(SIGNED_IN)
  })

  it('does not reach an account whose owner has not verified it', async () => {
    const { backend, acme, own, arrive } = world
    const set = (email_status: 'needs-code' | 'verified') =>
      backend.storage.db
        .updateTable('users')
        .set({ email_status })
        .where('email', '=', emailOf('una'))
        .execute()
    await set('needs-code')
    const { location } = await arrive(acme, own, una)
    await set('verified')
    expect(location).toMatch(UNAUTHORISED)
  })
})

describe('a domain [ORGSIGN-03, ORGSIGN-04]', () => {
  const domains = () => world.backend.storage.db.selectFrom('mail_domains').selectAll().execute()
  const checkLater = async (seconds: number) => {
    const { backend, dns } = world
    backend.clock.advance(seconds)
    await checkDomains({
      storage: backend.storage,
      clock: () => backend.clock.now,
      secretBox: createSecretBox(...backend.config.encryptionKeys),
      resolveTxt: async (name) => {
        if (dns.silent) throw Object.assign(new Error('No answer'), { code: 'ESERVFAIL' })
        const texts = dns.get(name)
        if (!texts) throw Object.assign(new Error('No record'), { code: 'ENOTFOUND' })
        return texts.map((text) => [text])
      },
    })
  }

  it('whose record has been missing for three days signs in no one, linked or not', async () => {
    const { acme, own, dns, arrive, redeem } = world
    expect((await redeem(await arrive(acme, own, una))).statusCode).toBe(200)
    dns.delete('_tributary.tributary.example')
    await checkLater(DAY + 1)
    expect((await arrive(acme, own, una)).location).toMatch(SIGNED_IN)
    const held = await arrive(acme, own, una)
    for (const _ of [1, 2, 3]) await checkLater(DAY + 1)
    expect((await redeem(held)).statusCode).toBe(401)
    expect((await arrive(acme, own, una)).location).toMatch(UNAUTHORISED)
    expect(await mailsOf(world.backend, emailOf('olga'), 'sign-in-changed')).toContainEqual(
      expect.objectContaining({ change: 'domain-lapsed', name: 'tributary.example' }),
    )
  })

  it('stays verified while the name servers are silent', async () => {
    world.dns.silent = true
    for (const _ of [1, 2, 3, 4, 5]) await checkLater(DAY + 1)
    expect((await domains()).every(({ verified_at, missing_since }) => verified_at && !missing_since)).toBe(
      true,
    )
  })

  it('belongs to one organisation at a time', async () => {
    const { birch, acme, dns, add, check } = world
    const added = await add(birch, 'tributary.example')
    expect((await check(birch, added.Id)).statusCode).toBe(409)
    dns.set(added.Record.Name, [...(dns.get(added.Record.Name) ?? []), added.Record.Value])
    const taken = await check(birch, added.Id)
    expect([taken.statusCode, taken.json().message]).toEqual([
      409,
      'This domain belongs to another organisation.',
    ])
    expect(
      (await domains()).filter((row) => row.domain === 'tributary.example' && row.verified_at),
    ).toMatchObject([{ organisation_id: acme }])
  })

  it.each([
    'gmail.com',
    'user@outlook.com',
    'GMAIL.com',
    'localhost',
    '10.0.0.1',
    '*.example',
    'a b.example',
  ])('%s cannot be added', async (Domain) => {
    const { administrator, acme, at } = world
    expect((await administrator.call('POST', at(acme, '/domains'), { body: { Domain } })).statusCode).toBe(
      400,
    )
  })
})

describe('a changed issuer [ORGSIGN-11]', () => {
  it('turns the provider off and unlinks every identity of the previous one', async () => {
    const { acme, own, other, save, arrive, leave, read, backend } = world
    await arrive(acme, own, una)
    await save(acme, other)
    expect((await read(acme)).Providers[0]).toMatchObject({ Active: false, Test: null })
    expect((await leave(acme, other)).location).toMatch(FAILED)
    expect(await backend.storage.db.selectFrom('external_identities').selectAll().execute()).toEqual([])
  })

  it('needs the secret again, which never goes to another issuer', async () => {
    const { acme, own, other, save } = world
    expect((await save(acme, other, { ClientSecret: '' })).statusCode).toBe(400)
    expect((await save(acme, own, { ClientId: 'another', ClientSecret: undefined })).statusCode).toBe(400)
    expect((await save(acme, own, { ClientSecret: '' })).statusCode).toBe(200)
  })

  it('makes an attempt with the previous one fail', async () => {
    const { acme, own, other, leave, come, save, test, turn, administrator } = world
    own.script = { claims: una }
    const left = await leave(acme, own)
    await save(acme, other)
    await test(administrator, acme, other, { sub: 't', email: 't@tributary.example' })
    await turn(acme, true)
    expect((await come(acme, left)).location).toMatch(FAILED)
  })
})

describe('an account with more than one organisation [ORGSIGN-07]', () => {
  it('needs its password once, before the provider of one opens all of them', async () => {
    const { acme, own, arrive, backend } = world
    const olga = { sub: 'olga', email: emailOf('olga') }
    expect((await arrive(acme, own, olga)).location).toMatch(CONFIRM)
    expect(await backend.storage.db.selectFrom('external_identities').selectAll().execute()).toEqual([])
  })

  it('needs it when the account joins another one later', async () => {
    const { acme, birch, own, arrive, redeem, backend } = world
    const { db } = backend.storage
    await arrive(acme, own, una)
    const held = await arrive(acme, own, una)
    const { id } = await db
      .selectFrom('users')
      .select('id')
      .where('email', '=', emailOf('una'))
      .executeTakeFirstOrThrow()
    await db.insertInto('user_organisations').values({ organisation_id: birch, user_id: id }).execute()
    const [code, again] = [await redeem(held), await arrive(acme, own, una)]
    await db
      .deleteFrom('user_organisations')
      .where('organisation_id', '=', birch)
      .where('user_id', '=', id)
      .execute()
    expect(code.statusCode).toBe(401)
    expect(again.location).toMatch(CONFIRM)
  })

  it('cannot be registered or founded with the code of its confirmation', async () => {
    const { acme, own, arrive, backend } = world
    const { location, cookie } = await arrive(acme, own, { sub: 'olga', email: emailOf('olga') })
    const code = new URL(location, 'https://portal.example').searchParams.get('code') ?? ''
    const signUp = await backend.storage.db
      .selectFrom('external_sign_ups')
      .selectAll()
      .executeTakeFirstOrThrow()
    expect(signUp).toMatchObject({ email_verified: false, provider_organisation_id: acme })
    const body = {
      account: {
        firstName: 'V',
        lastName: 'M',
        emailAddress: 'new-person@bigcorp.example',
        password: 'kq#wz7-xvbj',
      },
      organisation: { companyName: 'Harbour' },
      registrationCode: code,
      recaptchaToken: 'x',
    }
    const answer = await backend
      .browser()
      .call('POST', '/registration/account', { body, headers: { cookie } })
    expect(answer.statusCode).toBe(400)
    expect(await usersLike('new-person@bigcorp.example')).toBe(0)
  })
})

describe('a powerful account [ORGSIGN-08]', () => {
  it.each(['sue', 'adam'] as const)(
    'of %s is never signed in, not even in its own organisation',
    async (name) => {
      const { acme, own, arrive, backend } = world
      const { db } = backend.storage
      const { id } = await db
        .selectFrom('users')
        .select('id')
        .where('email', '=', emailOf(name))
        .executeTakeFirstOrThrow()
      await db
        .insertInto('user_organisations')
        .values({ organisation_id: acme, user_id: id })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      expect((await arrive(acme, own, { sub: name, email: emailOf(name) })).location).toMatch(UNAUTHORISED)
    },
  )

  it('is not signed in with an identity from before it became powerful', async () => {
    const { acme, own, arrive, redeem, backend } = world
    const { db } = backend.storage
    const held = await arrive(acme, own, una)
    const give = (role: string) =>
      db
        .updateTable('users')
        .set({ role_id: db.selectFrom('roles').select('id').where('name', '=', role) })
        .where('email', '=', emailOf('una'))
        .execute()
    await give('SuperAdmin')
    const [code, again] = [await redeem(held), await arrive(acme, own, una)]
    await give('User')
    expect(code.statusCode).toBe(401)
    expect(again.location).toMatch(UNAUTHORISED)
  })

  it.each([1, 2, 3])('is not made by a default role of the level %d', async (roleId) => {
    const { acme, own, save } = world
    expect((await save(acme, own, { DefaultRoleId: roleId })).statusCode).toBe(400)
  })

  it('is not made by an invitation without its link', async () => {
    const { acme, own, arrive, administrator } = world
    const email = 'new-person-3@tributary.example'
    const body = { comOrganisationId: acme, People: [{ emailAddress: email }], RoleId: 3 }
    expect((await administrator.call('POST', '/invitations', { body })).statusCode).toBe(200)
    expect((await arrive(acme, own, { sub: 'n3', email })).location).toMatch(UNAUTHORISED)
    expect(await usersLike(email)).toBe(0)
  })
})

describe('another provider of the same organisation [ORGSIGN-05, ORGSIGN-06]', () => {
  /** Acme has a second provider, which is on, with a separate domain. */
  async function second() {
    const { acme, other, addProvider, ownDomain, test, turn, administrator } = world
    const added = await addProvider(acme, other, { Name: 'Second' })
    const { Id } = added.json().data.Providers.find((one: { Name: string }) => one.Name === 'Second')
    await ownDomain(acme, 'second.example', { ProviderId: Id })
    await test(administrator, acme, other, { sub: 't', email: 't@second.example' }, Id)
    expect((await turn(acme, true, Id)).statusCode).toBe(200)
    return String(Id)
  }
  const domainId = async () =>
    (await world.read(world.acme)).Domains.find(
      (one: { Domain: string }) => one.Domain === 'tributary.example',
    ).Id

  it('cannot sign in an account that the first one has linked, nor assert its address', async () => {
    const { acme, own, other, arrive } = world
    const id = await second()
    expect((await arrive(acme, own, una)).location).toMatch(SIGNED_IN)
    expect((await arrive(id, other, una)).location).toMatch(UNAUTHORISED)
    expect((await arrive(id, other, { ...una, iss: own.issuer.origin })).location).toMatch(FAILED)
  })

  it('with the same issuer and client cannot use the identities of the first one', async () => {
    const { acme, own, save, addProvider, ownDomain, test, turn, administrator, arrive } = world
    const added = await addProvider(acme, own, { Name: 'Twin' })
    const { Id } = added.json().data.Providers.find((one: { Name: string }) => one.Name === 'Twin')
    await ownDomain(acme, 'twin.example', { ProviderId: Id })
    await test(administrator, acme, own, { sub: 't', email: 't@twin.example' }, Id)
    expect((await turn(acme, true, Id)).statusCode).toBe(200)
    await arrive(acme, own, una)
    expect((await arrive(Id, own, una)).location).toMatch(UNAUTHORISED)
    expect((await save(acme, own, { ClientSecret: '' })).statusCode).toBe(200)
  })

  it('gets no callback of the first one', async () => {
    const { acme, own, leave, come } = world
    const id = await second()
    own.script = { claims: una }
    expect((await come(id, await leave(acme, own))).location).toMatch(UNAUTHORISED)
  })

  it('takes over a domain: the first one signs in no one of it, not even with a code it has issued', async () => {
    const { acme, own, other, arrive, redeem, assign } = world
    const id = await second()
    const held = await arrive(acme, own, una)
    expect((await assign(acme, await domainId(), id)).statusCode).toBe(200)
    expect((await redeem(held)).statusCode).toBe(401)
    expect((await arrive(acme, own, una)).location).toMatch(UNAUTHORISED)
    const taken = await arrive(id, other, { sub: 'una-2', email: emailOf('una') })
    expect((await redeem(taken)).json()).toMatchObject({ email: emailOf('una') })
    expect(await mailsOf(world.backend, emailOf('olga'), 'sign-in-changed')).toContainEqual(
      expect.objectContaining({ change: 'domain-moved', name: 'tributary.example' }),
    )
  })

  it('does not continue a sign-in, a code or a confirmation of a removed one', async () => {
    const { acme, own, leave, come, arrive, redeem, administrator, at, backend } = world
    own.script = { claims: una }
    const left = await leave(acme, own)
    const held = await arrive(acme, own, una)
    expect((await arrive(acme, own, { sub: 'olga', email: emailOf('olga') })).location).toMatch(CONFIRM)
    await administrator.call('DELETE', at(acme, `/providers/${acme}`))
    expect((await come(acme, left)).location).toMatch(FAILED)
    expect((await redeem(held)).statusCode).toBe(401)
    expect(await backend.storage.db.selectFrom('external_sign_ups').selectAll().execute()).toEqual([])
    expect((await leave(acme, own)).location).toMatch(FAILED)
  })
})

describe('a locked or removed member', () => {
  it('is not signed in, and leaving the organisation deletes the identity', async () => {
    const { acme, own, arrive, backend } = world
    const { db } = backend.storage
    const { location } = await arrive(acme, own, { sub: 'n', email: 'new-person@tributary.example' })
    expect(location).toMatch(SIGNED_IN)
    const { id } = await db
      .selectFrom('users')
      .select('id')
      .where('email', '=', 'new-person@tributary.example')
      .executeTakeFirstOrThrow()
    await db.updateTable('users').set({ status_id: 2 }).where('id', '=', id).execute()
    const locked = await arrive(acme, own, { sub: 'n', email: 'new-person@tributary.example' })
    expect((await world.redeem(locked)).statusCode).toBe(403)
    await db.deleteFrom('user_organisations').where('user_id', '=', id).execute()
    expect(await db.selectFrom('external_identities').selectAll().execute()).toEqual([])
  })
})
