import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { linkIdentity, userOfIdentity } from '../../src/account/identities.queries.ts'
import { sendPasswordLink } from '../../src/account/password-link.rules.ts'
import { startExternalSignUp } from '../../src/account/start-external-sign-up.rules.ts'
import { hashOf, newToken } from '../../src/security/random-token.ts'
import { issueExternalCode } from '../../src/session/external-code.rules.ts'
import { createSecretBox } from '../../src/storage/secret-box.ts'
import { type Backend, emailOf, type Name, startBackend } from '../support/backend.ts'
import { latestMail } from '../support/outbox.ts'

// A password set without the token mailed to the account: Keycloak CVE-2026-18963.

const HOUR = 60 * 60
const PASSWORD = 'Staple-8-correct'
const INVALID = { statusCode: 403, message: 'This link is invalid or has expired.' }

let backend: Backend
beforeAll(async () => {
  backend = await startBackend({ LOG_LEVEL: 'info' })
})
beforeEach(async () => {
  for (const table of ['rate_counters', 'sign_in_attempts', 'password_tokens', 'outbox'] as const)
    await backend.storage.db.deleteFrom(table).execute()
})
afterAll(() => backend.close())

const reset = (body: object, path = '/reset-password', headers = {}) =>
  backend.browser().call('POST', path, { body, headers })

/** Returns every password hash. A rejected request changes none of them. */
const passwords = async () =>
  new Map(
    (await backend.storage.db.selectFrom('users').select(['email', 'password_hash']).execute()).map(
      ({ email, password_hash }) => [email, password_hash] as const,
    ),
  )

async function linkFor(name: Name, purpose: 'reset' | 'set' = 'reset') {
  const tools = { secretBox: createSecretBox(backend.config.encryptionKey), clock: () => backend.clock.now }
  const person = { userId: await idOf(name), firstName: name, email: emailOf(name) }
  await sendPasswordLink(backend.storage.db, tools, person, purpose)
  return (await latestMail(backend, emailOf(name), 'password-link')).token
}

const idOf = (name: Name) => backend.idOf('users', name.charAt(0).toUpperCase() + name.slice(1))

/** Every other value from the server that could be tried as such a token. */
const otherTokens: Record<string, () => Promise<string>> = {
  'an invented token': async () => newToken(),
  'the address of the account': async () => emailOf('eli'),
  'the id of the account': () => idOf('eli'),
  'the stored hash': async () => hashOf(await linkFor('eli')),
  'a replaced token': async () => {
    const token = await linkFor('eli')
    await linkFor('eli')
    return token
  },
  'an expired token': async () => {
    const token = await linkFor('eli')
    backend.clock.advance(HOUR)
    return token
  },
  'a used token': async () => {
    const token = await linkFor('una')
    await reset({ token, password: PASSWORD })
    return token
  },
  'the code of an external sign-up': () =>
    backend.storage.db.transaction().execute((trx) =>
      startExternalSignUp(
        trx,
        {
          issuer: 'https://id.example',
          subject: 'eli',
          provider: 'xero',
          email: emailOf('eli'),
          emailVerified: true,
          firstName: 'Eli',
          lastName: 'Elm',
          organisationId: null,
          browserHash: hashOf('x'),
        },
        backend.clock.now,
      ),
    ),
  'the code of an external sign-in': async () => {
    const { db } = backend.storage
    const identity = { issuer: 'https://id.example', subject: newToken(), provider: 'xero' }
    await linkIdentity(db, identity, await idOf('eli'), backend.clock.now)
    const linked = await userOfIdentity(db, identity, null)
    if (!linked) throw new Error('The identity is not linked.')
    const vouched = { ...linked, provider: 'xero', browserHash: hashOf('x') }
    return issueExternalCode(db, vouched, backend.clock.now)
  },
  'the link that confirms an address': async () => {
    const eli = await backend.as('eli')
    const body = { emailAddress: 'eli@harbour.example', currentPassword: 'Horse-7-battery' }
    await eli.call('POST', '/me/security/email', { body })
    return (await latestMail(backend, 'eli@harbour.example', 'confirm-address')).token
  },
  'the reference of a verification': async () => (await asking()).reference,
  'a verification code': async () => (await asking()).code,
  'an access token': async () => (await backend.as('eli')).accessToken ?? '',
  'the cookie of a session': async () => (await backend.as('eli')).cookie?.split('=')[1] ?? '',
  'the id of a session': async () => {
    await backend.as('eli')
    const sessions = backend.storage.db.selectFrom('sessions').select('id')
    return (await sessions.where('user_id', '=', await idOf('eli')).executeTakeFirstOrThrow()).id
  },
}

async function asking() {
  const eli = await backend.as('eli')
  const answer = await eli.call('POST', '/me/security/mfa', { body: { enable: true } })
  const { code } = await latestMail(backend, emailOf('eli'), 'verification-code')
  return { reference: String(answer.json().verificationReference), code }
}

describe('a password can be set only with the mailed token', () => {
  it.each(Object.entries(otherTokens))('not with %s', async (_, make) => {
    const token = await make()
    const before = await passwords()
    expect((await reset({ token, password: PASSWORD })).json()).toMatchObject(INVALID)
    const validated = await backend
      .browser()
      .call('GET', `/reset-password/validate?token=${encodeURIComponent(token)}`)
    expect(validated.json()).toMatchObject(INVALID)
    expect(await passwords()).toEqual(before)
  })

  it('not with any modification of a valid one', async () => {
    const token = await linkFor('eli')
    const before = await passwords()
    const change = fc.oneof(
      fc.nat(token.length).map((length) => token.slice(0, length)),
      fc.string({ minLength: 1, maxLength: 8 }).map((more) => token + more),
      fc.string({ minLength: 1, maxLength: 8 }).map((more) => more + token),
      fc
        .nat(token.length - 1)
        .map((at) => token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1)),
      fc.constantFrom(
        token.toUpperCase(),
        token.toLowerCase(),
        ` ${token}`,
        `${token}=`,
        `${token}\0`,
        `${token}'--`,
      ),
      fc.string({ maxLength: 100 }),
    )
    await fc.assert(
      fc.asyncProperty(change, async (changed) => {
        if (changed === token) return
        await backend.storage.db.deleteFrom('rate_counters').execute()
        expect([400, 403]).toContain((await reset({ token: changed, password: PASSWORD })).statusCode)
      }),
      { numRuns: 200 },
    )
    expect(await passwords()).toEqual(before)
    expect((await reset({ token, password: PASSWORD })).statusCode).toBe(200)
  })

  it('only for the account it was mailed to, whatever the request names', async () => {
    const sue = await backend.storage.db
      .selectFrom('users')
      .select(['id', 'email'])
      .where('email', '=', emailOf('sue'))
      .executeTakeFirstOrThrow()
    const token = await linkFor('eli')
    const before = await passwords()
    for (const more of [
      { userId: sue.id },
      { id: sue.id },
      { user: { id: sue.id } },
      { emailAddress: sue.email },
      { email: sue.email },
      { role: 'SuperAdmin' },
      { token: [token, token] },
      { token: { $ne: '' } },
    ])
      expect((await reset({ token, password: PASSWORD, ...more })).statusCode).toBe(400)
    for (const query of [`userId=${sue.id}`, `emailAddress=${sue.email}`, `token=${token}`])
      expect((await reset({ token, password: PASSWORD }, `/reset-password?${query}`)).statusCode).toBe(400)
    expect(await passwords()).toEqual(before)
    const sueHerself = { authorization: `Bearer ${(await backend.as('sue')).accessToken}` }
    expect((await reset({ token, password: PASSWORD }, '/reset-password', sueHerself)).statusCode).toBe(200)
    const after = await passwords()
    const changed = [...after].filter(([email, hash]) => before.get(email) !== hash)
    expect(changed.map(([email]) => email)).toEqual([emailOf('eli')])
  })

  it('and is not used up by opening the link', async () => {
    const token = await linkFor('eli')
    const url = `/backend/reset-password/validate?token=${token}`
    for (const method of ['GET', 'HEAD', 'GET'] as const)
      expect((await backend.app.inject({ method, url })).statusCode).toBe(200)
    for (const method of ['OPTIONS', 'TRACE', 'PUT', 'DELETE'] as const)
      await backend.app.inject({ method, url })
    for (const method of ['HEAD', 'OPTIONS', 'GET', 'PUT', 'PATCH', 'DELETE'] as const)
      await backend.app.inject({ method, url: `/backend/reset-password?token=${token}` })
    await backend.app.inject({
      method: 'GET',
      url: `/reset-password?token=${token}`,
      headers: { accept: 'text/html' },
    })
    expect((await reset({ token, password: PASSWORD })).statusCode).toBe(200)
  })
})

it('logs no token of a mail or a sign-up', async () => {
  const token = await linkFor('eli')
  const code = await (otherTokens['the code of an external sign-up'] ?? newToken)()
  const from = backend.log.length
  for (const path of [
    `/backend/reset-password/validate?token=${token}`,
    `/backend/reset-password/validate?token=${token}&token=${token}`,
    `/backend/registration/finalise?code=${code}`,
    `/backend/nowhere?token=${token}&code=${code}`,
    `/set-password?token=${token}`,
    `/backend/registration/confirm-address?token=${token}`,
    `/signin/confirm-address/${token}`,
    `/reset-password/${token}`,
    `/signup/finalise?code=${code}`,
  ])
    await backend.app.inject({
      url: path,
      headers: { accept: 'text/html', referer: `https://portal.example${path}` },
    })
  await reset({ token: `${token}x`, password: PASSWORD })
  await reset({ token, password: PASSWORD, [token]: 1 })
  await reset({ token, password: PASSWORD })
  const lines = backend.log.slice(from).join('\n')
  expect(lines).toContain('answered')
  for (const secret of [token, code, PASSWORD]) expect(lines).not.toContain(secret)
})
