import { type Id, PORTAL_USER } from '@tributary/domain'
import {
  addProperties,
  type Client,
  deleteProperty,
  listConnectorLicences,
  listLicences,
  listProperties,
  saveLicences,
  updateProperties,
  updateProperty,
} from '@tributary/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSecretBox } from '../../src/storage/secret-box.ts'
import { connectorSettings } from '../../src/sync/connector-settings.ts'
import { type Backend, type Name, UNKNOWN_ID } from '../support/backend.ts'
import {
  addConnector,
  type ConnectorWorld,
  connectorWorld,
  fetchConnector,
  fetchProperty,
  ftpSettings,
} from '../support/connector-world.ts'
import { failureOf, statusOf } from '../support/sdk-client.ts'

const ftp = ftpSettings

let backend: Backend
let acme: string
let birch: string
let as: ConnectorWorld['as']
let newFtp: ConnectorWorld['newFtp']
let lastAudit: ConnectorWorld['lastAudit']

beforeAll(async () => {
  ;({ backend, acme, birch, as, newFtp, lastAudit } = await connectorWorld())
})
afterAll(() => backend.close())

const opened = (id: Id) =>
  connectorSettings(backend.storage.db, createSecretBox(backend.config.encryptionKey), {
    organisationId: acme,
    connectorId: String(id),
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
          id: (await fetchProperty(as('sue'), acme, id, name)).id,
          name,
          value,
        })),
      ),
    })

  it('are added together; secrets are returned empty and stored sealed [CALL-89, CALL-90]', async () => {
    const id = await addConnector(as('olga'), acme, { name: 'Fresh', type: 'ftp' })
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

  it('are refused if unknown, incomplete or invalid', async () => {
    const id = await addConnector(as('olga'), acme, { name: 'Picky', type: 'ftp' })
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
    for (const wrong of [
      { 'ftp.path': '../etc' },
      { 'target.schema': 'a"b; drop' },
      { 'target.schema': 'pg_catalog' },
    ])
      expect(await statusOf(add(as('olga'), id, { ...ftp, ...wrong }))).toBe(400)
    expect(await statusOf(add(as('olga'), id, { ...ftp, 'target.connectionString': 'driver=x' }))).toBe(400)
    expect(await statusOf(add(as('olga'), id, ftp, UNKNOWN_ID))).toBe(400)
    expect(await opened(id)).toEqual(new Map())
  })

  it('are all refused if one exists already or is listed twice', async () => {
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

  it('are changed all or none; a blank secret is unchanged [CALL-91, CPROP-22]', async () => {
    const id = await newFtp('Changing')
    await change(as('olga'), id, { 'ftp.path': '/in', 'ftp.password': '' })
    expect(await opened(id)).toMatchObject(new Map(Object.entries({ ...ftp, 'ftp.path': '/in' })))
    expect((await lastAudit(id))?.detail).toEqual({ 'before.ftp.path': '/out', 'after.ftp.path': '/in' })
    const partly = { 'ftp.username': 'another-user', 'ftp.path': ' ' }
    expect(await failureOf(change(as('olga'), id, partly))).toEqual([400, 'ftp.path is required.'])
    expect((await opened(id)).get('ftp.username')).toBe('tributary')
    await change(as('olga'), id, { 'ftp.password': 'pw-2' })
    expect((await opened(id)).get('ftp.password')).toBe('pw-2')
    expect((await lastAudit(id))?.detail).toEqual({
      'before.ftp.password': '(secret)',
      'after.ftp.password': '(secret)',
    })
  })

  it('are changed by an id that belongs to the connector and the name [CPROP-19]', async () => {
    const [id, other] = [await newFtp('By id'), await newFtp('By id, other')]
    const host = await fetchProperty(as('olga'), acme, other, 'ftp.host')
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

  it('are changed and removed singly, except required ones [CALL-92, CALL-93]', async () => {
    const id = await newFtp('One by one')
    await add(as('olga'), id, { 'ftp.filter': '*.csv' })
    const place = async (name: string) => ({
      ...params(id),
      propertyId: (await fetchProperty(as('olga'), acme, id, name)).id,
    })
    const host = await place('ftp.host')
    const answer = await updateProperty(as('olga'), {
      params: await place('ftp.path'),
      body: { value: '/one' },
    })
    expect(answer.data).toMatchObject({ name: 'ftp.path', value: '/one', clientConnectorId: id })
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

  it('include poweroffice.apiPath only for super administrators [CPROP-13]', async () => {
    const settings = { 'poweroffice.startDate': '2024-01-01' }
    const id = await addConnector(as('adam'), acme, { name: 'Books', type: 'poweroffice', settings })
    expect(await failureOf(add(as('adam'), id, { 'poweroffice.apiPath': '/v2' }))).toEqual([
      403,
      'Only a super administrator may set poweroffice.apiPath.',
    ])
    await add(as('sue'), id, { 'poweroffice.apiPath': '/v2' })
    const apiPath = await fetchProperty(as('sue'), acme, id, 'poweroffice.apiPath')
    const place = { ...params(id), propertyId: apiPath.id }
    const body = [{ id: apiPath.id, name: 'poweroffice.apiPath', value: '/v3' }]
    expect(await statusOf(updateProperties(as('adam'), { params: params(id), body }))).toBe(403)
    expect(await statusOf(updateProperty(as('adam'), { params: place, body: { value: '/v3' } }))).toBe(403)
    expect(await statusOf(deleteProperty(as('adam'), { params: place }))).toBe(403)
    const names = (await listProperties(as('adam'), { params: params(id) })).map(({ name }) => name)
    expect(names).not.toContain('poweroffice.apiPath')
    expect((await opened(id)).get('poweroffice.apiPath')).toBe('/v2')
  })

  it('cannot name an account of another organisation', async () => {
    await addConnector(as('olga'), birch, {
      name: 'Till',
      type: 'vend',
      settings: { 'vend.domain': 'birch-shop' },
    })
    const id = await addConnector(as('olga'), acme, { name: 'Till', type: 'vend' })
    const taken = 'The Vend connector you are trying to add already belongs to another organisation.'
    const [status, sentence] = [
      await failureOf(add(as('olga'), id, { 'vend.domain': ' Birch-Shop ' })),
    ].flat()
    expect([status, String(sentence).startsWith(taken)]).toEqual([409, true])
    await add(as('olga'), id, { 'vend.domain': 'acme-shop' })
    expect(await statusOf(change(as('olga'), id, { 'vend.domain': 'birch-shop' }))).toBe(409)
  })

  it('never send a stored secret to a different place [CPROP-22]', async () => {
    const id = await newFtp('Bound')
    const refused = [400, 'ftp.password: Please enter this again: the address it is sent to has changed.']
    expect(await failureOf(change(as('olga'), id, { 'ftp.host': 'evil.example.com' }))).toEqual(refused)
    const blank = { 'ftp.host': 'evil.example.com', 'ftp.password': ' ' }
    expect(await failureOf(change(as('olga'), id, blank))).toEqual(refused)
    const host = { ...params(id), propertyId: (await fetchProperty(as('olga'), acme, id, 'ftp.host')).id }
    const alone = { params: host, body: { value: 'evil.example.com' } }
    expect(await failureOf(updateProperty(as('olga'), alone))).toEqual(refused)
    await change(as('olga'), id, { 'ftp.host': ' FILES.example.com/' })
    await change(as('olga'), id, { 'ftp.host': 'new.example.com', 'ftp.password': 'pw-2' })
    expect([...(await opened(id)).values()]).toEqual(expect.arrayContaining(['new.example.com', 'pw-2']))
  })

  it('keep a secret bound when its place is removed and added again', async () => {
    const settings = { 'gaap.apiKey': 'key-1', 'gaap.startingDate': '2024-01-01' }
    const id = await addConnector(as('olga'), acme, { name: 'Till', type: 'gaap', settings })
    const place = async (name: string) => ({
      params: { ...params(id), propertyId: (await fetchProperty(as('olga'), acme, id, name)).id },
    })
    const node = { 'gaap.node': 'evil.example.com' }
    expect(await statusOf(add(as('olga'), id, node))).toBe(400)
    await deleteProperty(as('olga'), await place('gaap.apiKey'))
    await add(as('olga'), id, { ...node, 'gaap.apiKey': 'key-2' })
    expect(await statusOf(deleteProperty(as('olga'), await place('gaap.node')))).toBe(400)
    await change(as('olga'), id, { 'gaap.node': '', 'gaap.apiKey': 'key-3' })
    expect((await opened(id)).get('gaap.apiKey')).toBe('key-3')
  })

  it('return a connection string without its password, which is bound to its data source [CPROP-22, CPROP-23]', async () => {
    const name = 'source.connectionString'
    const visible = 'data source=db.example.com;initial catalog=erp;user id=sa'
    const id = await addConnector(as('olga'), acme, {
      name: 'Ledger',
      type: 'sqlserver',
      settings: { [name]: `${visible};password="pw;1"` },
    })
    expect((await fetchProperty(as('olga'), acme, id, name)).value).toBe(visible)
    expect((await fetchConnector(as('olga'), id)).properties.find((one) => one.name === name)?.value).toBe(
      visible,
    )
    await change(as('olga'), id, { [name]: visible.replace('erp', 'sales') })
    const kept = 'data source=db.example.com;initial catalog=sales;user id=sa;password="pw;1"'
    expect((await opened(id)).get(name)).toBe(kept)
    expect((await fetchProperty(as('olga'), acme, id, name)).value).toBe(visible.replace('erp', 'sales'))
    const elsewhere = { [name]: visible.replace('db.', 'evil.') }
    expect(await statusOf(change(as('olga'), id, elsewhere))).toBe(400)
    await change(as('olga'), id, { [name]: '' })
    expect((await opened(id)).get(name)).toBe(kept)
    await change(as('olga'), id, { [name]: `${elsewhere[name]};password=pw-2` })
    expect((await opened(id)).get(name)).toContain('evil.example.com;')
  })

  describe('portal.user [CPROP-16]', () => {
    it('lists the assigned users and accepts only ids of members', async () => {
      const id = await newFtp('People')
      const [una, eli] = [await backend.idOf('users', 'Una'), await backend.idOf('users', 'Eli')]
      await add(as('olga'), id, { [PORTAL_USER]: `${una}  ${una}` })
      expect((await fetchConnector(as('una'), id)).properties).toMatchObject([
        { name: PORTAL_USER, value: una },
      ])
      await change(as('olga'), id, { [PORTAL_USER]: eli })
      expect(await statusOf(fetchConnector(as('una'), id))).toBe(404)
      expect((await fetchConnector(as('eli'), id)).name).toBe('People')
      for (const value of [UNKNOWN_ID, 'x', `${eli} ${UNKNOWN_ID}`])
        expect(await statusOf(change(as('olga'), id, { [PORTAL_USER]: value })), value).toBe(400)
      expect(await statusOf(add(as('olga'), id, { [PORTAL_USER]: una }))).toBe(409)
      const all = await fetchProperty(as('olga'), acme, id, PORTAL_USER)
      await deleteProperty(as('olga'), { params: { ...params(id), propertyId: all.id } })
      expect((await fetchProperty(as('olga'), acme, id, PORTAL_USER)).value).toBe('')
      expect((await lastAudit(id))?.detail).toEqual({ 'before.users': eli, 'after.users': '' })
    })

    it('is changed together with the other settings or not at all', async () => {
      const id = await newFtp('Together')
      const settings = { [PORTAL_USER]: await backend.idOf('users', 'Una'), 'ftp.path': '../x' }
      expect(await statusOf(change(as('olga'), id, settings))).toBe(400)
      expect((await fetchProperty(as('olga'), acme, id, PORTAL_USER)).value).toBe('')
    })
  })

  it('are hidden from users who may not manage connectors, and from other organisations', async () => {
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
        body: [{ id: UNKNOWN_ID, name: 'target.schema', value }],
      }),
      updateProperty(as(name), {
        params: { ...params(connectorId), propertyId: UNKNOWN_ID },
        body: { value },
      }),
      deleteProperty(as(name), { params: { ...params(connectorId), propertyId: UNKNOWN_ID } }),
    ]
    expect(await Promise.all(calls('eli', id).map(statusOf))).toEqual([403, 403, 403, 403, 403])
    expect(await Promise.all(calls('olga', foreign).map(statusOf))).toEqual([400, 400, 400, 400, 400])
  })
})

describe('the licences of a connector', () => {
  it('are listed and replaced; a base licence cannot be removed [CALL-85, CALL-87, CALL-88]', async () => {
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
    expect(await failureOf(save([old]))).toEqual([400, 'The base licence "FTP connector" cannot be removed.'])
    expect((await save([base, base])).data).toHaveLength(1)
    expect(await listConnectorLicences(as('sue'), { params })).toHaveLength(1)
  })

  it('belong to its type and are managed by super administrators', async () => {
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
    expect(await statusOf(listLicences(as('sue'), { params: { id: UNKNOWN_ID } }))).toBe(404)
    const unknown = { orgId: acme, connectorId: UNKNOWN_ID }
    expect(await statusOf(listConnectorLicences(as('sue'), { params: unknown }))).toBe(404)
    expect(await statusOf(saveLicences(as('sue'), { params: unknown, body: { licences: [] } }))).toBe(404)
  })
})
