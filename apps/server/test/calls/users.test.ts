import {
  type Client,
  confirmAddress,
  createUser,
  deleteUser,
  listOrganisations,
  listRoles,
  listUsers,
  refreshSession,
  requestPasswordReset,
  resetPassword,
  signIn,
  updateUser,
} from '@tributary/sdk'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { SignInProvider } from '../../src/security/sign-in-providers.ts'
import {
  type Backend,
  type Browser,
  emailOf,
  type Name,
  startBackend,
  UNKNOWN_ID,
} from '../support/backend.ts'
import { solvedCaptcha } from '../support/captcha.ts'
import { latestMail, mailsOf, mailsTo } from '../support/outbox.ts'
import { clientOf, failureOf, newClient, statusOf } from '../support/sdk-client.ts'
import { switchSetting } from '../support/switch-setting.ts'

type Id = string | number

/** A provider without a working callback. */
const kite: SignInProvider = {
  displayName: 'Kite',
  authorizationUrl: async () => new URL('https://kite.example'),
  identify: async () => 'cancelled',
}

let backend: Backend
let acme: string
let birch: string
let cedar: string
const clients = new Map<Name, Client>()
beforeAll(async () => {
  backend = await startBackend({ CAPTCHA_COST: '1' }, { signInProviders: new Map([['kite', kite]]) })
  acme = await backend.idOf('organisations', 'acme Traders')
  birch = await backend.idOf('organisations', 'Birch Ltd')
  cedar = await backend.idOf('organisations', 'Cedar & Co')
  for (const name of ['sue', 'adam', 'olga', 'eli', 'una'] satisfies Name[])
    clients.set(name, await clientOf(backend, name))
})
afterAll(() => backend.close())

function as(name: Name): Client {
  const client = clients.get(name)
  if (!client) throw new Error(`${name} has not signed in.`)
  return client
}

const PASSWORD = 'Umbrella-9-otter'
const roleIds = { SuperAdmin: 1, Admin: 2, OrganisationAdmin: 3, ExcelUser: 4, User: 5 } as const
type RoleName = keyof typeof roleIds

let round = 0
let pia: Id
/** Creates Pia Pine, an Excel user of acme Traders. */
let fields: { firstName: string; lastName: string; emailAddress: string; roleId: Id; organisationId: Id }

beforeEach(async () => {
  round += 1
  fields = {
    firstName: 'Pia',
    lastName: 'Pine',
    emailAddress: `pia${round}@tributary.example`,
    roleId: roleIds.ExcelUser,
    organisationId: acme,
  }
  pia = (await createUser(as('sue'), { body: { ...fields, password: PASSWORD } })).data.id
})

type Change = Partial<typeof fields> & { statusId?: Id; password?: string; microsoftId?: string | null }

const change = (name: Name, id: Id, changes: Change = {}) =>
  updateUser(as(name), { params: { id }, body: { ...fields, statusId: 1, ...changes } })
const remove = (name: Name, id: Id, orgId?: Id) =>
  deleteUser(as(name), { params: { id }, query: orgId === undefined ? {} : { orgId } })
const found = async (id: Id, organisationId = acme) =>
  (await listUsers(as('sue'), { query: { orgId: organisationId } })).find((user) => user.id === id)
const signInAs = (emailAddress: string, password = PASSWORD) =>
  signIn(newClient(backend), { emailAddress, password })

async function colleague(role: RoleName, organisationId = acme) {
  round += 1
  const body = {
    firstName: 'Col',
    lastName: role,
    emailAddress: `col${round}@tributary.example`,
    roleId: roleIds[role],
    organisationId,
  }
  const { data } = await createUser(as('sue'), { body: { ...body, password: PASSWORD } })
  return { id: data.id, fields: body }
}

describe('the list of users', () => {
  const isOlga = ({ firstName }: { firstName: string }) => firstName === 'Olga'

  it('has all fields for Excel users, and names for others [CALL-55]', async () => {
    const listedFor = async (name: Name) =>
      (await listUsers(as(name), { query: { orgId: acme } })).find((user) => user.firstName === 'Eli')
    const names = { firstName: 'Eli', lastName: 'Elm', emailAddress: emailOf('eli') }
    expect(await listedFor('eli')).toMatchObject({
      ...names,
      role: { id: roleIds.ExcelUser, name: 'ExcelUser', displayName: 'Excel user' },
      roleId: roleIds.ExcelUser,
      statusId: 1,
      status: { id: 1, name: 'active' },
      groups: [{ name: 'Finance team' }, { name: 'Shop managers, Te Ika-a-Māui / North Island' }],
      entities: [{ name: 'Acme Traders Ltd' }],
      everyEntity: false,
      helperTables: [{ name: 'Cost centres' }, { name: 'Exchange rates' }],
    })
    const [colleague] = (await listUsers(as('eli'), { query: { orgId: acme } })).filter(isOlga)
    expect(colleague).toMatchObject({
      groups: [{ name: 'Finance team' }],
      helperTables: [{ name: 'Exchange rates' }],
    })
    expect(await listedFor('una')).toMatchObject({
      ...names,
      role: null,
      status: null,
      groups: [],
      entities: [],
    })
  })

  it('has the assigned connectors that the caller may see', async () => {
    const { db } = backend.storage
    const assign = async (name: string) => {
      const connector_id = await backend.idOf('connectors', name)
      const row = { organisation_id: acme, connector_id, user_id: String(pia) }
      await db.insertInto('connector_users').values(row).execute()
    }
    const listedFor = async (name: Name) =>
      (await listUsers(as(name), { query: { orgId: acme } }))
        .find(({ id }) => id === pia)
        ?.connectors.map((connector) => connector.name)
    expect(await listedFor('olga')).toEqual([])
    for (const name of ['Acme web shop', 'Acme Café Bar Ltd', 'Old Mill Bakery (closed)']) await assign(name)
    expect(await listedFor('olga')).toEqual(['Acme Café Bar Ltd', 'Acme web shop'])
    expect(await listedFor('eli')).toEqual(['Acme web shop'])
    expect(await listedFor('una')).toEqual([])
  })

  it('has the last sign-in for callers who manage users', async () => {
    const last = async (name: Name) =>
      (await listUsers(as(name), { query: { orgId: acme } })).find(({ id }) => id === pia)?.lastSignedInAt
    expect(await last('olga')).toBeNull()
    backend.clock.advance(60)
    const signedInAt = backend.clock.now
    const client = newClient(backend)
    await signIn(client, { emailAddress: fields.emailAddress, password: PASSWORD })
    backend.clock.advance(60)
    await refreshSession(client)
    await statusOf(signInAs(fields.emailAddress, 'Not-hers-9'))
    expect(await last('olga')).toEqual(signedInAt)
    expect(await last('eli')).toBeNull()
    expect(await last('una')).toBeNull()
  })

  it('has the Microsoft Id only for superadmins', async () => {
    await change('sue', pia, { microsoftId: 'oid-7' })
    expect(await found(pia)).toMatchObject({ microsoftId: 'oid-7' })
    for (const name of ['adam', 'olga', 'eli', 'una'] satisfies Name[]) {
      const answer = await (await backend.as(name)).call('GET', `/users?orgId=${acme}`)
      expect(answer.body).not.toContain('oid-7')
      expect(answer.body).not.toContain('MS_Oid')
    }
    await change('sue', pia, { microsoftId: '' })
    expect(await found(pia)).toMatchObject({ microsoftId: null })
  })

  it('has the Xero companies of each user', async () => {
    const { db } = backend.storage
    const product = await db
      .selectFrom('xero2sql_products')
      .select(['id', 'company_name'])
      .where('organisation_id', '=', acme)
      .executeTakeFirstOrThrow()
    await db
      .insertInto('xero2sql_product_users')
      .values({ organisation_id: acme, product_id: product.id, user_id: String(pia) })
      .execute()
    expect(await found(pia)).toMatchObject({
      xero2SqlProducts: [{ id: product.id, companyName: product.company_name }],
    })
  })

  it('is only for the caller’s organisations', async () => {
    expect(await statusOf(listUsers(as('eli'), { query: { orgId: birch } }))).toBe(403)
    expect(await statusOf(listUsers(as('adam'), { query: { orgId: UNKNOWN_ID } }))).toBe(404)
    expect(await statusOf(listUsers(newClient(backend), { query: { orgId: acme } }))).toBe(401)
    expect((await (await backend.as('eli')).call('GET', '/users')).statusCode).toBe(400)
  })
})

describe('the roles [CALL-59]', () => {
  it.each([
    ['sue', ['User', 'ExcelUser', 'OrganisationAdmin', 'Admin', 'SuperAdmin']],
    ['adam', ['User', 'ExcelUser', 'OrganisationAdmin', 'Admin']],
    ['olga', ['User', 'ExcelUser', 'OrganisationAdmin']],
  ] as const)('are, for %s, those they may give, least powerful first', async (name, roles) => {
    expect((await listRoles(as(name))).map((role) => role.name)).toEqual(roles)
  })

  it('are only for callers who manage users', async () => {
    expect(await statusOf(listRoles(as('eli')))).toBe(403)
    expect((await (await backend.as('olga')).call('GET', '/roles?all=1')).statusCode).toBe(400)
  })
})

describe('a new user', () => {
  const add = (name: Name, changes: Omit<Change, 'statusId' | 'microsoftId'> = {}) =>
    createUser(as(name), {
      body: { ...fields, emailAddress: `new${round}@tributary.example`, password: PASSWORD, ...changes },
    })

  it('belongs to the organisation, is active and can sign in [CALL-56]', async () => {
    const { message, data } = await add('olga', { emailAddress: ` New${round}@Tributary.example ` })
    expect(message).toBe('The user has been added.')
    expect(data).toMatchObject({
      firstName: 'Pia',
      emailAddress: `New${round}@Tributary.example`,
      role: { name: 'ExcelUser' },
      status: { name: 'active' },
      groups: [],
    })
    expect(await found(data.id)).toMatchObject({ id: data.id })
    expect(await signInAs(`new${round}@tributary.example`)).toMatchObject({ kind: 'signed-in' })
  })

  // Callers may give their own role and less powerful ones.
  it.each([
    ['sue', 0],
    ['adam', 1],
    ['olga', 2],
  ] as const)('added by %s has at most level %i', async (name, level) => {
    for (const [index, roleId] of Object.values(roleIds).entries()) {
      const emailAddress = `${name}-${index}-${round}@tributary.example`
      expect(await statusOf(add(name, { roleId, emailAddress }))).toBe(index < level ? 403 : undefined)
    }
  })

  it('cannot be added by Excel users or other organisations', async () => {
    expect(await statusOf(add('eli'))).toBe(403)
    expect(await statusOf(add('olga', { organisationId: cedar }))).toBe(403)
    expect(await statusOf(add('adam', { organisationId: UNKNOWN_ID }))).toBe(404)
    const { emailAddress: _, ...rest } = fields
    const body = { ...rest, emailAddress: 'x@tributary.example', password: PASSWORD }
    expect(await statusOf(createUser(newClient(backend), { body }))).toBe(401)
  })

  it.each([
    ['a weak password', { password: 'password1' }],
    ['a short password', { password: 'a1!' }],
    ['the name of the company as a password', { password: 'Traders1' }],
    ['an invalid address', { emailAddress: 'pia at tributary' }],
    ['an unknown role', { roleId: 77 }],
  ])('with %s is rejected', async (_, changes) => {
    const [status, ...messages] = [await failureOf(add('olga', changes))].flat()
    expect(status).toBe(400)
    expect(messages).toHaveLength(1)
  })

  it('needs an address that is unique in all organisations, ignoring case', async () => {
    const taken = [409, 'This email address is already in use']
    expect(await failureOf(add('olga', { emailAddress: fields.emailAddress.toUpperCase() }))).toEqual(taken)
    expect(await failureOf(add('olga', { organisationId: birch, emailAddress: emailOf('una') }))).toEqual(
      taken,
    )
    const twice = await Promise.all([add('olga'), add('adam')].map(statusOf))
    expect(twice.toSorted()).toEqual([409, undefined])
  })

  it('rejects an unknown field', async () => {
    const olga = await backend.as('olga')
    const { organisationId, ...rest } = fields
    const whole = { ...rest, comOrganisationId: organisationId, password: PASSWORD }
    for (const odd of [{ MS_Oid: 'x' }, { statusId: 2 }, { id: UNKNOWN_ID }, { level: 0 }, { roleId: [1] }])
      expect((await olga.call('POST', '/users', { body: { ...whole, ...odd } })).statusCode).toBe(400)
  })

  const addByLink = () => {
    const emailAddress = `linked${round}@tributary.example`
    const body = { ...fields, emailAddress, sendPasswordLink: true } as const
    return createUser(as('olga'), { body })
  }

  it('can choose the password with a mailed link', async () => {
    const { message, data } = await addByLink()
    const { emailAddress, id } = data
    expect(message).toBe('The user has been added. A link to choose a password has been mailed to them.')
    const { token, purpose } = await latestMail(backend, emailAddress, 'password-link')
    expect(purpose).toBe('set')
    expect(await statusOf(signInAs(emailAddress))).toBe(401)
    await resetPassword(newClient(backend), { body: { password: 'Lantern-4-heron', token } })
    const { db } = backend.storage
    const sessions = db.selectFrom('sessions').select('id').where('user_id', '=', String(id))
    expect(await sessions.execute()).toEqual([])
    expect(await signInAs(emailAddress, 'Lantern-4-heron')).toMatchObject({ kind: 'signed-in' })
    const { detail } = await db
      .selectFrom('audit_log')
      .select('detail')
      .where('action', '=', 'users.created')
      .where('target', '=', String(id))
      .executeTakeFirstOrThrow()
    expect(detail).toMatchObject({ 'after.passwordLinkSent': true })
  })

  it('can get another link when the first one is lost', async () => {
    const { emailAddress } = (await addByLink()).data
    const first = await latestMail(backend, emailAddress, 'password-link')
    const stranger = newClient(backend)
    const recaptchaToken = await solvedCaptcha(stranger)
    await requestPasswordReset(stranger, { body: { emailAddress, recaptchaToken } })
    const second = await latestMail(backend, emailAddress, 'password-link')
    const choose = (token: string) =>
      statusOf(resetPassword(stranger, { body: { password: 'Lantern-4-heron', token } }))
    expect([await choose(first.token), await choose(second.token)]).toEqual([403, undefined])
  })

  it.each([
    [{}, 'Please enter a password, or send a link to choose one.'],
    [
      { password: PASSWORD, sendPasswordLink: true },
      'Please either enter a password or send a link, not both.',
    ],
  ] as const)('has exactly one sign-in method: %j is rejected', async (ways, sentence) => {
    const body = { ...fields, emailAddress: `ways${round}@tributary.example`, ...ways }
    expect(await failureOf(createUser(as('olga'), { body }))).toEqual([400, sentence])
    const { organisationId, ...rest } = body
    const odd = { ...rest, comOrganisationId: organisationId, sendPasswordLink: false }
    const answer = await (await backend.as('olga')).call('POST', '/users', { body: odd })
    expect(answer.statusCode).toBe(400)
  })

  it('is audited, without the password', async () => {
    const entry = await backend.storage.db
      .selectFrom('audit_log')
      .selectAll()
      .where('action', '=', 'users.created')
      .where('target', '=', String(pia))
      .executeTakeFirstOrThrow()
    expect(entry).toMatchObject({
      organisation_id: acme,
      actor_id: await backend.idOf('users', 'Sue'),
      detail: { 'after.emailAddress': fields.emailAddress, 'after.role': 'ExcelUser' },
    })
    expect(JSON.stringify(entry)).not.toContain(PASSWORD)
  })
})

describe('changing a user [CALL-57]', () => {
  it('changes the given fields and keeps the password', async () => {
    const changes = { firstName: 'Pía', lastName: 'Piñón', emailAddress: `new-${fields.emailAddress}` }
    const { message, data } = await change('olga', pia, { ...changes, roleId: '5' })
    expect(message).toBe('The user has been saved.')
    expect(data).toMatchObject({ ...changes, roleId: roleIds.User, statusId: 1 })
    const { token } = await latestMail(backend, changes.emailAddress, 'confirm-address')
    await confirmAddress(newClient(backend), { body: { token } })
    expect(await signInAs(changes.emailAddress)).toMatchObject({ kind: 'signed-in' })
  })

  it('sets a password that meets the policy, and ends their sessions immediately', async () => {
    const client = newClient(backend)
    await signIn(client, { emailAddress: fields.emailAddress, password: PASSWORD })
    expect(await statusOf(change('olga', pia, { password: 'password1' }))).toBe(400)
    expect(await listOrganisations(client)).toHaveLength(1)
    await change('olga', pia, { password: 'Lantern-4-heron' })
    expect(await statusOf(listOrganisations(client))).toBe(401)
    expect(await statusOf(signInAs(fields.emailAddress))).toBe(401)
    expect(await signInAs(fields.emailAddress, 'Lantern-4-heron')).toMatchObject({ kind: 'signed-in' })
    const { db } = backend.storage
    const mails = db.selectFrom('outbox').select('kind').where('recipient', '=', fields.emailAddress)
    expect(await mails.execute()).toEqual([{ kind: 'password-changed' }])
  })

  it.each([
    ['another password', { password: 'Lantern-4-heron' }],
    ['another address', { emailAddress: 'elsewhere@tributary.example' }],
    ['a closed account', { statusId: 2 }],
  ])('to %s invalidates a mailed link', async (_, changes) => {
    const { db } = backend.storage
    const user_id = String(pia)
    await db
      .insertInto('password_tokens')
      .values({ user_id, token_hash: `hash ${round}`, purpose: 'reset', expires_at: '2026-11-21T10:00:00Z' })
      .execute()
    await change('olga', pia, { firstName: 'Pippa' })
    const links = db.selectFrom('password_tokens').select('user_id').where('user_id', '=', user_id)
    expect(await links.execute()).toHaveLength(1)
    await change('olga', pia, changes)
    expect(await links.execute()).toEqual([])
  })

  it.each([2, 3])('to the status %i ends their sessions immediately [STATE-26]', async (statusId) => {
    const client = newClient(backend)
    await signIn(client, { emailAddress: fields.emailAddress, password: PASSWORD })
    expect((await change('olga', pia, { statusId })).data.statusId).toBe(statusId)
    expect(await statusOf(listOrganisations(client))).toBe(401)
    expect(await statusOf(signInAs(fields.emailAddress))).toBe(403)
    await change('olga', pia, { statusId: 1 })
    expect(await signInAs(fields.emailAddress)).toMatchObject({ kind: 'signed-in' })
  })

  const statusMails = () => mailsOf(backend, fields.emailAddress, 'account-status-changed')

  it('to another status mails them, and a save without a new status does not [USER-33]', async () => {
    for (const statusId of [1, 2, 2, 3, 1]) await change('olga', pia, { statusId })
    expect(await statusMails()).toEqual([
      { kind: 'account-status-changed', firstName: 'Pia', status: 'locked', changedBy: 'Olga Oak' },
      { kind: 'account-status-changed', firstName: 'Pia', status: 'active', changedBy: 'Olga Oak' },
    ])
  })

  it('mails no status to users who have never been able to sign in [USER-33]', async () => {
    const set = { password_hash: null }
    await backend.storage.db.updateTable('users').set(set).where('id', '=', String(pia)).execute()
    for (const statusId of [2, 1]) await change('olga', pia, { statusId })
    expect(await statusMails()).toEqual([])
  })

  it('mails users whose account is archived with their last membership [USER-33]', async () => {
    await deleteUser(as('olga'), { params: { id: pia }, query: { orgId: acme } })
    expect(await statusMails()).toMatchObject([{ status: 'archived', changedBy: 'Olga Oak' }])
  })

  describe('ends their sessions immediately', () => {
    it.each([
      ['another password', { password: 'Lantern-4-heron' }, 'password'],
      ['another address', { emailAddress: 'moved@tributary.example' }, 'account'],
      ['another role', { roleId: roleIds.User }, 'account'],
      ['a lock', { statusId: 2 }, 'account'],
      ['an archive', { statusId: 3 }, 'account'],
    ])('with %s', async (_, changes, reason) => {
      const browsers = [newClient(backend), newClient(backend)]
      for (const client of browsers)
        await signIn(client, { emailAddress: fields.emailAddress, password: PASSWORD })
      await change('olga', pia, { firstName: 'Pippa' })
      for (const client of browsers) expect(await listOrganisations(client)).toHaveLength(1)
      await change('olga', pia, changes)
      for (const client of browsers) {
        expect(await statusOf(listOrganisations(client))).toBe(401)
        expect(await refreshSession(client)).toBeNull()
      }
      const { db } = backend.storage
      const ended = db.selectFrom('sessions').select('end_reason').where('user_id', '=', String(pia))
      expect(await ended.execute()).toEqual([{ end_reason: reason }, { end_reason: reason }])
    })
  })

  it('notifies the old address of a new one, and removes trusted devices', async () => {
    const { db } = backend.storage
    const user_id = String(pia)
    const device = {
      user_id,
      description: 'A browser',
      created_at: backend.clock.now,
      used_at: backend.clock.now,
    }
    await db.insertInto('devices').values(device).execute()
    await change('olga', pia, { emailAddress: fields.emailAddress.toUpperCase() })
    const devices = db.selectFrom('devices').select('id').where('user_id', '=', user_id)
    expect(await devices.execute()).toHaveLength(1)
    await change('olga', pia, { emailAddress: `moved-${fields.emailAddress}`, firstName: 'Pippa' })
    expect(await devices.execute()).toEqual([])
    expect(await mailsTo(backend, fields.emailAddress.toUpperCase())).toEqual([
      { kind: 'email-changed', firstName: 'Pia', newAddress: `moved-${fields.emailAddress}` },
    ])
    expect(await mailsTo(backend, `moved-${fields.emailAddress}`)).toMatchObject([
      { kind: 'confirm-address', by: 'administrator' },
    ])
  })

  it('needs a status and a role that exist, and an address', async () => {
    expect(await failureOf(change('olga', pia, { statusId: 9 }))).toEqual([
      400,
      'This status does not exist.',
    ])
    expect(await failureOf(change('olga', pia, { roleId: 9 }))).toEqual([400, 'This role does not exist.'])
    expect(await failureOf(change('olga', pia, { emailAddress: 'nowhere' }))).toEqual([
      400,
      'Invalid email address',
    ])
  })

  it('needs a unique address and a unique Microsoft Id', async () => {
    const emailAddress = emailOf('una').toUpperCase()
    expect(await failureOf(change('olga', pia, { emailAddress }))).toEqual([
      409,
      'This email address is already in use',
    ])
    const other = await colleague('User')
    await updateUser(as('sue'), {
      params: { id: other.id },
      body: { ...other.fields, statusId: 1, microsoftId: 'oid-taken' },
    })
    expect(await failureOf(change('sue', pia, { microsoftId: 'oid-taken' }))).toEqual([
      409,
      'Another user already has this Microsoft Id.',
    ])
  })

  it('leaves the Microsoft Id to superadmins', async () => {
    for (const name of ['adam', 'olga'] satisfies Name[])
      expect(await failureOf(change(name, pia, { microsoftId: 'oid-8' }))).toEqual([
        403,
        'Only a superadmin can change the Microsoft Id.',
      ])
    expect((await found(pia))?.microsoftId).toBeNull()
  })

  it('is 404 for a user of another organisation, or an unknown one', async () => {
    const foreign = await colleague('User', cedar)
    expect(await statusOf(change('olga', foreign.id))).toBe(404)
    expect(await statusOf(change('olga', UNKNOWN_ID))).toBe(404)
    expect(await statusOf(change('olga', 'no-id'))).toBe(404)
    expect(await statusOf(change('adam', pia, { organisationId: birch }))).toBe(404)
    expect(await statusOf(change('olga', foreign.id, { organisationId: cedar }))).toBe(403)
    expect(await statusOf(change('eli', pia))).toBe(403)
    expect(await statusOf(change('una', pia))).toBe(403)
  })

  it('rejects an unknown field', async () => {
    const { organisationId, ...rest } = fields
    const body = { ...rest, comOrganisationId: organisationId, statusId: 1, requireMfa: false }
    const answer = await (await backend.as('olga')).call('POST', `/users/${pia}`, { body })
    expect(answer.statusCode).toBe(400)
  })

  it('is audited with the previous values, without the password', async () => {
    await change('olga', pia, { roleId: roleIds.User, password: 'Lantern-4-heron' })
    const { detail } = await backend.storage.db
      .selectFrom('audit_log')
      .select('detail')
      .where('action', '=', 'users.changed')
      .where('target', '=', String(pia))
      .executeTakeFirstOrThrow()
    expect(detail).toMatchObject({
      'before.role': 'ExcelUser',
      'after.role': 'User',
      'after.passwordChanged': true,
    })
    expect(JSON.stringify(detail)).not.toContain('Lantern')
  })
})

describe('power [USER-21]', () => {
  const levels = Object.keys(roleIds) as RoleName[] // the keys of a constant
  const roleIdOf = async (id: Id) => {
    const user = backend.storage.db.selectFrom('users').select('role_id').where('id', '=', String(id))
    return (await user.executeTakeFirstOrThrow()).role_id
  }
  const setRole = (id: Id, role_id: number) =>
    backend.storage.db.updateTable('users').set({ role_id }).where('id', '=', String(id)).execute()
  const may = { sue: 0, adam: 1, olga: 2, eli: undefined, una: undefined } as const

  // Every role is changed to every other, and removed. Callers may manage their own level and less powerful ones.
  it.each(['sue', 'adam', 'olga', 'eli', 'una'] as const)(
    '%s changes no more powerful user, and gives no more powerful role',
    async (name) => {
      const reaches = (level: number) => level >= (may[name] ?? levels.length)
      for (const [level, role] of levels.entries()) {
        const { id, fields: theirs } = await colleague(role)
        for (const [wished, wish] of levels.entries()) {
          const answer = change(name, id, { ...theirs, roleId: roleIds[wish] })
          const allowed = reaches(level) && reaches(wished)
          expect([role, wish, await statusOf(answer)]).toEqual([role, wish, allowed ? undefined : 403])
          expect(await roleIdOf(id)).toBe(roleIds[allowed ? wish : role])
          await setRole(id, roleIds[role])
        }
        const status = reaches(level) ? undefined : 403
        expect(await statusOf(change(name, id, { ...theirs, statusId: 2 }))).toBe(status)
        expect(await statusOf(remove(name, id, acme))).toBe(status)
        expect((await found(id)) === undefined).toBe(reaches(level))
      }
    },
  )

  it.each(['SuperAdmin', 'Admin', 'OrganisationAdmin'] as const)(
    'of a %s does not include their own role, status and membership',
    async (role) => {
      const { id, fields: own } = await colleague(role)
      const client = newClient(backend)
      await signIn(client, { emailAddress: own.emailAddress, password: PASSWORD })
      const self = (changes: Change) =>
        statusOf(updateUser(client, { params: { id }, body: { ...own, statusId: 1, ...changes } }))
      expect(await self({ firstName: 'Colette' })).toBeUndefined()
      for (const wish of levels.filter((level) => level !== role))
        expect([wish, await self({ roleId: roleIds[wish] })]).toEqual([wish, 403])
      for (const statusId of [2, 3]) expect(await self({ statusId })).toBe(403)
      for (const query of [{}, { orgId: acme }])
        expect(await statusOf(deleteUser(client, { params: { id }, query }))).toBe(400)
      expect(await found(id)).toMatchObject({ role: { name: role }, statusId: 1, firstName: 'Colette' })
    },
  )

  it('over the own role and status cannot be changed', async () => {
    const olga = await backend.idOf('users', 'Olga')
    const own = { ...fields, firstName: 'Olga', lastName: 'Oak', emailAddress: emailOf('olga') }
    const self = (changes: Change) =>
      change('olga', olga, { ...own, roleId: roleIds.OrganisationAdmin, ...changes })
    expect(await statusOf(self({}))).toBeUndefined()
    expect(await failureOf(self({ roleId: roleIds.User }))).toEqual([403, 'You cannot change your own role.'])
    expect(await statusOf(self({ roleId: roleIds.Admin }))).toBe(403)
    for (const statusId of [2, 3])
      expect(await failureOf(self({ statusId }))).toEqual([
        403,
        'You cannot lock or archive your own account.',
      ])
    expect(await failureOf(remove('olga', olga))).toEqual([400, 'You cannot remove your own account.'])
    expect(await found(olga)).toMatchObject({ role: { name: 'OrganisationAdmin' }, statusId: 1 })
  })

  it('over an account needs all its organisations', async () => {
    await backend.storage.db
      .insertInto('user_organisations')
      .values({ organisation_id: cedar, user_id: String(pia) })
      .execute()
    for (const changes of [
      { password: 'Lantern-4-heron' },
      { emailAddress: `other${round}@tributary.example` },
      { roleId: roleIds.User },
      { statusId: 2 },
      { firstName: 'Pippa' },
      { lastName: 'Palm' },
    ]) {
      const [status, message] = [await failureOf(change('olga', pia, changes))].flat()
      expect([status, message]).toEqual([403, expect.stringContaining('belongs to another organisation')])
    }
    expect((await change('olga', pia)).data.firstName).toBe('Pia')
    expect((await change('adam', pia, { roleId: roleIds.User })).data.role?.name).toBe('User')
  })
})

describe('the last active superadmin', () => {
  const sueFields = () => ({
    ...fields,
    firstName: 'Sue',
    lastName: 'Stone',
    emailAddress: emailOf('sue'),
    roleId: roleIds.SuperAdmin,
  })

  async function otherSuperadmin() {
    const other = await colleague('SuperAdmin')
    const client = newClient(backend)
    await signIn(client, { emailAddress: other.fields.emailAddress, password: PASSWORD })
    return { ...other, client }
  }

  async function onlySueIsLeft() {
    const { db } = backend.storage
    await db.updateTable('users').set({ status_id: 1 }).where('email', '=', emailOf('sue')).execute()
    await db
      .updateTable('users')
      .set({ role_id: roleIds.SuperAdmin })
      .where('email', '=', emailOf('sue'))
      .execute()
    await db
      .updateTable('users')
      .set({ role_id: roleIds.User })
      .where('role_id', '=', roleIds.SuperAdmin)
      .where('email', '<>', emailOf('sue'))
      .execute()
  }
  beforeEach(onlySueIsLeft)

  it('stays one when two demote each other in parallel', async () => {
    const sue = await backend.idOf('users', 'Sue')
    const { id, fields: other, client } = await otherSuperadmin()
    const answers = await Promise.all([
      statusOf(
        updateUser(as('sue'), {
          params: { id },
          body: { ...other, roleId: roleIds.Admin, statusId: 1 },
        }),
      ),
      statusOf(
        updateUser(client, {
          params: { id: sue },
          body: { ...sueFields(), roleId: roleIds.Admin, statusId: 1 },
        }),
      ),
    ])
    expect(answers.filter((status) => status === undefined)).toHaveLength(1)
    // The second caller may be signed out already.
    expect([401, 403]).toContain(answers.find((status) => status !== undefined))
    await backend.storage.db.updateTable('users').set({ role_id: 1 }).where('id', '=', sue).execute()
    clients.set('sue', await clientOf(backend, 'sue'))
  })

  it('stays active when two lock each other in parallel', async () => {
    const sue = await backend.idOf('users', 'Sue')
    const { id, fields: other, client } = await otherSuperadmin()
    const answers = await Promise.all([
      statusOf(updateUser(as('sue'), { params: { id }, body: { ...other, statusId: 2 } })),
      statusOf(updateUser(client, { params: { id: sue }, body: { ...sueFields(), statusId: 2 } })),
    ])
    const active = await backend.storage.db
      .selectFrom('users')
      .select('id')
      .where('role_id', '=', roleIds.SuperAdmin)
      .where('status_id', '=', 1)
      .execute()
    expect(active).toHaveLength(1)
    expect(answers.filter((status) => status === undefined)).toHaveLength(1)
    await onlySueIsLeft()
    clients.set('sue', await clientOf(backend, 'sue'))
  })

  it('stays when two remove each other in parallel', async () => {
    const sue = await backend.idOf('users', 'Sue')
    const { id, client } = await otherSuperadmin()
    const answers = await Promise.all([
      statusOf(remove('sue', id)),
      statusOf(deleteUser(client, { params: { id: sue }, query: {} })),
    ])
    expect(answers.filter((status) => status === undefined)).toHaveLength(1)
    const { db } = backend.storage
    const active = db.selectFrom('users').select('id').where('role_id', '=', 1).where('status_id', '=', 1)
    expect(await active.execute()).toHaveLength(1)
    await db
      .insertInto('user_organisations')
      .values({ organisation_id: acme, user_id: sue })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await onlySueIsLeft()
    clients.set('sue', await clientOf(backend, 'sue'))
  })

  it('cannot be replaced by a user who cannot sign in', async () => {
    const { db } = backend.storage
    const sue = await backend.idOf('users', 'Sue')
    const { id, fields: other } = await otherSuperadmin()
    const provider = { provider: 'kite', issuer: 'https://kite.example', subject: 'sue' }
    const linked = { ...provider, user_id: sue, created_at: backend.clock.now }
    await db.insertInto('external_identities').values(linked).execute()
    const person = db.selectFrom('users').select('password_hash').where('id', '=', sue)
    const { password_hash } = await person.executeTakeFirstOrThrow()
    const setHash = (hash: string | null) =>
      db.updateTable('users').set({ password_hash: hash }).where('id', '=', sue).execute()
    await setHash(null)
    await switchSetting(backend.storage, 'AllowExternalSignIn', false)
    const refused = [403, 'At least one active superadmin must be able to sign in.']
    expect(await failureOf(remove('sue', id))).toEqual(refused)
    for (const changes of [{ statusId: 2 }, { statusId: 3 }, { roleId: roleIds.Admin }])
      expect(await failureOf(change('sue', id, { ...other, ...changes }))).toEqual(refused)
    await switchSetting(backend.storage, 'AllowExternalSignIn', true)
    expect(await failureOf(change('sue', id, { ...other, statusId: 2 }))).toBeUndefined()
    await setHash(password_hash)
  })

  it('can be removed when another one remains, from one organisation or from all', async () => {
    const { id } = await otherSuperadmin()
    expect(await statusOf(remove('adam', id))).toBe(403)
    expect(await statusOf(remove('sue', id))).toBeUndefined()
    expect(await failureOf(remove('sue', await backend.idOf('users', 'Sue')))).toEqual([
      400,
      'You cannot remove your own account.',
    ])
  })
})

describe('removing a user [CALL-58]', () => {
  const stored = (id: Id) =>
    backend.storage.db
      .selectFrom('users')
      .select('status_id as statusId')
      .where('id', '=', String(id))
      .executeTakeFirst()

  it('removes membership and links, and archives an account without organisations [USER-23]', async () => {
    const client = newClient(backend)
    await signIn(client, { emailAddress: fields.emailAddress, password: PASSWORD })
    expect(await remove('olga', pia)).toEqual({ message: 'The user has been removed.', data: null })
    expect(await found(pia)).toBeUndefined()
    expect(await stored(pia)).toEqual({ statusId: 3 })
    expect(await statusOf(listOrganisations(client))).toBe(401)
    expect(await statusOf(signInAs(fields.emailAddress))).toBe(403)
    expect(await statusOf(remove('olga', pia))).toBe(404)
  })

  it('makes their address available, so that they can be added again', async () => {
    await remove('olga', pia)
    const adding = () => createUser(as('olga'), { body: { ...fields, password: PASSWORD } })
    const again = await adding()
    expect(again.data).toMatchObject({
      emailAddress: fields.emailAddress,
      status: { name: 'active' },
      groups: [],
    })
    expect(again.data.id).not.toBe(pia)
    expect(await statusOf(signInAs(fields.emailAddress))).toBeUndefined()
    expect(await failureOf(adding())).toEqual([409, 'This email address is already in use'])
  })

  it('keeps them in the organisations of others', async () => {
    await backend.storage.db
      .insertInto('user_organisations')
      .values([
        { organisation_id: cedar, user_id: String(pia) },
        { organisation_id: birch, user_id: String(pia) },
      ])
      .execute()
    await remove('olga', pia, birch)
    expect(await found(pia, acme)).toBeDefined()
    await remove('olga', pia)
    expect(await found(pia, acme)).toBeUndefined()
    expect(await found(pia, cedar)).toBeDefined()
    expect(await stored(pia)).toEqual({ statusId: 1 })
    await remove('adam', pia)
    expect(await stored(pia)).toEqual({ statusId: 3 })
  })

  it('is 404 in an organisation they are not in', async () => {
    const foreign = await colleague('User', cedar)
    expect(await statusOf(remove('olga', foreign.id))).toBe(404)
    expect(await statusOf(remove('olga', pia, birch))).toBe(404)
    expect(await statusOf(remove('olga', pia, cedar))).toBe(403)
    expect(await statusOf(remove('olga', UNKNOWN_ID))).toBe(404)
    expect(await statusOf(remove('olga', 'no-id'))).toBe(404)
    expect(await statusOf(remove('eli', pia))).toBe(403)
    expect(await stored(pia)).toEqual({ statusId: 1 })
    const olga: Browser = await backend.as('olga')
    expect((await olga.call('DELETE', `/users/${pia}?all=true`)).statusCode).toBe(400)
  })

  it('is audited for each organisation', async () => {
    await remove('adam', pia)
    const entries = await backend.storage.db
      .selectFrom('audit_log')
      .select(['organisation_id', 'detail'])
      .where('action', '=', 'users.removed')
      .where('target', '=', String(pia))
      .execute()
    expect(entries).toMatchObject([{ organisation_id: acme, detail: { 'after.archived': true } }])
  })
})
