import {
  type Client,
  changePassword,
  confirmAddress,
  finalise,
  listIdentities,
  listOrganisations,
  listUserIdentities,
  listUsers,
  removeIdentity,
  removeUserIdentity,
  requestEmailChange,
  signIn,
  signInWithCode,
  updateUser,
} from '@tributary/sdk'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type ProviderWorld, startProviderWorld } from '../external/provider-world.ts'
import { type Page, webBrowser } from '../external/web-browser.ts'
import { emailOf, type Name } from '../support/backend.ts'
import { solvedCaptcha } from '../support/captcha.ts'
import { latestMail } from '../support/outbox.ts'
import { failureOf, statusOf } from '../support/sdk-client.ts'

// A linked identity could still sign in after the credentials it was linked with had been replaced.

const OLD = 'Horse-7-battery'
const NEW = 'Lantern-4-heron'

let world: ProviderWorld
let user: { id: string; email: string; password_hash: string | null }
beforeAll(async () => {
  world = await startProviderWorld()
  user = await world.backend.storage.db
    .selectFrom('users')
    .select(['id', 'email', 'password_hash'])
    .where('email', '=', emailOf('eli'))
    .executeTakeFirstOrThrow()
})
beforeEach(async () => {
  const { db } = world.backend.storage
  for (const table of ['outbox', 'rate_counters', 'sign_in_attempts', 'external_sign_ups'] as const)
    await db.deleteFrom(table).execute()
  await db.deleteFrom('external_identities').where('subject', '=', 'eli-elm').execute()
  const { id, email, password_hash } = user
  await db
    .updateTable('users')
    .set({ email, email_key: email, email_status: 'verified', password_hash })
    .where('id', '=', id)
    .execute()
  await link()
})
afterAll(() => world?.close())

const codeIn = ({ address }: Page) => address.searchParams.get('code') ?? ''

/** Eli links the provider with his current password. */
async function link() {
  const { client, page } = await world.comeAs('Eli', 'intent=signup')
  const recaptchaToken = await solvedCaptcha(client)
  await finalise(client, { body: { code: codeIn(page), recaptchaToken, account: { password: OLD } } })
}

async function signedIn(name: Name): Promise<Client> {
  const client = world.clientIn(webBrowser())
  await signIn(client, { emailAddress: emailOf(name), password: OLD })
  return client
}

/** Returns the result of signing in with the identity. */
async function withIdentity() {
  const { client, page } = await world.comeAs('Eli')
  const error = page.address.searchParams.get('error')
  return error ?? (await signInWithCode(client, codeIn(page))).kind
}

const acmeOf = async (client: Client) =>
  (await listOrganisations(client)).find(({ companyName }) => companyName === 'acme Traders')?.id ?? ''

async function byAdministrator(change: { password?: string; emailAddress?: string }) {
  const olga = await signedIn('olga')
  const organisationId = await acmeOf(olga)
  const users = await listUsers(olga, { query: { orgId: organisationId } })
  const eli = users.find(({ id }) => id === user.id)
  if (!eli?.roleId || !eli.statusId) throw new Error('Eli is missing.')
  const { firstName, lastName, emailAddress, roleId, statusId } = eli
  const body = { firstName, lastName, emailAddress, roleId, statusId, organisationId, ...change }
  await updateUser(olga, { params: { id: user.id }, body })
}

it('signs in while nothing has changed', async () => {
  expect(await withIdentity()).toBe('signed-in')
})

it('ends with a password that its owner changes [PROFILE-15]', async () => {
  await changePassword(await signedIn('eli'), { body: { currentPassword: OLD, password: NEW } })
  expect(await withIdentity()).toBe('unauthorised')
})

it('ends with a password that an administrator sets [PROFILE-15]', async () => {
  await byAdministrator({ password: NEW })
  expect(await withIdentity()).toBe('unauthorised')
})

it('ends with an address that an administrator changes [PROFILE-15]', async () => {
  await byAdministrator({ emailAddress: 'successor@tributary.example' })
  expect(await withIdentity()).toBe('unauthorised')
})

it('ends with an address that its owner changes [PROFILE-15]', async () => {
  const eli = await signedIn('eli')
  const body = { emailAddress: 'eli.elm@tributary.example', currentPassword: OLD }
  await requestEmailChange(eli, { body })
  expect(await withIdentity()).toBe('signed-in')
  const { token } = await latestMail(world.backend, body.emailAddress, 'confirm-address')
  await confirmAddress(eli, { body: { token } })
  expect(await withIdentity()).toBe('unauthorised')
})

it('is named in the mail about the change [PROFILE-15]', async () => {
  await changePassword(await signedIn('eli'), { body: { currentPassword: OLD, password: NEW } })
  expect(await latestMail(world.backend, user.email, 'password-changed')).toMatchObject({
    providers: ['Xero'],
  })
})

it('ends a sign-in in progress', async () => {
  const { client, page } = await world.comeAs('Eli')
  const eli = await signedIn('eli')
  const [identity] = await listIdentities(eli)
  await removeIdentity(eli, { params: { id: String(identity?.id) } })
  expect(await statusOf(signInWithCode(client, codeIn(page)))).toBe(401)
})

describe('the linked identities of the profile [PROFILE-15]', () => {
  it('show the provider, when it was linked and when it was last used', async () => {
    const eli = await signedIn('eli')
    const known = { id: expect.any(String), provider: 'xero', displayName: 'Xero' }
    const linkedAt = world.backend.clock.now
    expect(await listIdentities(eli)).toEqual([{ ...known, linkedAt, lastUsedAt: null }])
    world.backend.clock.advance(60)
    await withIdentity()
    expect(await listIdentities(eli)).toEqual([{ ...known, linkedAt, lastUsedAt: world.backend.clock.now }])
  })

  it('can be removed, with a mail and an audit entry', async () => {
    const eli = await signedIn('eli')
    const [identity] = await listIdentities(eli)
    await removeIdentity(eli, { params: { id: String(identity?.id) } })
    expect(await listIdentities(eli)).toEqual([])
    expect(await withIdentity()).toBe('unauthorised')
    expect(await latestMail(world.backend, user.email, 'account-unlinked')).toMatchObject({
      provider: 'Xero',
    })
    expect(await lastEntry()).toMatchObject({
      actor_id: user.id,
      target: user.id,
      detail: { provider: 'xero' },
    })
    expect(await failureOf(removeIdentity(eli, { params: { id: String(identity?.id) } }))).toEqual([
      404,
      'Not found.',
    ])
  })

  it('cannot be removed by another user', async () => {
    const [identity] = await listIdentities(await signedIn('eli'))
    const una = await signedIn('una')
    expect(await statusOf(removeIdentity(una, { params: { id: String(identity?.id) } }))).toBe(404)
    expect(await withIdentity()).toBe('signed-in')
  })

  it('cannot be removed while they are the only sign-in method', async () => {
    const eli = await signedIn('eli')
    const [identity] = await listIdentities(eli)
    const { db } = world.backend.storage
    await db.updateTable('users').set({ password_hash: null }).where('id', '=', user.id).execute()
    expect(await failureOf(removeIdentity(eli, { params: { id: String(identity?.id) } }))).toEqual([
      409,
      'This is your only way to sign in. Set a password with “Forgot password?” on the sign-in page first.',
    ])
    expect(await withIdentity()).toBe('signed-in')
  })
})

describe('the linked identities of a user [PROFILE-15]', () => {
  const ofEli = async (name: Name) => {
    const client = await signedIn(name)
    const query = { orgId: await acmeOf(client) }
    const list = () => listUserIdentities(client, { params: { id: user.id }, query })
    const remove = (identityId: string) =>
      removeUserIdentity(client, { params: { id: user.id, identityId }, query })
    return { client, list, remove }
  }

  it('can be listed and removed by an administrator, with a mail to the user', async () => {
    const { list, remove } = await ofEli('olga')
    const [identity] = await list()
    expect(identity).toMatchObject({ provider: 'xero', displayName: 'Xero' })
    await remove(String(identity?.id))
    expect(await list()).toEqual([])
    expect(await withIdentity()).toBe('unauthorised')
    expect(await latestMail(world.backend, user.email, 'account-unlinked')).toMatchObject({
      provider: 'Xero',
    })
    expect(await lastEntry()).toMatchObject({ target: user.id, organisation_id: expect.any(String) })
  })

  it('cannot be listed or removed by a less powerful user', async () => {
    const olga = await ofEli('olga')
    const { id } = await world.backend.storage.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', emailOf('adam'))
      .executeTakeFirstOrThrow()
    const query = { orgId: await acmeOf(olga.client) }
    const refused = [403, 'You cannot change a user who is more powerful than you.']
    expect(await failureOf(listUserIdentities(olga.client, { params: { id }, query }))).toEqual(refused)
    const params = { id, identityId: String((await olga.list())[0]?.id) }
    expect(await failureOf(removeUserIdentity(olga.client, { params, query }))).toEqual(refused)
  })

  it('cannot be the administrator’s own', async () => {
    const una = await world.backend.idOf('users', 'Olga')
    const { client } = await ofEli('olga')
    const query = { orgId: await acmeOf(client) }
    const params = { id: una, identityId: user.id }
    expect(await failureOf(removeUserIdentity(client, { params, query }))).toEqual([
      403,
      'Remove your own sign-in providers in your profile.',
    ])
  })

  it('can be removed only by an administrator of all organisations of the user', async () => {
    const { list, remove } = await ofEli('olga')
    const identityId = String((await list())[0]?.id)
    const cedar = await world.backend.idOf('organisations', 'Cedar & Co')
    const { db } = world.backend.storage
    const membership = { organisation_id: cedar, user_id: user.id }
    await db.insertInto('user_organisations').values(membership).execute()
    expect(await statusOf(remove(identityId))).toBe(403)
    await db
      .deleteFrom('user_organisations')
      .where('organisation_id', '=', cedar)
      .where('user_id', '=', user.id)
      .execute()
    expect(await statusOf(remove(identityId))).toBeUndefined()
  })
})

const lastEntry = () =>
  world.backend.storage.db
    .selectFrom('audit_log')
    .selectAll()
    .where('action', '=', 'account.unlinked')
    .orderBy('id', 'desc')
    .executeTakeFirst()
