import type { ExportSubject, Id } from '@tributary/domain'
import {
  createEntity,
  createOwnToken,
  deleteSecurityGroup,
  invitePeople,
  listAuditEntries,
  recordExport,
  saveSecurityGroup,
  saveUserAccess,
  updateConnector,
  updateEntity,
  verifyAudit,
} from '@tributary/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Backend } from '../support/backend.ts'
import { addConnector, type ConnectorWorld, connectorWorld } from '../support/connector-world.ts'
import { failureOf, statusOf } from '../support/sdk-client.ts'

let backend: Backend
let acme: string
let as: ConnectorWorld['as']
let connector: Id

beforeAll(async () => {
  ;({ backend, acme, as } = await connectorWorld())
  connector = await addConnector(as('olga'), acme, { name: 'Warehouse files', type: 'ftp' })
  await updateConnector(as('olga'), { params: { orgId: acme, id: connector }, body: { name: 'Store files' } })
  await backend.storage.db
    .deleteFrom('user_organisations')
    .where('user_id', '=', await backend.idOf('users', 'Adam'))
    .execute()
  await updateConnector(as('adam'), { params: { orgId: acme, id: connector }, body: { name: 'Shop files' } })
})
afterAll(() => backend.close())

type Query = {
  orgId?: Id
  actor?: Id
  target?: string
  action?: string
  from?: string
  limit?: number
  cursor?: string
}
const list = (name: 'olga' | 'sue' | 'adam' | 'eli', query: Query = {}) =>
  listAuditEntries(as(name), { query })
const namesIn = async (...given: Parameters<typeof list>) =>
  (await list(...given)).map((entry) => entry.action)

describe('the audit log of an organisation', () => {
  it('has who, what, before and after, and where from, the newest first', async () => {
    const [latest, mine] = await list('olga', {
      orgId: acme,
      target: String(connector),
      action: 'connector.changed',
    })
    expect(mine).toMatchObject({
      action: 'connector.changed',
      actor: { name: expect.stringMatching(/^Olga /) },
      token: null,
      organisation: { id: acme, name: 'acme Traders' },
      target: String(connector),
      targetName: 'Shop files',
      values: expect.arrayContaining([{ name: 'name', before: 'Warehouse files', after: 'Store files' }]),
      ip: '127.0.0.1',
      requestId: expect.stringMatching(/^[\da-f-]{36}$/),
    })
    expect(Number(latest?.id)).toBeGreaterThan(Number(mine?.id))
  })

  it('has the current name of an object, also in earlier entries', async () => {
    const { data } = await createEntity(as('olga'), { body: { name: 'North', organisationId: acme } })
    const params = { id: String(data.id) }
    await updateEntity(as('olga'), {
      params,
      query: { orgId: acme },
      body: { name: 'Far north', organisationId: acme },
    })
    const entries = await list('olga', { orgId: acme, target: params.id })
    expect(entries.map(({ targetName }) => targetName)).toEqual(['Far north', 'Far north'])
  })

  it('names an invitation by its address', async () => {
    const body = { organisationId: acme, roleId: 5, people: [{ emailAddress: 'kim@harbour.example' }] }
    await invitePeople(as('olga'), { body })
    const [entry] = await list('olga', { orgId: acme, action: 'invitations.created' })
    expect(entry?.targetName).toBe('kim@harbour.example')
  })

  it('names the objects whose ids are in the values, while they exist and belong to the organisation', async () => {
    const body = { organisationId: acme, name: 'Controllers' }
    const group = String((await saveSecurityGroup(as('olga'), { body })).data.id)
    const una = String(await backend.idOf('users', 'Una'))
    await saveUserAccess(as('olga'), {
      params: { id: una },
      body: { organisationId: acme, add: { groups: [group] } },
    })
    const foreign = await backend.idOf('organisations', 'Cedar & Co')
    await backend.storage.db
      .insertInto('audit_log')
      .values({
        at: new Date(),
        action: 'users.linked',
        organisation_id: acme,
        target: una,
        detail: JSON.stringify({ 'after.groups': foreign }),
      })
      .execute()
    const names = async (name: 'olga' | 'sue') =>
      (await list(name, { orgId: acme, target: una, action: 'users.linked', limit: 2 })).map(
        (one) => one.names,
      )
    const [none, mine] = await names('olga')
    expect(none).toEqual([])
    expect(mine).toContainEqual({ id: group, name: 'Controllers' })
    expect((await names('sue'))[0]).toEqual([{ id: foreign, name: 'Cedar & Co' }])
    await deleteSecurityGroup(as('sue'), { body: { groupId: group } })
    expect((await names('olga'))[1]).not.toContainEqual({ id: group, name: 'Controllers' })
  })

  it('hides the name and the address of an administrator of the installation from members', async () => {
    const query = { orgId: acme, target: String(connector), limit: 1 }
    expect((await list('olga', query))[0]).toMatchObject({
      actor: { id: null, name: 'An administrator' },
      ip: null,
    })
    expect((await list('adam', query))[0]).toMatchObject({
      actor: { name: expect.stringMatching(/^Adam /) },
      ip: '127.0.0.1',
    })
  })

  it.each([
    ['an object', () => ({ target: String(connector) }), 3],
    ['a group of actions', () => ({ action: 'connector', target: String(connector) }), 3],
    ['an action', () => ({ action: 'connector.created', target: String(connector) }), 1],
    ['part of the name of an action, which matches nothing', () => ({ action: 'connector.chan' }), 0],
    ['a time in the future', () => ({ from: '2099-01-01T00:00:00Z' }), 0],
    ['a user who does not exist', () => ({ actor: 'no-one' }), 0],
  ])('is limited to %s', async (_, query, count) => {
    expect(await list('olga', { orgId: acme, ...query() })).toHaveLength(count)
  })

  it('is limited to the changes of a user', async () => {
    const actor = await backend.idOf('users', 'Olga')
    const entries = await list('sue', { orgId: acme, actor })
    expect(new Set(entries.map((entry) => entry.actor?.id))).toEqual(new Set([actor]))
  })

  it('is read a page at a time', async () => {
    const all = await list('olga', { orgId: acme })
    const first = await list('olga', { orgId: acme, limit: 2 })
    const second = await list('olga', { orgId: acme, limit: 2, cursor: first.at(-1)?.id ?? '' })
    expect([...first, ...second].map(({ id }) => id)).toEqual(all.slice(0, 4).map(({ id }) => id))
  })

  it.each([
    [{ from: 'yesterday' }, 'query.from must be a time in ISO 8601, for example 2026-11-21T06:00:00Z.'],
    [{ cursor: 'x' }, 'query.cursor must be the Id of an entry.'],
  ])('rejects %j', async (query, message) => {
    expect(await failureOf(list('olga', { orgId: acme, ...query }))).toEqual([400, message])
  })

  it('names the API token of a change', async () => {
    const { data } = await createOwnToken(as('olga'), {
      body: { name: 'A script', scope: 'administer', days: 1, organisationIds: null },
    })
    const id = await addConnector(as('olga'), acme, { name: 'Paused', type: 'ftp' })
    const program = backend.browser()
    program.accessToken = data.secret
    await program.call('PATCH', `/business2cloud/clients/${acme}/connectors/${id}`, { body: { Name: 'New' } })
    const [entry] = await list('olga', { orgId: acme, target: String(id), limit: 1 })
    expect(entry?.token).toEqual({ id: data.id, name: 'A script' })
    expect(entry?.values.map(({ name }) => name)).not.toContain('token')
  })

  it('is for administrators of this organisation', async () => {
    expect(await statusOf(list('eli', { orgId: acme }))).toBe(403)
    const cedar = await backend.idOf('organisations', 'Cedar & Co')
    expect(await statusOf(list('olga', { orgId: cedar }))).toBe(403)
  })
})

describe('the whole audit log', () => {
  it('is for administrators of the installation', async () => {
    expect(await namesIn('adam', { action: 'session' })).toContain('session.started')
    expect(await failureOf(list('olga'))).toEqual([
      403,
      'Only administrators of the installation may read the whole audit log.',
    ])
  })

  it('can be verified by a super administrator, which is recorded', async () => {
    const report = await verifyAudit(as('sue'))
    expect(report).toMatchObject({ broken: 0, brokenIds: [], head: expect.stringMatching(/^[\da-f]{64}$/) })
    expect((await namesIn('sue', { action: 'audit' }))[0]).toBe('audit.verified')
    expect(await statusOf(verifyAudit(as('adam')))).toBe(403)
  })
})

describe('an export', () => {
  const record = (name: 'olga' | 'sue' | 'adam' | 'eli', subject: ExportSubject, organisationId: Id | null) =>
    statusOf(
      recordExport(as(name), {
        body: { subject, rows: 12, ...(organisationId !== null && { organisationId }) },
      }),
    )

  it('is recorded with its list and its rows [SHELL-58]', async () => {
    await recordExport(as('olga'), { body: { subject: 'users', rows: 12, organisationId: acme } })
    const [entry] = await list('olga', { orgId: acme, action: 'export' })
    expect(entry).toMatchObject({
      action: 'export.created',
      target: 'users',
      values: [
        { name: 'list', before: null, after: 'users' },
        { name: 'rows', before: null, after: 12 },
      ],
    })
  })

  it.each([
    ['users', 'eli', 'acme', 403],
    ['access', 'eli', 'acme', undefined],
    ['access-report', 'eli', 'acme', 403],
    ['audit-log', 'olga', null, 403],
    ['audit-log', 'adam', null, undefined],
    ['mails', 'adam', null, 403],
    ['mails', 'sue', null, undefined],
    ['mails', 'sue', 'acme', 403],
    ['users', 'sue', null, 403],
    ['approvals', 'olga', null, undefined],
  ] as const)(
    'of %s by %s in %s needs the level of its page: %s [SHELL-58]',
    async (subject, name, place, status) => {
      expect(await record(name, subject, place && acme)).toBe(status)
    },
  )

  it('cannot be recorded with an API token [SHELL-58]', async () => {
    const body = { name: 'Export', scope: 'administer' as const, days: 30, organisationIds: [acme] }
    const { data } = await createOwnToken(as('olga'), { body })
    const answer = await backend.app.inject({
      method: 'POST',
      url: '/backend/audit/exports',
      headers: { authorization: `Bearer ${data.secret}` },
      payload: { subject: 'users', rows: 1, organisationId: acme },
    })
    expect(answer.statusCode).toBe(403)
  })
})
