import { type Id, PORTAL_USER } from '@tributary/domain'
import {
  addProperties,
  assignOrganisations,
  assignUsers,
  authorise,
  type Client,
  changeSetting,
  createConnector,
  deleteConnector,
  deleteProperty,
  disconnectConnector,
  getConnector,
  listConnectorLicences,
  listConnectors,
  listInsights,
  listLicences,
  listOrganisationConnectorTypes,
  listProperties,
  refreshConnector,
  refreshConnectorByKey,
  saveLicences,
  updateConnector,
  updateProperties,
  updateProperty,
} from '@tributary/sdk'
import { connectors } from '@tributary/sdk/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connectorSettings } from '../../src/connectors/connector-settings.ts'
import { createSecretBox } from '../../src/storage/secret-box.ts'
import { type Backend, type Name, startBackend } from '../support/backend.ts'
import { added, auditOf, property, seen, typeId } from '../support/connector-world.ts'
import { clientOf, failureOf, statusOf } from '../support/sdk-client.ts'

const NOBODY = '00000000-0000-4000-8000-000000000000'
const ftp = {
  'ftp.host': 'files.example.com',
  'ftp.username': 'tributary',
  'ftp.password': 'pw-1',
  'ftp.path': '/out',
}

let backend: Backend
let acme: string
let birch: string
let cedar: string
const clients = new Map<Name, Client>()

beforeAll(async () => {
  backend = await startBackend({
    AUTHORISE_URL_XERO: 'https://login.xero.example/authorize?client_id=c&state={state}',
    AUTHORISE_URL_POWEROFFICE: 'https://poweroffice.example/connect?org={account}&state={state}',
  })
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

/** What the client itself would not send. */
const rawStatus = async (method: 'POST' | 'PATCH', path: string, body: object) =>
  (await (await backend.as('olga')).call(method, path, { body })).statusCode

const newFtp = (name: string) => added(as('olga'), acme, { name, type: 'ftp', settings: ftp })
const opened = (id: Id, organisationId = acme) =>
  connectorSettings(backend.storage.db, createSecretBox(backend.config.encryptionKey), {
    organisationId,
    connectorId: String(id),
  })
const lastAudit = async (target: Id) => (await auditOf(backend, target)).at(-1)

describe('adding a connector [CALL-95]', () => {
  it('gives it a key made of its name, its type to the organisation, and the base licence', async () => {
    const params = { orgId: birch }
    const sourceConnectorId = await typeId(as('olga'), 'cin7')
    const answer = await createConnector(as('olga'), {
      params,
      body: { name: '  Košík Stock ', sourceConnectorId },
    })
    expect(answer).toEqual({ id: expect.any(String), message: 'The connector has been added.' })
    expect(await seen(as('olga'), answer.id)).toMatchObject({
      key: 'kosik-stock',
      name: 'Košík Stock',
      originalName: 'Košík Stock',
      status: 'CONNECTED',
      schedule: null,
      clientKey: 'birch',
      log: null,
    })
    const types = await listOrganisationConnectorTypes(as('olga'), { params })
    expect(types.map(({ type }) => type)).toContain('cin7')
    const licences = await listConnectorLicences(as('sue'), {
      params: { orgId: birch, connectorId: answer.id },
    })
    expect(licences).toMatchObject([{ description: 'Cin7 connector', base: true }])
    expect(await lastAudit(answer.id)).toMatchObject({
      action: 'connector.created',
      organisationId: birch,
      actorId: await backend.idOf('users', 'Olga'),
      detail: { 'after.name': 'Košík Stock', 'after.type': 'cin7' },
    })
  })

  it('counts keys on where they are taken', async () => {
    const ids = [await newFtp('Same name'), await newFtp('Same  NAME'), await newFtp('Same name!')]
    const keys = await Promise.all(ids.map(async (id) => (await seen(as('olga'), id)).key))
    expect(keys).toEqual(['same-name', 'same-name-2', 'same-name-3'])
  })

  it('counts keys on for those who add at the same time', async () => {
    const ids = await Promise.all(
      Array.from({ length: 5 }, () => added(as('olga'), acme, { name: 'All at once', type: 'ftp' })),
    )
    const keys = await Promise.all(ids.map(async (id) => (await seen(as('olga'), id)).key))
    expect(new Set(keys).size).toBe(5)
  })

  it('refuses blank names, schedules that are none or not theirs to set, types nobody knows', async () => {
    const add = (client: Client, body: { name: string; sourceConnectorId: Id; schedule?: string }) =>
      statusOf(createConnector(client, { params: { orgId: acme }, body }))
    const sourceConnectorId = await typeId(as('olga'), 'ftp')
    expect(
      await rawStatus('POST', `/business2cloud/clients/${acme}/connectors`, {
        Name: ' ',
        SourceConnectorId: sourceConnectorId,
      }),
    ).toBe(400)
    expect(await add(as('sue'), { name: 'X', sourceConnectorId, schedule: '* * * * *' })).toBe(400)
    expect(await add(as('olga'), { name: 'X', sourceConnectorId, schedule: '0 6 * * *' })).toBe(403)
    expect(await add(as('olga'), { name: 'X', sourceConnectorId: NOBODY })).toBe(404)
    expect(await add(as('olga'), { name: 'X', sourceConnectorId: 7 })).toBe(404)
    expect(await add(as('sue'), { name: 'Scheduled', sourceConnectorId, schedule: ' 0 6 * * 1-5 ' })).toBe(
      undefined,
    )
  })

  it('refuses one that another organisation shows to this one already', async () => {
    const id = await added(as('adam'), cedar, { name: 'Cedar companies', type: 'xero' })
    await assignOrganisations(as('adam'), { params: { id }, body: { organisations: [acme] } })
    const again = added(as('olga'), acme, { name: 'CEDAR companies', type: 'xero' })
    expect(await failureOf(again)).toEqual([
      409,
      'The Xero connector you are trying to add already belongs to another organisation. Please speak to your organisation administrator.',
    ])
    expect(await statusOf(added(as('olga'), birch, { name: 'Cedar companies', type: 'xero' }))).toBe(
      undefined,
    )
  })
})

describe('changing a connector [CALL-94]', () => {
  const update = (
    client: Client,
    id: Id,
    body: { name?: string; schedule?: string | null; status?: 'CONNECTED' },
    orgId: Id = acme,
  ) => updateConnector(client, { params: { orgId, Id: id }, body })

  it('renames it, keeps its original name and key, and says so in the audit log', async () => {
    const id = await newFtp('Before')
    expect(await update(as('olga'), id, { name: ' After ' })).toMatchObject({
      message: 'The connector has been saved.',
      data: { name: 'After', originalName: 'Before', key: 'before' },
    })
    expect((await lastAudit(id))?.detail).toEqual({ 'before.name': 'Before', 'after.name': 'After' })
    expect(await rawStatus('PATCH', `/business2cloud/clients/${acme}/connectors/${id}`, { Name: ' ' })).toBe(
      400,
    )
  })

  it('has its schedule set by a superadmin alone [CONNMAN-17, T30]', async () => {
    const id = await newFtp('Timed')
    expect((await update(as('sue'), id, { schedule: '30 5 * * *' })).data.schedule).toBe('30 5 * * *')
    for (const schedule of ['61 5 * * *', '*/2 * * * *', '0 0 30 2 *', '0 5 * * * *', 'daily'])
      expect(await statusOf(update(as('sue'), id, { schedule })), schedule).toBe(400)
    expect(await statusOf(update(as('adam'), id, { schedule: null }))).toBe(403)
    expect((await update(as('sue'), id, { schedule: null })).data.schedule).toBeNull()
  })

  it('connects a disconnected one again, and leaves a connected one as it is', async () => {
    const id = await newFtp('Again')
    await disconnectConnector(as('olga'), {
      params: { clientKey: 'acme-traders', connectorKey: 'again' },
    })
    expect((await update(as('olga'), id, { status: 'CONNECTED' })).data.status).toBe('CONNECTED')
    const active = await backend.idOf('connectors', 'Acme web shop')
    expect((await update(as('olga'), active, { status: 'CONNECTED' })).data.status).toBe('ACTIVE')
  })

  it('is not possible once it is deleted, nor for those of others', async () => {
    const deleted = await backend.idOf('connectors', 'Old Mill Bakery (closed)')
    expect(await statusOf(update(as('sue'), deleted, { name: 'X' }))).toBe(409)
    expect(await statusOf(update(as('olga'), deleted, { name: 'X' }))).toBe(404)
    const foreign = await backend.idOf('connectors', 'Birch Ltd')
    expect(await statusOf(update(as('adam'), foreign, { name: 'X' }))).toBe(404)
    expect(await statusOf(update(as('olga'), NOBODY, { name: 'X' }))).toBe(404)
    expect(await statusOf(update(as('olga'), foreign, { name: 'X' }, cedar))).toBe(403)
    expect(await statusOf(update(as('olga'), 'no-id', { name: 'X' }))).toBe(404)
  })
})

describe('ending a connector', () => {
  const runOf = (id: Id) =>
    backend.storage.db
      .selectFrom('refresh_runs')
      .select(['state', 'error', 'lease_owner as leaseOwner'])
      .where('connector_id', '=', String(id))
      .executeTakeFirst()

  it('deletes it: the superadmin alone sees it, and its refresh ends with a sentence [CALL-99]', async () => {
    const id = await newFtp('To be deleted')
    const params = { orgId: acme, id }
    await refreshConnector(as('olga'), { params, body: {} })
    expect(await deleteConnector(as('olga'), { params })).toMatchObject({
      message: 'The connector has been deleted.',
      data: { status: 'DELETED', log: { hasError: true } },
    })
    expect(await runOf(id)).toEqual({
      state: 'interrupted',
      error: 'The connector was deleted during this refresh.',
      leaseOwner: null,
    })
    expect(await statusOf(seen(as('olga'), id))).toBe(404)
    expect((await seen(as('sue'), id)).status).toBe('DELETED')
    expect(await statusOf(deleteConnector(as('olga'), { params }))).toBe(404)
    expect(await statusOf(deleteConnector(as('sue'), { params }))).toBe(409)
    expect(await statusOf(deleteConnector(as('eli'), { params }))).toBe(403)
    expect((await lastAudit(id))?.detail).toEqual({
      'before.status': 'CONNECTED',
      'after.status': 'DELETED',
    })
  })

  it('disconnects it by keys: it stays, is refreshed no more, and cannot be disconnected twice [CALL-101]', async () => {
    const id = await newFtp('To be disconnected')
    const params = { clientKey: 'acme-traders', connectorKey: 'to-be-disconnected' }
    await refreshConnectorByKey(as('olga'), { params, body: {} })
    expect((await disconnectConnector(as('olga'), { params })).data.status).toBe('DISCONNECTED')
    expect((await runOf(id))?.error).toBe('The connector was disconnected during this refresh.')
    expect(await statusOf(refreshConnectorByKey(as('olga'), { params, body: {} }))).toBe(409)
    expect(await statusOf(disconnectConnector(as('olga'), { params }))).toBe(409)
    const disconnect = (clientKey: string, connectorKey: string) =>
      statusOf(disconnectConnector(as('olga'), { params: { clientKey, connectorKey } }))
    expect(await disconnect('acme-traders', 'nothing')).toBe(404)
    expect(await disconnect('cedar-co', 'nothing')).toBe(404)
    expect(await disconnect('nobody', 'nothing')).toBe(404)
    expect(await statusOf(disconnectConnector(as('una'), { params }))).toBe(403)
  })

  it('takes no more refreshes while an administrator has switched them off [ACONF-06]', async () => {
    const id = await newFtp('Switched off')
    const press = () => failureOf(refreshConnector(as('sue'), { params: { orgId: acme, id }, body: {} }))
    const byKey = () =>
      statusOf(
        refreshConnectorByKey(as('sue'), {
          params: { clientKey: 'acme-traders', connectorKey: 'switched-off' },
          body: {},
        }),
      )
    await changeSetting(as('sue'), { body: { key: 'AllowConnectorRefresh', value: false } })
    expect(await press()).toEqual([403, 'Refreshing connectors is switched off on this installation.'])
    expect(await byKey()).toBe(403)
    await changeSetting(as('sue'), { body: { key: 'AllowConnectorRefresh', value: true } })
    expect(await press()).toBeUndefined()
  })
})

describe('the settings of a connector', () => {
  const params = (connectorId: Id, orgId: Id = acme) => ({ orgId, connectorId })
  const add = (client: Client, id: Id, settings: Record<string, string>, clientConnectorId = id) =>
    addProperties(client, {
      params: params(id),
      body: Object.entries(settings).map(([name, value]) => ({ name, value, clientConnectorId })),
    })
  const change = async (client: Client, id: Id, settings: Record<string, string>) =>
    updateProperties(client, {
      params: params(id),
      body: await Promise.all(
        Object.entries(settings).map(async ([name, value]) => ({
          id: (await property(as('sue'), acme, id, name)).id,
          name,
          value,
        })),
      ),
    })

  it('are added all at once, secrets answered empty and kept sealed [CALL-89, CALL-90, T24]', async () => {
    const id = await added(as('olga'), acme, { name: 'Fresh', type: 'ftp' })
    const answer = await add(as('olga'), id, ftp)
    expect(answer.message).toBe('The settings have been saved.')
    expect(Object.fromEntries(answer.data.map(({ name, value }) => [name, value]))).toEqual({
      ...ftp,
      'ftp.password': '',
    })
    const listed = await listProperties(as('olga'), { params: params(id) })
    expect(listed.map(({ name }) => name)).toEqual([
      'ftp.host',
      'ftp.password',
      'ftp.path',
      'ftp.username',
      PORTAL_USER,
    ])
    expect(Object.fromEntries(await opened(id))).toEqual(ftp)
    expect((await lastAudit(id))?.detail).toEqual({
      'after.ftp.host': 'files.example.com',
      'after.ftp.username': 'tributary',
      'after.ftp.password': '(secret)',
      'after.ftp.path': '/out',
    })
  })

  it('are refused when the type does not have them, one is missing, or a value leads astray [T27, T28]', async () => {
    const id = await added(as('olga'), acme, { name: 'Picky', type: 'ftp' })
    expect(await failureOf(add(as('olga'), id, { ...ftp, 'woo.key': 'x' }))).toEqual([
      400,
      'This connector has no woo.key.',
    ])
    expect(await failureOf(add(as('olga'), id, { 'ftp.host': 'files.example.com' }))).toEqual([
      400,
      'ftp.username is required.',
      'ftp.password is required.',
      'ftp.path is required.',
    ])
    expect(await statusOf(add(as('olga'), id, { ...ftp, 'ftp.password': ' ' }))).toBe(400)
    expect(await statusOf(add(as('olga'), id, { ...ftp, 'ftp.host': 'user@internal' }))).toBe(400)
    expect(await statusOf(add(as('olga'), id, { ...ftp, 'ftp.path': '../etc' }))).toBe(400)
    expect(await statusOf(add(as('olga'), id, { ...ftp, 'target.connectionString': 'driver=x' }))).toBe(400)
    expect(await statusOf(add(as('olga'), id, ftp, NOBODY))).toBe(400)
    expect(await opened(id)).toEqual(new Map())
  })

  it('are all refused when one exists already or one stands there twice', async () => {
    const id = await newFtp('Twice')
    const twice = { 'ftp.filter': '*.csv', 'ftp.host': 'other.example.com' }
    expect(await failureOf(add(as('olga'), id, twice))).toEqual([409, 'This connector already has ftp.host.'])
    const repeated = ['*.csv', '*.txt'].map((value) => ({
      name: 'ftp.filter',
      value,
      clientConnectorId: id,
    }))
    expect(await statusOf(addProperties(as('olga'), { params: params(id), body: repeated }))).toBe(400)
    expect((await opened(id)).has('ftp.filter')).toBe(false)
  })

  it('are changed all or none; a blank secret stays as it is [CALL-91, CPROP-22]', async () => {
    const id = await newFtp('Changing')
    await change(as('olga'), id, { 'ftp.host': 'new.example.com', 'ftp.password': '' })
    expect(await opened(id)).toMatchObject(new Map(Object.entries({ ...ftp, 'ftp.host': 'new.example.com' })))
    expect((await lastAudit(id))?.detail).toEqual({
      'before.ftp.host': 'files.example.com',
      'after.ftp.host': 'new.example.com',
    })
    const partly = { 'ftp.username': 'somebody-else', 'ftp.path': ' ' }
    expect(await failureOf(change(as('olga'), id, partly))).toEqual([400, 'ftp.path is required.'])
    expect((await opened(id)).get('ftp.username')).toBe('tributary')
    await change(as('olga'), id, { 'ftp.password': 'pw-2' })
    expect((await opened(id)).get('ftp.password')).toBe('pw-2')
    expect((await lastAudit(id))?.detail).toEqual({
      'before.ftp.password': '(secret)',
      'after.ftp.password': '(secret)',
    })
  })

  it('are changed by their id, which must be of this connector and go with the name', async () => {
    const [id, other] = [await newFtp('By id'), await newFtp('By id, other')]
    const host = await property(as('olga'), acme, other, 'ftp.host')
    const body = [{ id: host.id, name: 'ftp.host', value: 'x.example.com' }]
    expect(await statusOf(updateProperties(as('olga'), { params: params(id), body }))).toBe(404)
    const renamed = [{ id: host.id, name: 'ftp.path', value: '/x' }]
    expect(await statusOf(updateProperties(as('olga'), { params: params(other), body: renamed }))).toBe(400)
    const twice = [...body, ...body]
    expect(await statusOf(updateProperties(as('olga'), { params: params(other), body: twice }))).toBe(400)
    const one = { ...params(id), propertyId: host.id }
    expect(await statusOf(updateProperty(as('olga'), { params: one, body: { value: 'x' } }))).toBe(404)
    expect(await statusOf(deleteProperty(as('olga'), { params: one }))).toBe(404)
  })

  it('are changed and removed one by one, the required ones never removed [CALL-92, CALL-93]', async () => {
    const id = await newFtp('One by one')
    await add(as('olga'), id, { 'ftp.filter': '*.csv' })
    const place = async (name: string) => ({
      ...params(id),
      propertyId: (await property(as('olga'), acme, id, name)).id,
    })
    const host = await place('ftp.host')
    const answer = await updateProperty(as('olga'), {
      params: host,
      body: { value: 'one.example.com' },
    })
    expect(answer.data).toMatchObject({ name: 'ftp.host', value: 'one.example.com', clientConnectorId: id })
    const secret = await updateProperty(as('olga'), {
      params: await place('ftp.password'),
      body: { value: 'pw-3' },
    })
    expect(secret.data.value).toBe('')
    expect(await statusOf(updateProperty(as('olga'), { params: host, body: { value: '' } }))).toBe(400)
    expect(await failureOf(deleteProperty(as('olga'), { params: host }))).toEqual([
      400,
      'ftp.host is required and cannot be removed.',
    ])
    const filter = await place('ftp.filter')
    expect(await deleteProperty(as('olga'), { params: filter })).toEqual({
      message: 'The setting has been removed.',
      data: null,
    })
    expect((await lastAudit(id))?.detail).toEqual({ 'before.ftp.filter': '*.csv' })
    expect(await statusOf(deleteProperty(as('olga'), { params: filter }))).toBe(404)
  })

  it('include poweroffice.apiPath for the superadmin alone [CPROP-13, A56]', async () => {
    const settings = { 'poweroffice.startDate': '2024-01-01' }
    const id = await added(as('adam'), acme, { name: 'Books', type: 'poweroffice', settings })
    expect(await failureOf(add(as('adam'), id, { 'poweroffice.apiPath': '/v2' }))).toEqual([
      403,
      'Only a super administrator may set poweroffice.apiPath.',
    ])
    await add(as('sue'), id, { 'poweroffice.apiPath': '/v2' })
    const apiPath = await property(as('sue'), acme, id, 'poweroffice.apiPath')
    const place = { ...params(id), propertyId: apiPath.id }
    const body = [{ id: apiPath.id, name: 'poweroffice.apiPath', value: '/v3' }]
    expect(await statusOf(updateProperties(as('adam'), { params: params(id), body }))).toBe(403)
    expect(await statusOf(updateProperty(as('adam'), { params: place, body: { value: '/v3' } }))).toBe(403)
    expect(await statusOf(deleteProperty(as('adam'), { params: place }))).toBe(403)
    const names = (await listProperties(as('adam'), { params: params(id) })).map(({ name }) => name)
    expect(names).not.toContain('poweroffice.apiPath')
    expect((await opened(id)).get('poweroffice.apiPath')).toBe('/v2')
  })

  it('do not name an account that belongs to another organisation', async () => {
    await added(as('olga'), birch, { name: 'Till', type: 'vend', settings: { 'vend.domain': 'birch-shop' } })
    const id = await added(as('olga'), acme, { name: 'Till', type: 'vend' })
    const taken = 'The Vend connector you are trying to add already belongs to another organisation.'
    const [status, sentence] = [
      await failureOf(add(as('olga'), id, { 'vend.domain': ' Birch-Shop ' })),
    ].flat()
    expect([status, String(sentence).startsWith(taken)]).toEqual([409, true])
    await add(as('olga'), id, { 'vend.domain': 'acme-shop' })
    expect(await statusOf(change(as('olga'), id, { 'vend.domain': 'birch-shop' }))).toBe(409)
  })

  describe('portal.user [T23]', () => {
    it('is who is assigned, and is changed by ids of members alone', async () => {
      const id = await newFtp('People')
      const [una, eli] = [await backend.idOf('users', 'Una'), await backend.idOf('users', 'Eli')]
      await add(as('olga'), id, { [PORTAL_USER]: `${una}  ${una}` })
      expect((await seen(as('una'), id)).properties).toMatchObject([{ name: PORTAL_USER, value: una }])
      await change(as('olga'), id, { [PORTAL_USER]: eli })
      expect(await statusOf(seen(as('una'), id))).toBe(404)
      expect((await seen(as('eli'), id)).name).toBe('People')
      for (const value of [NOBODY, 'x', `${eli} ${NOBODY}`])
        expect(await statusOf(change(as('olga'), id, { [PORTAL_USER]: value })), value).toBe(400)
      expect(await statusOf(add(as('olga'), id, { [PORTAL_USER]: una }))).toBe(409)
      const all = await property(as('olga'), acme, id, PORTAL_USER)
      await deleteProperty(as('olga'), { params: { ...params(id), propertyId: all.id } })
      expect((await property(as('olga'), acme, id, PORTAL_USER)).value).toBe('')
      expect((await lastAudit(id))?.detail).toEqual({ 'before.users': eli, 'after.users': '' })
    })

    it('is changed together with the other settings, or not at all', async () => {
      const id = await newFtp('Together')
      const settings = { [PORTAL_USER]: await backend.idOf('users', 'Una'), 'ftp.path': '../x' }
      expect(await statusOf(change(as('olga'), id, settings))).toBe(400)
      expect((await property(as('olga'), acme, id, PORTAL_USER)).value).toBe('')
    })
  })

  it('are not for those who may not manage, nor for connectors of others', async () => {
    const id = await newFtp('Private')
    const foreign = await backend.idOf('connectors', 'Birch Ltd')
    const value = 'x'
    const calls = (name: Name, connectorId: Id) => [
      listProperties(as(name), { params: params(connectorId) }),
      addProperties(as(name), {
        params: params(connectorId),
        body: [{ name: 'target.schema', value, clientConnectorId: connectorId }],
      }),
      updateProperties(as(name), {
        params: params(connectorId),
        body: [{ id: NOBODY, name: 'target.schema', value }],
      }),
      updateProperty(as(name), { params: { ...params(connectorId), propertyId: NOBODY }, body: { value } }),
      deleteProperty(as(name), { params: { ...params(connectorId), propertyId: NOBODY } }),
    ]
    expect(await Promise.all(calls('eli', id).map(statusOf))).toEqual([403, 403, 403, 403, 403])
    expect(await Promise.all(calls('olga', foreign).map(statusOf))).toEqual([404, 404, 404, 404, 404])
  })
})

describe('the licences of a connector', () => {
  it('are listed, chosen and kept, a base licence for good [CALL-85, CALL-87, CALL-88]', async () => {
    const id = await newFtp('Licensed')
    const params = { orgId: acme, connectorId: id }
    const all = await listLicences(as('sue'), { params: { id } })
    expect(all.map(({ description, base }) => [description, base])).toEqual([
      ['FTP connector', true],
      ['Data older than two years', false],
      ['Files over 100 MB', false],
      ['Further folders', false],
      ['Refresh every hour', false],
    ])
    const [base, old, large] = all.map((licence) => licence.id)
    if (!base || !old || !large) throw new Error('There are too few licences.')
    const save = (licences: Id[]) => saveLicences(as('sue'), { params, body: { licences } })
    expect((await save([base, large])).data.map((licence) => licence.id)).toEqual([base, large])
    expect((await lastAudit(id))?.detail).toEqual({
      'before.licences': 'FTP connector',
      'after.licences': 'FTP connector; Files over 100 MB',
    })
    expect(await failureOf(save([old]))).toEqual([
      400,
      'The base licence "FTP connector" cannot be given up.',
    ])
    expect((await save([base, base])).data).toHaveLength(1)
    expect(await listConnectorLicences(as('sue'), { params })).toHaveLength(1)
  })

  it('are of its own type, and a superadmin’s business', async () => {
    const id = await newFtp('Licensed too')
    const xero = await backend.idOf('connectors', 'Acme Traders Ltd')
    const [foreign] = await listLicences(as('sue'), { params: { id: xero } })
    const params = { orgId: acme, connectorId: id }
    const save = (name: Name, licences: Id[]) =>
      statusOf(saveLicences(as(name), { params, body: { licences } }))
    expect(await save('sue', [foreign?.id ?? ''])).toBe(404)
    expect(await save('sue', ['x'])).toBe(404)
    expect(await save('adam', [])).toBe(403)
    expect(await statusOf(listLicences(as('adam'), { params: { id } }))).toBe(403)
    expect(await statusOf(listConnectorLicences(as('adam'), { params }))).toBe(403)
    expect(await statusOf(listLicences(as('sue'), { params: { id: NOBODY } }))).toBe(404)
    const unknown = { orgId: acme, connectorId: NOBODY }
    expect(await statusOf(listConnectorLicences(as('sue'), { params: unknown }))).toBe(404)
    expect(await statusOf(saveLicences(as('sue'), { params: unknown, body: { licences: [] } }))).toBe(404)
  })
})

describe('assigning users [CALL-98]', () => {
  const assign = (client: Client, id: Id, users: Id[]) =>
    assignUsers(client, { params: { id }, body: { users } })

  it('is for everybody who sees the connector, and replaces who was assigned', async () => {
    const id = await newFtp('Assigned')
    const [una, eli] = [await backend.idOf('users', 'Una'), await backend.idOf('users', 'Eli')]
    expect(await assign(as('olga'), id, [una])).toEqual({
      message: 'The users of the connector have been saved.',
      data: null,
    })
    await assign(as('una'), id, [eli, una.toUpperCase()])
    expect((await property(as('olga'), acme, id, PORTAL_USER)).value.split(' ').toSorted()).toEqual(
      [eli, una].toSorted(),
    )
    await assign(as('eli'), id, [])
    expect(await statusOf(assign(as('eli'), id, [eli]))).toBe(404)
  })

  it('takes members only, and live connectors only', async () => {
    const id = await newFtp('Live')
    expect(await failureOf(assign(as('olga'), id, [await backend.idOf('users', 'Una'), NOBODY]))).toEqual([
      400,
      'Only members of the organisation can be assigned to its connectors.',
    ])
    const birchOnes = await backend.idOf('connectors', 'Birch Ltd')
    expect(await statusOf(assign(as('olga'), birchOnes, [await backend.idOf('users', 'Una')]))).toBe(400)
    const off = await backend.idOf('connectors', 'Acme Café Bar Ltd')
    expect(await statusOf(assign(as('olga'), off, []))).toBe(409)
    expect(await statusOf(assign(as('eli'), birchOnes, []))).toBe(404)
    expect(await statusOf(assign(as('olga'), NOBODY, []))).toBe(404)
  })
})

describe('showing a connector to further organisations [CALL-97]', () => {
  const show = (client: Client, id: Id, organisations: Id[]) =>
    assignOrganisations(client, { params: { id }, body: { organisations } })
  const namesIn = async (client: Client, orgId: Id) =>
    (await listConnectors(client, { params: { orgId, connectorId: 'cin7' } })).map(({ name }) => name)

  it('lets their administrators see how it goes, and nothing more', async () => {
    const id = await added(as('adam'), cedar, {
      name: 'Shared stock',
      type: 'cin7',
      settings: { 'cin7.accountId': 'cedar', 'cin7.applicationKey': 'k' },
    })
    expect(await statusOf(seen(as('olga'), id))).toBe(404)
    expect(await show(as('adam'), id, [acme, cedar])).toEqual({
      message: 'The organisations of the connector have been saved.',
      data: null,
    })
    expect(await namesIn(as('olga'), acme)).toContain('Shared stock')
    expect(await namesIn(as('eli'), acme)).not.toContain('Shared stock')
    expect(await seen(as('olga'), id)).toMatchObject({
      clientKey: 'cedar-co',
      properties: [{ name: PORTAL_USER, value: '' }],
    })
    expect(await statusOf(seen(as('eli'), id))).toBe(404)
    const params = { orgId: acme, id }
    expect(await failureOf(refreshConnector(as('olga'), { params, body: {} }))).toEqual([
      403,
      'This connector belongs to another organisation, which shows it to yours.',
    ])
    expect(await statusOf(deleteConnector(as('olga'), { params }))).toBe(403)
    const place = { orgId: acme, connectorId: id }
    expect(await statusOf(listProperties(as('olga'), { params: place }))).toBe(403)
    expect(await statusOf(assignUsers(as('olga'), { params: { id }, body: { users: [] } }))).toBe(403)
    await show(as('adam'), id, [])
    expect(await namesIn(as('olga'), acme)).not.toContain('Shared stock')
    expect((await lastAudit(id))?.detail).toEqual({
      'before.organisations': acme,
      'after.organisations': '',
    })
  })

  it('is for levels 0 and 1, and for organisations that exist', async () => {
    const id = await newFtp('Not shown')
    expect(await statusOf(show(as('olga'), id, [birch]))).toBe(403)
    expect(await failureOf(show(as('adam'), id, [NOBODY]))).toEqual([
      404,
      'There is no organisation of that id.',
    ])
    expect(await statusOf(show(as('adam'), id, [7]))).toBe(404)
    expect(await statusOf(show(as('adam'), NOBODY, []))).toBe(404)
  })
})

describe('what is running now [CALL-18]', () => {
  it('is told of every organisation to levels 0 and 1', async () => {
    const id = await added(as('adam'), cedar, { name: 'Running', type: 'ftp', settings: ftp })
    await refreshConnector(as('adam'), { params: { orgId: cedar, id }, body: {} })
    const rows = await listInsights(as('adam'))
    expect(rows).toContainEqual({
      clientName: 'Cedar & Co',
      clientConnectorName: 'Running',
      clientConnectorId: id,
      automaticallyTriggeredAt: null,
      manuallyTriggeredAt: backend.clock.now,
    })
    expect(rows.map(({ clientName }) => clientName)).toEqual(
      rows.map(({ clientName }) => clientName).toSorted(),
    )
    await deleteConnector(as('adam'), { params: { orgId: cedar, id } })
    expect((await listInsights(as('sue'))).map((row) => row.clientConnectorId)).not.toContain(id)
    expect(await statusOf(listInsights(as('olga')))).toBe(403)
  })
})

describe('authorising at a provider [CALL-23]', () => {
  const ask = (name: Name, type: string, state: Id = acme, organisationNumber?: string) =>
    authorise(as(name), {
      params: { type },
      query: { state },
      body: organisationNumber === undefined ? {} : { organisationNumber },
    })

  it('answers the provider’s address with a state of which only the hash is kept, for ten minutes', async () => {
    const url = new URL(await ask('olga', 'Xero'))
    expect(url.origin).toBe('https://login.xero.example')
    const state = url.searchParams.get('state') ?? ''
    expect(state).toMatch(/^[\w-]{43}$/)
    const rows = await backend.storage.db.selectFrom('authorisations').selectAll().execute()
    expect(rows).toMatchObject([
      {
        organisation_id: acme,
        user_id: await backend.idOf('users', 'Olga'),
        expires_at: new Date(backend.clock.now.getTime() + 600_000),
      },
    ])
    expect(JSON.stringify(rows)).not.toContain(state)
    expect(await ask('olga', 'xero')).not.toContain(state)
  })

  it('asks for the organisation number of PowerOffice, which no other organisation may have connected', async () => {
    expect(await ask('olga', 'poweroffice', acme, ' 914 776 322 ')).toContain('org=914%20776%20322&')
    expect(await failureOf(ask('olga', 'poweroffice', acme, ' '))).toEqual([
      400,
      'Please enter the organisation number.',
    ])
    expect(await statusOf(ask('olga', 'poweroffice'))).toBe(400)
    await added(as('adam'), cedar, {
      name: 'Cedar books',
      type: 'poweroffice',
      settings: { 'poweroffice.organisationNumber': '923609016', 'poweroffice.startDate': '2024-01-01' },
    })
    expect(await statusOf(ask('olga', 'poweroffice', acme, '923 609 016'))).toBe(409)
  })

  it('refuses types nobody knows, those with nothing to authorise, and those not set up', async () => {
    expect(await statusOf(ask('olga', 'fax'))).toBe(404)
    expect(await failureOf(ask('olga', 'ftp'))).toEqual([
      400,
      'FTP is connected with its settings; there is nothing to authorise.',
    ])
    expect(await failureOf(ask('olga', 'vend'))).toEqual([
      503,
      'Connecting Vend has not been set up on this server. Please speak to whoever runs it.',
    ])
  })

  it('is for administrators of the organisation', async () => {
    expect(await statusOf(ask('olga', 'xero', cedar))).toBe(403)
    expect(await statusOf(ask('eli', 'xero'))).toBe(403)
    expect(await statusOf(ask('adam', 'xero', NOBODY))).toBe(404)
  })

  it('has a page whose button leads to the portal; opening it changes nothing [CALL-112]', async () => {
    const stranger = backend.browser()
    const state = encodeURIComponent('"><script>alert(1)</script>')
    const page = await stranger.call('GET', `/authorise/XERO?state=${state}`)
    expect(page.statusCode).toBe(200)
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(page.headers['content-security-policy']).toContain("default-src 'none'")
    expect(page.body).toContain('<h1>Connect Xero</h1>')
    expect(page.body).toContain('action="https://portal.example/connectors/xero/manage"')
    expect(page.body).not.toContain('script')
    const nonce = /'nonce-([^']+)'/.exec(String(page.headers['content-security-policy']))?.[1]
    expect(page.body).toContain(`<style nonce="${nonce}">`)
    expect((await stranger.call('GET', '/authorise/fax?state=1')).statusCode).toBe(404)
    expect((await stranger.call('GET', '/authorise/xero')).statusCode).toBe(400)
  })
})

describe('a request of another shape', () => {
  it.each(Object.entries(connectors))('%s answers 400', async (_, call) => {
    const sue = await backend.as('sue')
    const path = call.path
      .replace('{orgId}', acme)
      .replace('{type}', 'xero')
      .replace('{clientKey}', 'acme-traders')
      .replace(/\{\w+\}/g, NOBODY)
    const answer =
      call.method === 'GET'
        ? await sue.call('GET', `${path}?surprise=1`)
        : await sue.call(call.method, path, { body: { surprise: 1 } })
    expect([answer.statusCode, answer.json().error]).toEqual([400, 'Bad Request'])
  })

  it('an organisation that does not exist is told so to those who act on every one', async () => {
    const params = { orgId: NOBODY, connectorId: 'ftp' }
    expect(await statusOf(listConnectors(as('adam'), { params }))).toBe(404)
    expect(await statusOf(getConnector(as('adam'), { params: { id: 'no-id' } }))).toBe(404)
  })
})
