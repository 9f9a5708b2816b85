import {
  createOwnToken,
  endViewAs,
  getMe,
  listAuditEntries,
  listConnectorTypes,
  listOrganisations,
  listUsers,
  refreshSession,
  saveUserAccess,
  signOut,
  startViewAs,
  stepUp,
  updateUser,
} from '@tributary/sdk'
import * as contract from '@tributary/sdk/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  type Backend,
  type Browser,
  emailOf,
  type Name,
  startBackend,
  UNKNOWN_ID,
} from '../support/backend.ts'
import { acmeAs, clientOf, failureOf, statusOf } from '../support/sdk-client.ts'
import { tableSums } from '../support/table-sums.ts'

// An administrator who sees the portal as another user must change nothing, and learn nothing that they may not know.

let backend: Backend
let acme: string
beforeEach(async () => {
  backend = await startBackend()
  acme = await backend.idOf('organisations', 'acme Traders')
})
afterEach(() => backend.close())

const idOf = async (name: Name) =>
  (
    await backend.storage.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', emailOf(name))
      .executeTakeFirstOrThrow()
  ).id

/** A client of this administrator who sees the portal as that user. */
async function viewing(viewer: Name, name: Name, organisationId = acme) {
  const client = await clientOf(backend, viewer)
  await startViewAs(client, { params: { id: await idOf(name) }, body: { organisationId } })
  return client
}

const start = async (viewer: Name, name: Name, organisationId = acme) =>
  statusOf(viewing(viewer, name, organisationId))

/** A browser of Olga who sees the portal as Una. */
async function browserAsUna(): Promise<Browser> {
  const browser = await backend.as('olga')
  const body = { comOrganisationId: acme }
  const started = await browser.call('POST', `/users/${await idOf('una')}/view-as`, { body })
  expect(started.statusCode).toBe(200)
  return browser
}

const calls = Object.values(contract)
  .flatMap((feature) => (typeof feature === 'object' ? Object.entries<unknown>({ ...feature }) : []))
  .filter((entry): entry is [string, contract.Endpoint] => Object(entry[1]).method !== undefined)
  .map(([name, endpoint]) => ({ name, endpoint, rule: contract.viewAsRuleOf(endpoint) }))
  .filter(({ endpoint }) => endpoint.level !== 'public')

describe('the view of another user', () => {
  it('refuses every call of the contract that may write, and changes nothing [VIEWAS-03]', async () => {
    const browser = await browserAsUna()
    const refused = calls.filter(({ rule }) => rule === 'refused')
    expect(refused.length).toBeGreaterThan(100)
    const before = await tableSums(backend.storage)
    const answers = []
    for (const { name, endpoint } of refused) {
      const path = endpoint.path.replace(/\{\w+\}/g, () => acme)
      const answer = await browser.call(endpoint.method, path, endpoint.body ? { body: {} } : {})
      answers.push({ name, status: answer.statusCode, message: answer.json().message })
    }
    const sentence =
      'You see the portal as Una Ulm, and can change nothing. Return to your own account first.'
    const wrong = answers.filter(({ status, message }) => status !== 403 || message !== sentence)
    expect(wrong).toEqual([])
    expect(await tableSums(backend.storage)).toEqual(before)
  })

  it('refuses a write that the administrator may make, until they return [VIEWAS-03]', async () => {
    const client = await viewing('olga', 'una')
    const save = async () =>
      statusOf(
        saveUserAccess(client, {
          params: { id: await idOf('una') },
          body: { organisationId: acme, groups: [] },
        }),
      )
    expect(await save()).toBe(403)
    await endViewAs(client)
    expect(await save()).toBeUndefined()
  })

  it('shows what the user sees, and no other organisation [VIEWAS-02]', async () => {
    const birch = await backend.idOf('organisations', 'Birch Ltd')
    const una = await idOf('una')
    await backend.storage.db
      .insertInto('user_organisations')
      .values({ organisation_id: birch, user_id: una })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const client = await viewing('olga', 'una')
    expect((await listOrganisations(client)).map(({ id }) => id)).toEqual([acme])
    expect(await statusOf(listUsers(client, { query: { orgId: birch } }))).toBe(403)
    const theirs = await listUsers(await clientOf(backend, 'una'), { query: { orgId: acme } })
    expect(await listUsers(client, { query: { orgId: acme } })).toEqual(theirs)
    const user = await refreshSession(client)
    expect(user).toMatchObject({
      email: emailOf('una'),
      roleLevel: 4,
      verificationDevices: [],
      viewAs: { viewer: 'Olga Oak', userId: una, organisationId: acme },
    })
    expect(await getMe(client)).toEqual(user)
  })

  it('is over after 30 minutes, and its pages do not become those of the administrator [VIEWAS-05]', async () => {
    const client = await viewing('olga', 'una')
    backend.clock.advance(29 * 60)
    expect(await statusOf(listConnectorTypes(client))).toBeUndefined()
    backend.clock.advance(60)
    const over = [403, 'Your view as another user has ended. Return to your own account.']
    const body = { organisationId: acme, groups: [] }
    expect(await failureOf(listConnectorTypes(client))).toEqual(over)
    expect(await failureOf(saveUserAccess(client, { params: { id: UNKNOWN_ID }, body }))).toEqual(over)
    await endViewAs(client)
    expect((await refreshSession(client))?.email).toBe(emailOf('olga'))
    expect(await actionsOf(client)).toEqual(['users.view-ended', 'users.view-started'])
  })

  it('is over as soon as the administrator may not begin it any more [VIEWAS-05]', async () => {
    const client = await viewing('olga', 'una')
    const { db } = backend.storage
    await db.updateTable('users').set({ role_id: 2 }).where('email', '=', emailOf('una')).execute()
    expect(await statusOf(listConnectorTypes(client))).toBe(403)
    await endViewAs(client)
    expect(await statusOf(listConnectorTypes(client))).toBeUndefined()
  })

  it('is over when the user is deleted, and does not turn into the rights of the administrator', async () => {
    const client = await viewing('olga', 'una')
    const { db } = backend.storage
    await db.updateTable('sessions').set({ view_user_id: null }).where('view_until', 'is not', null).execute()
    expect(await statusOf(listConnectorTypes(client))).toBe(403)
  })

  it('ends with the sign-out, and is in the log with both ends [VIEWAS-06]', async () => {
    const client = await viewing('olga', 'una')
    await signOut(client)
    const { client: olga } = await acmeAs(backend, 'olga')
    const entries = await listAuditEntries(olga, { query: { orgId: acme, action: 'users' } })
    const view = entries.filter(({ action }) => action.startsWith('users.view'))
    expect(view.map(({ action, actor, targetName }) => [action, actor?.name, targetName])).toEqual([
      ['users.view-ended', 'Olga Oak', 'Una Ulm'],
      ['users.view-started', 'Olga Oak', 'Una Ulm'],
    ])
    expect(view[0]?.values).toEqual([{ name: 'reason', before: null, after: 'signed-out' }])
  })

  it('does not answer pages that a browser opens with its cookie', async () => {
    const browser = await browserAsUna()
    const path = `/business2cloud/clients/connectors/${UNKNOWN_ID}/authorise`
    const answer = await backend.app.inject({
      method: 'GET',
      url: `/backend${path}`,
      headers: { ...(browser.cookie && { cookie: browser.cookie }) },
    })
    expect(answer.statusCode).toBeGreaterThanOrEqual(400)
  })
})

const actionsOf = async (client: Awaited<ReturnType<typeof viewing>>) =>
  (await listAuditEntries(client, { query: { orgId: acme, action: 'users' } }))
    .map(({ action }) => action)
    .filter((action) => action.startsWith('users.view'))

describe('a view cannot begin', () => {
  it.each<[Name, Name]>([
    ['olga', 'sue'],
    ['olga', 'adam'],
    ['olga', 'olga'],
    ['adam', 'sue'],
    ['eli', 'una'],
    ['una', 'eli'],
  ])('for %s as %s, who is not less powerful or not theirs to manage [VIEWAS-01]', async (viewer, name) => {
    const { db } = backend.storage
    const id = await idOf(name)
    await db
      .insertInto('user_organisations')
      .values({ organisation_id: acme, user_id: id })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    expect(await start(viewer, name)).toBe(403)
  })

  it('in an organisation that the administrator is not in, or with a member of none [VIEWAS-01]', async () => {
    const cedar = await backend.idOf('organisations', 'Cedar & Co')
    expect(await start('olga', 'una', cedar)).toBe(403)
    expect(await start('sue', 'una', cedar)).toBe(404)
    const client = await clientOf(backend, 'olga')
    const body = { organisationId: acme }
    for (const id of [UNKNOWN_ID, 'no-id'])
      expect(await statusOf(startViewAs(client, { params: { id }, body }))).toBe(404)
  })

  it('within a view [VIEWAS-03]', async () => {
    const client = await viewing('sue', 'olga')
    const body = { organisationId: acme }
    expect(await statusOf(startViewAs(client, { params: { id: await idOf('una') }, body }))).toBe(403)
    expect((await refreshSession(client))?.email).toBe(emailOf('olga'))
  })

  it('without a confirmation of the last ten minutes [VIEWAS-01]', async () => {
    const client = await clientOf(backend, 'olga')
    backend.clock.advance(10 * 60)
    const view = { params: { id: await idOf('una') }, body: { organisationId: acme } }
    expect(await statusOf(startViewAs(client, view))).toBe(403)
    await stepUp(client, { body: { password: 'Horse-7-battery' } })
    expect(await statusOf(startViewAs(client, view))).toBeUndefined()
  })

  it('with an API token [VIEWAS-01]', async () => {
    const { client, orgId } = await acmeAs(backend, 'olga')
    const body = { name: 'Mine', scope: 'administer', days: 1, organisationIds: null } as const
    const { data } = await createOwnToken(client, { body })
    const answer = await backend.app.inject({
      method: 'POST',
      url: `/v1/users/${await idOf('una')}/view-as`,
      headers: { authorization: `Bearer ${data.secret}` },
      payload: { comOrganisationId: orgId },
    })
    expect([answer.statusCode, answer.json().message]).toEqual([
      403,
      'An API token cannot do this. Sign in to the portal instead.',
    ])
  })

  it('as a person who is locked', async () => {
    const { client, orgId } = await acmeAs(backend, 'olga')
    const una = (await listUsers(client, { query: { orgId } })).find(
      ({ emailAddress }) => emailAddress === emailOf('una'),
    )
    if (!una?.roleId) throw new Error('Una is missing.')
    const { id, firstName, lastName, emailAddress, roleId } = una
    const body = { firstName, lastName, emailAddress, roleId, statusId: 2, organisationId: orgId }
    await updateUser(client, { params: { id }, body })
    expect(await start('olga', 'una')).toBe(404)
  })
})
