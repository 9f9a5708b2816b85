import type { Id, TokenScope } from '@tributary/domain'
import { tokenLimits } from '@tributary/domain'
import {
  type Client,
  changePassword,
  changeSetting,
  createClient,
  createOwnToken,
  createServiceAccount,
  createServiceToken,
  deleteServiceAccount,
  getCurrentToken,
  getMe,
  isSdkError,
  listEveryConnector,
  listOrganisations,
  listOwnTokens,
  listServiceAccounts,
  listSessions,
  listTokens,
  listUsers,
  refreshConnector,
  revokeOwnToken,
  revokeToken,
  updateConnector,
  updateServiceAccount,
} from '@tributary/sdk'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Backend, emailOf, type Name } from '../support/backend.ts'
import { addConnector, auditOf, type ConnectorWorld, connectorWorld } from '../support/connector-world.ts'
import { failureOf, fetchFrom, statusOf } from '../support/sdk-client.ts'

const INVALID = [401, 'This API token is not valid. It may have expired or been revoked.']

let backend: Backend
let acme: string
let birch: string
let as: ConnectorWorld['as']

beforeEach(async () => {
  ;({ backend, acme, birch, as } = await connectorWorld())
})
afterEach(() => backend.close())

const clientWith = (token: string): Client =>
  createClient({ baseUrl: 'https://portal.example/backend', fetch: fetchFrom(backend.app, new Map()), token })

type Options = { scope?: TokenScope; days?: number; organisationIds?: Id[] | null }
const tokenOf = async (name: Name, { scope = 'read', days = 30, organisationIds = null }: Options = {}) =>
  (await createOwnToken(as(name), { body: { name: 'A script', scope, days, organisationIds } })).data
const programOf = async (name: Name, options?: Options) => clientWith((await tokenOf(name, options)).secret)

const accountIn = async (who: Name, body: Partial<Parameters<typeof createServiceAccount>[1]['body']> = {}) =>
  (
    await createServiceAccount(as(who), {
      body: { name: 'Warehouse', role: 'OrganisationAdmin', organisationId: acme, ...body },
    })
  ).data
const serviceToken = async (id: Id, scope: TokenScope = 'refresh', days: number | null = 30) =>
  (
    await createServiceToken(as('olga'), {
      params: { id },
      body: { name: 'Nightly', scope, days, organisationId: acme },
    })
  ).data

describe('an API token', () => {
  it('is shown once, and stored as a hash', async () => {
    const { secret, ...token } = await tokenOf('olga')
    expect(secret).toMatch(/^trb_/)
    expect(token).toMatchObject({
      name: 'A script',
      scope: 'read',
      hint: secret.slice(-4),
      organisations: null,
    })
    expect(JSON.stringify(await listOwnTokens(as('olga')))).not.toContain(secret)
    const [row] = await backend.storage.db.selectFrom('api_tokens').selectAll().execute()
    expect(JSON.stringify(row)).not.toContain(secret)
    expect(backend.log.join('')).not.toContain(secret)
  })

  it('calls with the rights of its owner, and shows when it was last used', async () => {
    const token = await tokenOf('olga')
    const program = clientWith(token.secret)
    expect((await getMe(program)).email).toBe(emailOf('olga'))
    expect(await listEveryConnector(program, { params: { orgId: acme } })).toEqual(
      await listEveryConnector(as('olga'), { params: { orgId: acme } }),
    )
    expect(await getCurrentToken(program)).toMatchObject({ id: token.id, lastUsedAt: backend.clock.now })
    expect(await getCurrentToken(as('olga'))).toBeNull()
  })

  it('is mailed to its owner and audited', async () => {
    const { id } = await tokenOf('olga', { organisationIds: [acme] })
    const mails = await backend.storage.db.selectFrom('outbox').select(['kind', 'recipient']).execute()
    expect(mails).toContainEqual({ kind: 'token-created', recipient: emailOf('olga') })
    await revokeOwnToken(as('olga'), { params: { id } })
    const entries = await auditOf(backend, String(id))
    expect(entries.map(({ action }) => action)).toEqual(['tokens.created', 'tokens.revoked'])
  })

  it('stops working with the next call after it was revoked', async () => {
    const { id, secret } = await tokenOf('olga')
    const program = clientWith(secret)
    await getMe(program)
    await revokeOwnToken(as('olga'), { params: { id } })
    expect(await failureOf(getMe(program))).toEqual(INVALID)
    expect(await listOwnTokens(as('olga'))).toEqual([])
  })

  it('stops working when it expires', async () => {
    const program = await programOf('olga', { days: 1 })
    backend.clock.advance(24 * 3600 - 1)
    await getMe(program)
    backend.clock.advance(1)
    expect(await failureOf(getMe(program))).toEqual(INVALID)
  })

  it.each(['locked', 'archived'])('stops working when its owner is %s', async (status) => {
    const program = await programOf('eli')
    const { db } = backend.storage
    const { id } = await db
      .selectFrom('statuses')
      .select('id')
      .where('name', '=', status)
      .executeTakeFirstOrThrow()
    await db.updateTable('users').set({ status_id: id }).where('email', '=', emailOf('eli')).execute()
    expect(await failureOf(getMe(program))).toEqual(INVALID)
  })

  it('loses the rights that its owner loses', async () => {
    const program = await programOf('olga')
    await listUsers(program, { query: { orgId: acme } })
    await backend.storage.db
      .deleteFrom('user_organisations')
      .where('organisation_id', '=', acme)
      .where('user_id', '=', await backend.idOf('users', 'Olga'))
      .execute()
    expect(await statusOf(listUsers(program, { query: { orgId: acme } }))).toBe(403)
  })

  it('stops working when its owner changes their password', async () => {
    const program = await programOf('una')
    await changePassword(as('una'), {
      body: { currentPassword: 'Horse-7-battery', password: 'Staple-8-correct-lantern' },
    })
    expect(await failureOf(getMe(program))).toEqual(INVALID)
  })

  it('is refused without a query if its checksum is wrong', async () => {
    const { secret } = await tokenOf('olga')
    const forged = `${secret.slice(0, -1)}${secret.endsWith('0') ? '1' : '0'}`
    expect(await failureOf(getMe(clientWith(forged)))).toEqual(INVALID)
  })

  it('is refused as a cookie or in the address', async () => {
    const { secret } = await tokenOf('olga')
    const answers = await Promise.all([
      backend.app.inject({ url: `/backend/me?token=${secret}` }),
      backend.app.inject({ url: '/backend/me', headers: { cookie: `__Host-tributary-refresh=${secret}` } }),
    ])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401])
  })

  it('makes a limited number of calls a minute, and others are not affected', async () => {
    const { id, secret } = await tokenOf('olga')
    const program = clientWith(secret)
    await getMe(program)
    await backend.storage.db
      .updateTable('api_tokens')
      .set({ window_calls: tokenLimits.callsPerMinute })
      .where('id', '=', String(id))
      .execute()
    const refused = await getMe(program, { maxRetries: 0 }).catch((error: unknown) => error)
    expect(isSdkError(refused) && [refused.statusCode, refused.retryAfter]).toEqual([429, 60])
    await getMe(await programOf('olga'))
    backend.clock.advance(60)
    await getMe(program)
  })

  it('can be created up to a limit', async () => {
    for (let made = 0; made < tokenLimits.perOwner; made++) await tokenOf('una')
    expect(await failureOf(tokenOf('una'))).toEqual([
      409,
      'There can be up to 50 API tokens. Revoke one first.',
    ])
  })
})

describe('the scope of a token', () => {
  const firstConnector = async (program: Client) => {
    const [connector] = await listEveryConnector(program, { params: { orgId: acme } })
    if (!connector) throw new Error('The organisation has no connector.')
    return connector
  }

  it.each([
    ['read', 403, 403],
    ['refresh', undefined, 403],
    ['administer', undefined, undefined],
  ] as const)('%s reads, refreshes with %s and changes with %s', async (scope, refreshing, changing) => {
    const type = 'ftp'
    const id = await addConnector(as('olga'), acme, { name: `For ${scope}`, type })
    const program = await programOf('olga', { scope })
    await firstConnector(program)
    expect(await statusOf(refreshConnector(program, { params: { orgId: acme, id }, body: {} }))).toBe(
      refreshing,
    )
    const change = updateConnector(program, { params: { orgId: acme, id }, body: { name: 'Renamed' } })
    expect(await statusOf(change)).toBe(changing)
  })

  it('names the scope that is missing', async () => {
    const program = await programOf('sue')
    const change = changeSetting(program, { body: { key: 'AllowConnectorRefresh', value: true } })
    expect(await failureOf(change)).toEqual([
      403,
      'This needs an API token with the scope "administer". This one has "read".',
    ])
  })

  it.each([
    ['list sessions', (program: Client) => listSessions(program)],
    ['list tokens', (program: Client) => listOwnTokens(program)],
    ['list tokens of an organisation', (program: Client) => listTokens(program, { query: { orgId: acme } })],
    [
      'create a token',
      (program: Client) =>
        createOwnToken(program, { body: { name: 'x', scope: 'read', days: 1, organisationIds: null } }),
    ],
    [
      'change the password',
      (program: Client) =>
        changePassword(program, {
          body: { currentPassword: 'Horse-7-battery', password: 'Staple-8-correct' },
        }),
    ],
  ])('never lets a program %s', async (_, work) => {
    const program = await programOf('sue', { scope: 'administer' })
    expect(await failureOf(work(program))).toEqual([
      403,
      'An API token cannot do this. Sign in to the portal instead.',
    ])
  })
})

describe('a token that is limited to organisations', () => {
  it('works in these only, also for a super administrator', async () => {
    const program = await programOf('sue', { organisationIds: [acme] })
    expect((await listOrganisations(program)).map(({ id }) => id)).toEqual([acme])
    await listEveryConnector(program, { params: { orgId: acme } })
    expect(await statusOf(listEveryConnector(program, { params: { orgId: birch } }))).toBe(403)
    expect(await getMe(program)).toMatchObject({ role: 'OrganisationAdmin', roleLevel: 2 })
  })

  it('cannot be created for an organisation of others', async () => {
    expect(await failureOf(tokenOf('una', { organisationIds: [birch] }))).toEqual([
      403,
      'You are not a member of one of these organisations.',
    ])
  })

  it('works nowhere when its owner has left its organisation', async () => {
    const program = await programOf('olga', { organisationIds: [acme] })
    await backend.storage.db
      .deleteFrom('user_organisations')
      .where('user_id', '=', await backend.idOf('users', 'Olga'))
      .execute()
    expect(await listOrganisations(program)).toEqual([])
  })
})

describe('a service account', () => {
  it('refreshes with a token that never expires', async () => {
    const { id } = await accountIn('olga')
    const connector = await addConnector(as('olga'), acme, { name: 'Files', type: 'ftp' })
    const program = clientWith((await serviceToken(id, 'refresh', null)).secret)
    backend.clock.advance(10 * 365 * 24 * 3600)
    const params = { orgId: acme, id: connector }
    expect((await refreshConnector(program, { params, body: {} })).message).toBe('The refresh has started.')
    expect(await listOrganisations(program)).toMatchObject([{ id: acme }])
  })

  it('sees the connectors that were chosen for it, if its role does not see all', async () => {
    const [mine] = await listEveryConnector(as('olga'), { params: { orgId: acme } })
    const connectorIds = [mine?.id ?? '']
    const { id, connectors } = await accountIn('olga', { role: 'User', connectorIds })
    expect(connectors).toEqual([{ id: mine?.id, name: mine?.name }])
    const program = clientWith((await serviceToken(id, 'read')).secret)
    const seen = await listEveryConnector(program, { params: { orgId: acme } })
    expect(seen.map((connector) => connector.id)).toEqual(connectorIds)
  })

  it('is not a user, so it is in no list of users, cannot sign in and gets no mail', async () => {
    const { id } = await accountIn('olga')
    expect((await listUsers(as('olga'), { query: { orgId: acme } })).map((user) => user.id)).not.toContain(id)
    const account = await backend.storage.db
      .selectFrom('users')
      .select(['email', 'password_hash'])
      .where('id', '=', String(id))
      .executeTakeFirstOrThrow()
    expect(account).toEqual({ email: expect.stringMatching(/@service\.invalid$/), password_hash: null })
    expect((await backend.browser().signIn(account.email)).statusCode).toBe(401)
  })

  it('has new rights from the next call on when it is changed', async () => {
    const { id } = await accountIn('olga')
    const program = clientWith((await serviceToken(id, 'read')).secret)
    await listEveryConnector(program, { params: { orgId: acme } })
    await updateServiceAccount(as('olga'), {
      params: { id },
      body: { name: 'Warehouse', role: 'User', connectorIds: [], organisationId: acme },
    })
    expect(await listEveryConnector(program, { params: { orgId: acme } })).toEqual([])
  })

  it('takes its tokens with it when it is deleted', async () => {
    const { id } = await accountIn('olga')
    const program = clientWith((await serviceToken(id)).secret)
    await deleteServiceAccount(as('olga'), { params: { id }, query: { orgId: acme } })
    expect(await failureOf(getMe(program))).toEqual(INVALID)
    expect(await listServiceAccounts(as('olga'), { query: { orgId: acme } })).toEqual([])
    expect((await auditOf(backend, String(id))).map(({ action }) => action)).toEqual([
      'service-accounts.created',
      'service-accounts.deleted',
    ])
  })

  it('has a name that no other account of the organisation has', async () => {
    await accountIn('olga')
    expect(await failureOf(accountIn('olga', { name: 'WAREHOUSE' }))).toEqual([
      409,
      'This organisation already has a service account named WAREHOUSE.',
    ])
  })

  it('cannot be reached from another organisation', async () => {
    const { id } = await accountIn('olga')
    const place = { params: { id }, query: { orgId: birch } }
    expect(await statusOf(deleteServiceAccount(as('sue'), place))).toBe(404)
  })

  it('keeps its connectors when the users of a connector are replaced', async () => {
    const connector = await addConnector(as('olga'), acme, { name: 'Files', type: 'ftp' })
    const { id } = await accountIn('olga', { role: 'User', connectorIds: [connector] })
    await backend.as('olga').then((browser) =>
      browser.call('POST', `/business2cloud/clients/connectors/${connector}/users`, {
        body: { users: [] },
      }),
    )
    const [account] = await listServiceAccounts(as('olga'), { query: { orgId: acme } })
    expect([account?.id, account?.connectors.map((one) => one.id)]).toEqual([id, [connector]])
  })
})

describe('an administrator', () => {
  it('lists and revokes the tokens of members and service accounts', async () => {
    const personal = await tokenOf('una')
    const service = await serviceToken((await accountIn('olga')).id)
    const tokens = await listTokens(as('olga'), { query: { orgId: acme } })
    expect(tokens.map(({ owner }) => owner.name)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^Una /), 'Warehouse']),
    )
    for (const { id } of [personal, service])
      await revokeToken(as('olga'), { params: { id }, query: { orgId: acme } })
    for (const { secret } of [personal, service])
      expect(await failureOf(getMe(clientWith(secret)))).toEqual(INVALID)
  })

  it('cannot revoke the token of a more powerful user', async () => {
    const { id } = await tokenOf('sue', { organisationIds: [acme] })
    expect(await failureOf(revokeToken(as('olga'), { params: { id }, query: { orgId: acme } }))).toEqual([
      403,
      'The owner of this API token has a more powerful role than you.',
    ])
  })

  it('sees in the audit log which token made a change', async () => {
    const { id, secret } = await tokenOf('olga', { scope: 'administer' })
    const connector = await addConnector(as('olga'), acme, { name: 'Files', type: 'ftp' })
    await updateConnector(clientWith(secret), {
      params: { orgId: acme, id: connector },
      body: { name: 'Renamed' },
    })
    const entries = await auditOf(backend, String(connector))
    expect(entries.at(-1)?.detail).toMatchObject({ token: id })
  })
})
