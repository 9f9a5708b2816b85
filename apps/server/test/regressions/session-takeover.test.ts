import {
  type Client,
  cancelEmailChange,
  confirmAddress,
  createUser,
  getAddressToConfirm,
  getOwnEmail,
  listOrganisations,
  listUsers,
  refreshSession,
  register,
  requestEmailChange,
  requestPasswordReset,
  resendEmailChange,
  resetPassword,
  signIn,
  updateUser,
} from '@tributary/sdk'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Backend, emailOf, startBackend } from '../support/backend.ts'
import { solvedCaptcha } from '../support/captcha.ts'
import { latestMail, mailsOf, mailsTo } from '../support/outbox.ts'
import { acmeAs, clientOf, failureOf, newClient, statusOf } from '../support/sdk-client.ts'

// Anyone at an administrator's open session could take over the account without its password.

let backend: Backend
beforeAll(async () => {
  backend = await startBackend({ CAPTCHA_COST: '1' })
})
beforeEach(async () => {
  const { db } = backend.storage
  for (const table of ['outbox', 'rate_counters', 'sign_in_attempts'] as const)
    await db.deleteFrom(table).execute()
})
afterAll(() => backend.close())

/** Changes Olga's own account from her session, through the users screen. */
async function changeOneself(change: { password?: string; emailAddress?: string; firstName?: string }) {
  const { client, orgId } = await acmeAs(backend, 'olga')
  const users = await listUsers(client, { query: { orgId } })
  const olga = users.find(({ emailAddress }) => emailAddress === emailOf('olga'))
  if (!olga?.roleId || !olga.statusId) throw new Error('Olga is missing.')
  const { id, firstName, lastName, emailAddress, roleId, statusId } = olga
  const body = { firstName, lastName, emailAddress, roleId, statusId, organisationId: orgId, ...change }
  return updateUser(client, { params: { id }, body })
}

describe('changing your own account in the users screen [CALL-57]', () => {
  it('does not set a password', async () => {
    expect(await failureOf(changeOneself({ password: 'Lantern-4-heron' }))).toEqual([
      403,
      'Change your own password in your profile.',
    ])
  })

  it('does not change the address', async () => {
    expect(await failureOf(changeOneself({ emailAddress: 'thief@evil.example' }))).toEqual([
      403,
      'Change your own email address in your profile.',
    ])
  })

  it('changes the name', async () => {
    expect((await changeOneself({ firstName: 'Olga' })).message).toBe('The user has been saved.')
  })
})

const PASSWORD = 'Umbrella-9-otter'
const NEW_PASSWORD = 'Lantern-4-heron'
const INVALID = [403, 'This link is invalid or has expired.']
const UNCONFIRMED = [
  403,
  'Confirm your email address first. Follow the link we have sent to it, then sign in.',
]
const DAY = 24 * 60 * 60

let round = 0
/** Creates Pia Pine, an Excel user of acme Traders, signed in, and the new address she wants. */
async function pia() {
  round += 1
  const { client: olga, orgId } = await acmeAs(backend, 'olga')
  const email = `pia${round}@tributary.example`
  const person = { firstName: 'Pia', lastName: 'Pine', emailAddress: email, roleId: 4, organisationId: orgId }
  const { data } = await createUser(olga, { body: { ...person, password: PASSWORD } })
  const client = newClient(backend)
  await signIn(client, { emailAddress: email, password: PASSWORD })
  const byOlga = (change: { emailAddress?: string; password?: string; statusId?: number }) =>
    updateUser(olga, { params: { id: data.id }, body: { ...person, statusId: 1, ...change } })
  return { id: String(data.id), client, email, next: `pia.pine${round}@harbour.example`, byOlga }
}

const signInAs = (emailAddress: string, password = PASSWORD) =>
  signIn(newClient(backend), { emailAddress, password })
const ask = (client: Client, emailAddress: string, currentPassword = PASSWORD) =>
  requestEmailChange(client, { body: { emailAddress, currentPassword } })
const tokenFor = async (address: string) => (await latestMail(backend, address, 'confirm-address')).token
const follow = (token: string) => confirmAddress(newClient(backend), { body: { token } })
const isIn = async (client: Client) => (await statusOf(listOrganisations(client))) === undefined
async function requestReset(emailAddress: string) {
  const client = newClient(backend)
  const recaptchaToken = await solvedCaptcha(client)
  await requestPasswordReset(client, { body: { emailAddress, recaptchaToken } })
}
const actionsOn = async (target: string) => {
  const log = backend.storage.db.selectFrom('audit_log').select('action').where('target', '=', target)
  return (await log.orderBy('id').execute()).map(({ action }) => action)
}

describe('changing your own address [PROFILE-15]', () => {
  it('needs the password', async () => {
    const { client, next } = await pia()
    expect(await failureOf(ask(client, next, 'wrong'))).toEqual([
      400,
      'Your current password is not correct.',
    ])
    expect(await mailsTo(backend, next)).toEqual([])
  })

  it('takes effect when the link mailed to the new address is followed, not before', async () => {
    const { client, email, next } = await pia()
    expect((await ask(client, ` ${next} `)).data).toMatchObject({
      emailAddress: email,
      pending: { emailAddress: next },
    })
    expect(await statusOf(signInAs(next))).toBe(401)
    expect(await signInAs(email)).toMatchObject({ kind: 'signed-in' })
    await follow(await tokenFor(next))
    expect(await signInAs(next)).toMatchObject({ user: { email: next } })
    expect(await statusOf(signInAs(email))).toBe(401)
    expect(await getOwnEmail(client)).toEqual({ emailAddress: next, pending: null })
  })

  it('notifies the old address at the request and at the change, with the new one masked', async () => {
    const { id, client, email, next } = await pia()
    await ask(client, next)
    await follow(await tokenFor(next))
    expect((await mailsTo(backend, email)).map(({ kind }) => kind)).toEqual([
      'email-change-requested',
      'email-changed',
    ])
    expect(await actionsOn(id)).toEqual(
      expect.arrayContaining(['account.address-change-requested', 'account.address-changed']),
    )
  })

  it('revokes every other session, trusted device, password link and identity', async () => {
    const { id, client, email, next } = await pia()
    const there = newClient(backend)
    await signIn(there, { emailAddress: email, password: PASSWORD })
    const { db } = backend.storage
    const now = backend.clock.now
    const device = { user_id: id, description: 'A browser', created_at: now, used_at: now }
    await db.insertInto('devices').values(device).execute()
    const identity = { issuer: 'https://id.example', subject: id, provider: 'xero', created_at: now }
    await db
      .insertInto('external_identities')
      .values({ ...identity, user_id: id })
      .execute()
    await requestReset(email)
    const link = await latestMail(backend, email, 'password-link')
    await ask(client, next)
    await follow(await tokenFor(next))
    expect([await isIn(client), await isIn(there)]).toEqual([true, false])
    expect(await refreshSession(there)).toBeNull()
    for (const table of ['devices', 'external_identities'] as const)
      expect(await db.selectFrom(table).select('id').where('user_id', '=', id).execute()).toEqual([])
    const reset = { token: link.token, password: NEW_PASSWORD }
    expect(await failureOf(resetPassword(newClient(backend), { body: reset }))).toEqual(INVALID)
    expect((await latestMail(backend, email, 'email-changed')).providers).toEqual(['Xero'])
  })

  it('changes nothing when the link is only opened, as mail scanners do', async () => {
    const { client, email, next } = await pia()
    await ask(client, next)
    const token = await tokenFor(next)
    const looked = await getAddressToConfirm(newClient(backend), { query: { token } })
    expect(looked).toEqual({ emailAddress: `p•••@harbour.example` })
    await backend.app.inject({ url: `/signin/confirm-address/${token}`, headers: { accept: 'text/html' } })
    expect((await getOwnEmail(client)).emailAddress).toBe(email)
  })

  it('works once when two tabs follow the link', async () => {
    const { client, next } = await pia()
    await ask(client, next)
    const token = await tokenFor(next)
    const tabs = await Promise.all([statusOf(follow(token)), statusOf(follow(token))])
    expect(tabs.toSorted()).toEqual([403, undefined])
    expect(await failureOf(follow(token))).toEqual(INVALID)
  })

  it('is refused if the address was taken meanwhile', async () => {
    const { client, email, next } = await pia()
    await ask(client, next)
    const token = await tokenFor(next)
    const stranger = newClient(backend)
    await register(stranger, {
      body: {
        account: { firstName: 'Ivy', lastName: 'Marsh', emailAddress: next, password: 'kq#wz7-xvbj' },
        organisation: { companyName: 'Harbour Point' },
        recaptchaToken: await solvedCaptcha(stranger),
      },
    })
    expect(await failureOf(follow(token))).toEqual([409, 'This email address is already in use'])
    expect(await signInAs(email)).toMatchObject({ kind: 'signed-in' })
    expect(await failureOf(ask(client, next))).toEqual([409, 'This email address is already in use'])
  })

  it.each([
    [
      'a reset',
      async ({ email }: Awaited<ReturnType<typeof pia>>) => {
        await requestReset(email)
        const { token } = await latestMail(backend, email, 'password-link')
        await resetPassword(newClient(backend), { body: { token, password: NEW_PASSWORD } })
      },
    ],
    [
      'an administrator who sets a password',
      async ({ byOlga }: Awaited<ReturnType<typeof pia>>) => {
        await byOlga({ password: NEW_PASSWORD })
      },
    ],
    [
      'an administrator who locks the account',
      async ({ byOlga }: Awaited<ReturnType<typeof pia>>) => {
        await byOlga({ statusId: 2 })
      },
    ],
    [
      'its owner',
      async ({ client }: Awaited<ReturnType<typeof pia>>) => {
        expect((await cancelEmailChange(client)).data.pending).toBeNull()
      },
    ],
  ])('is cancelled by %s', async (_, cancel) => {
    const person = await pia()
    await ask(person.client, person.next)
    const token = await tokenFor(person.next)
    await cancel(person)
    expect(await failureOf(follow(token))).toEqual(INVALID)
  })

  it('expires after a day', async () => {
    const { client, next } = await pia()
    await ask(client, next)
    const token = await tokenFor(next)
    backend.clock.advance(DAY)
    expect(await failureOf(follow(token))).toEqual(INVALID)
  })

  it('sends a new link, which replaces the first, five times in 15 minutes', async () => {
    const { client, next } = await pia()
    expect(await failureOf(resendEmailChange(client))).toEqual([
      404,
      'No change of your email address is pending.',
    ])
    await ask(client, next)
    const first = await tokenFor(next)
    for (let times = 0; times < 4; times += 1) await resendEmailChange(client)
    expect(await statusOf(resendEmailChange(client))).toBe(429)
    expect(await failureOf(follow(first))).toEqual(INVALID)
    expect(await statusOf(follow(await tokenFor(next)))).toBeUndefined()
  })

  it('rejects the current address and an invalid one', async () => {
    const { client, email } = await pia()
    expect(await failureOf(ask(client, email.toUpperCase()))).toEqual([
      400,
      'This is already your email address.',
    ])
    expect(await failureOf(ask(client, 'pia at harbour'))).toEqual([400, 'Invalid email address'])
  })

  it('stores the token of the link as a hash only', async () => {
    const { id, client, next } = await pia()
    await ask(client, next)
    const token = await tokenFor(next)
    const row = await backend.storage.db
      .selectFrom('email_changes')
      .selectAll()
      .where('user_id', '=', id)
      .executeTakeFirstOrThrow()
    expect(JSON.stringify(row)).not.toContain(token)
  })
})

describe('an address changed by an administrator [PROFILE-15]', () => {
  it('gets no codes or resets before its link is followed', async () => {
    const { id, email, next, byOlga } = await pia()
    const protect = backend.storage.db.updateTable('users').set({ require_mfa: true })
    await protect.where('id', '=', id).execute()
    await byOlga({ emailAddress: next })
    expect(await failureOf(signInAs(next))).toEqual(UNCONFIRMED)
    await requestReset(next)
    const kinds = (await mailsTo(backend, next)).map(({ kind }) => kind)
    expect(new Set(kinds)).toEqual(new Set(['confirm-address']))
    expect(await statusOf(signInAs(email))).toBe(401)
    await follow(await tokenFor(next))
    expect(await signInAs(next)).toMatchObject({ kind: 'verification-required' })
    await requestReset(next)
    expect(await mailsOf(backend, next, 'password-link')).toHaveLength(1)
  })

  it('can sign in after its link is followed', async () => {
    const { next, byOlga } = await pia()
    await byOlga({ emailAddress: next })
    await follow(await tokenFor(next))
    expect(await signInAs(next)).toMatchObject({ kind: 'signed-in' })
  })

  it('gets a new link with each sign-in', async () => {
    const { next, byOlga } = await pia()
    await byOlga({ emailAddress: next })
    const first = await tokenFor(next)
    expect(await failureOf(signInAs(next))).toEqual(UNCONFIRMED)
    expect(await failureOf(follow(first))).toEqual(INVALID)
    expect(await statusOf(follow(await tokenFor(next)))).toBeUndefined()
  })

  it('gets no link for a wrong password', async () => {
    const { next, byOlga } = await pia()
    await byOlga({ emailAddress: next })
    expect(await statusOf(signInAs(next, 'wrong'))).toBe(401)
    expect(await mailsOf(backend, next, 'confirm-address')).toHaveLength(1)
  })

  it('invalidates the link of an earlier change', async () => {
    const { client, next, byOlga } = await pia()
    await ask(client, next)
    const own = await tokenFor(next)
    await byOlga({ emailAddress: `other.${next}` })
    const mistyped = await tokenFor(`other.${next}`)
    await byOlga({ emailAddress: `right.${next}` })
    for (const token of [own, mistyped]) expect(await failureOf(follow(token))).toEqual(INVALID)
    expect(await statusOf(follow(await tokenFor(`right.${next}`)))).toBeUndefined()
  })

  it('gets a link to choose a password if the account has no password', async () => {
    const { id, next, byOlga } = await pia()
    const forget = backend.storage.db.updateTable('users').set({ password_hash: null })
    await forget.where('id', '=', id).execute()
    await byOlga({ emailAddress: next })
    expect(await mailsOf(backend, next, 'password-link')).toEqual([])
    await follow(await tokenFor(next))
    expect(await latestMail(backend, next, 'password-link')).toMatchObject({ purpose: 'set' })
  })

  it('is verified when an administrator adds the user [SIGNUP-22]', async () => {
    const { email } = await pia()
    expect(await signInAs(email)).toMatchObject({ kind: 'signed-in' })
    expect(await mailsTo(backend, email)).toEqual([])
    expect(await isIn(await clientOf(backend, 'eli'))).toBe(true)
  })
})
