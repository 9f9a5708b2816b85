import { type Id, PORTAL_USER } from '@tributary/domain'
import {
  assignOrganisations,
  assignUsers,
  type Client,
  changeSetting,
  createConnector,
  deleteConnector,
  disconnectConnector,
  getConnector,
  listConnectorLicences,
  listConnectors,
  listInsights,
  listOrganisationConnectorTypes,
  listProperties,
  refreshConnector,
  refreshConnectorByKey,
  updateConnector,
} from '@tributary/sdk'
import { connectors } from '@tributary/sdk/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Backend, UNKNOWN_ID } from '../support/backend.ts'
import {
  addConnector,
  type ConnectorWorld,
  connectorWorld,
  fetchConnector,
  fetchProperty,
  ftpSettings,
  typeId,
} from '../support/connector-world.ts'
import { failureOf, statusOf } from '../support/sdk-client.ts'

const ftp = ftpSettings

let backend: Backend
let acme: string
let birch: string
let cedar: string
let as: ConnectorWorld['as']
let newFtp: ConnectorWorld['newFtp']
let lastAudit: ConnectorWorld['lastAudit']

beforeAll(async () => {
  ;({ backend, acme, birch, cedar, as, newFtp, lastAudit } = await connectorWorld())
})
afterAll(() => backend.close())

/** Sends a request that the SDK would not. */
const rawStatus = async (method: 'POST' | 'PATCH', path: string, body: object) =>
  (await (await backend.as('olga')).call(method, path, { body })).statusCode

describe('adding a connector [CALL-95]', () => {
  it('derives a key from the name and adds the type and the base licence', async () => {
    const params = { orgId: birch }
    const sourceConnectorId = await typeId(as('olga'), 'cin7')
    const answer = await createConnector(as('olga'), {
      params,
      body: { name: '  Košík Stock ', sourceConnectorId },
    })
    expect(answer).toEqual({ id: expect.any(String), message: 'The connector has been added.' })
    expect(await fetchConnector(as('olga'), answer.id)).toMatchObject({
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

  it('numbers keys that are taken', async () => {
    const ids = [await newFtp('Same name'), await newFtp('Same  NAME'), await newFtp('Same name!')]
    const keys = await Promise.all(ids.map(async (id) => (await fetchConnector(as('olga'), id)).key))
    expect(keys).toEqual(['same-name', 'same-name-2', 'same-name-3'])
  })

  it('numbers keys of connectors added at the same time', async () => {
    const ids = await Promise.all(
      Array.from({ length: 5 }, () => addConnector(as('olga'), acme, { name: 'Simultaneous', type: 'ftp' })),
    )
    const keys = await Promise.all(ids.map(async (id) => (await fetchConnector(as('olga'), id)).key))
    expect(new Set(keys).size).toBe(5)
  })

  it('refuses blank names, invalid or forbidden schedules, and unknown types', async () => {
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
    const slower = await typeId(as('olga'), 'poweroffice')
    expect(await add(as('sue'), { name: 'X', sourceConnectorId: slower, schedule: '*/10 * * * *' })).toBe(400)
    expect(await add(as('olga'), { name: 'X', sourceConnectorId, schedule: '0 6 * * *' })).toBe(403)
    expect(await add(as('olga'), { name: 'X', sourceConnectorId: UNKNOWN_ID })).toBe(404)
    expect(await add(as('olga'), { name: 'X', sourceConnectorId: 7 })).toBe(404)
    expect(await add(as('sue'), { name: 'Scheduled', sourceConnectorId, schedule: ' 0 6 * * 1-5 ' })).toBe(
      undefined,
    )
  })

  it('refuses a schedule that runs too often for a type that charges for requests', async () => {
    const sourceConnectorId = await typeId(as('sue'), 'aws')
    const add = (schedule: string) => {
      const body = { name: `Costs ${schedule}`, sourceConnectorId, schedule }
      return createConnector(as('sue'), { params: { orgId: birch }, body })
    }
    const refusal = [400, 'Please leave at least six hours between two runs.']
    expect(await failureOf(add('0 * * * *'))).toEqual(refusal)
    const { id } = await add('0 */6 * * *')
    const change = { params: { orgId: birch, id }, body: { schedule: '0 */3 * * *' } }
    expect(await failureOf(updateConnector(as('sue'), change))).toEqual(refusal)
  })

  it('refuses one that another organisation already shares', async () => {
    const id = await addConnector(as('adam'), cedar, { name: 'Cedar companies', type: 'xero' })
    await assignOrganisations(as('adam'), { params: { id }, body: { organisations: [acme] } })
    const again = addConnector(as('olga'), acme, { name: 'CEDAR companies', type: 'xero' })
    expect(await failureOf(again)).toEqual([
      409,
      'The Xero connector you are trying to add already belongs to another organisation. Please speak to your organisation administrator.',
    ])
    expect(await statusOf(addConnector(as('olga'), birch, { name: 'Cedar companies', type: 'xero' }))).toBe(
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
  ) => updateConnector(client, { params: { orgId, id }, body })

  it('renames it, keeps its original name and key, and records the change', async () => {
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

  it('lets only super administrators set the schedule [CONNMAN-17]', async () => {
    const id = await newFtp('Timed')
    expect((await update(as('sue'), id, { schedule: '30 5 * * *' })).data.schedule).toBe('30 5 * * *')
    for (const schedule of ['61 5 * * *', '*/2 * * * *', '0 0 30 2 *', '0 5 * * * *', 'daily'])
      expect(await statusOf(update(as('sue'), id, { schedule })), schedule).toBe(400)
    expect(await statusOf(update(as('adam'), id, { schedule: null }))).toBe(403)
    expect((await update(as('sue'), id, { schedule: null })).data.schedule).toBeNull()
  })

  it('reconnects a disconnected one and leaves a connected one unchanged', async () => {
    const id = await newFtp('Again')
    await disconnectConnector(as('olga'), {
      params: { clientKey: 'acme-traders', connectorKey: 'again' },
    })
    expect((await update(as('olga'), id, { status: 'CONNECTED' })).data.status).toBe('CONNECTED')
    const active = await backend.idOf('connectors', 'Acme web shop')
    expect((await update(as('olga'), active, { status: 'CONNECTED' })).data.status).toBe('ACTIVE')
  })

  it('is refused for deleted connectors and those of other organisations', async () => {
    const deleted = await backend.idOf('connectors', 'Old Mill Bakery (closed)')
    expect(await statusOf(update(as('sue'), deleted, { name: 'X' }))).toBe(409)
    expect(await statusOf(update(as('olga'), deleted, { name: 'X' }))).toBe(404)
    const foreign = await backend.idOf('connectors', 'Birch Ltd')
    // The caller belongs to both organisations: the request contradicts itself.
    expect(await statusOf(update(as('adam'), foreign, { name: 'X' }))).toBe(400)
    expect(await statusOf(update(as('olga'), foreign, { name: 'X' }))).toBe(400)
    expect(await statusOf(update(as('olga'), UNKNOWN_ID, { name: 'X' }))).toBe(404)
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

  it('deletes it, so that only super administrators see it, and ends its refresh [CALL-99]', async () => {
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
    expect(await statusOf(fetchConnector(as('olga'), id))).toBe(404)
    expect((await fetchConnector(as('sue'), id)).status).toBe('DELETED')
    expect(await statusOf(deleteConnector(as('olga'), { params }))).toBe(404)
    expect(await statusOf(deleteConnector(as('sue'), { params }))).toBe(409)
    expect(await statusOf(deleteConnector(as('eli'), { params }))).toBe(403)
    expect((await lastAudit(id))?.detail).toEqual({
      'before.status': 'CONNECTED',
      'after.status': 'DELETED',
    })
  })

  it('disconnects a connector by its key, once, and prevents further refreshes [CALL-101]', async () => {
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
    expect(await disconnect('unknown', 'nothing')).toBe(404)
    expect(await statusOf(disconnectConnector(as('una'), { params }))).toBe(403)
  })

  it('refuses refreshes while they are switched off [ACONF-06]', async () => {
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

describe('assigning users [CALL-98]', () => {
  const assign = (client: Client, id: Id, users: Id[]) =>
    assignUsers(client, { params: { id }, body: { users } })

  it('is allowed for everyone who sees the connector and replaces the assigned users', async () => {
    const id = await newFtp('Assigned')
    const [una, eli] = [await backend.idOf('users', 'Una'), await backend.idOf('users', 'Eli')]
    expect(await assign(as('olga'), id, [una])).toEqual({
      message: 'The users of the connector have been saved.',
      data: null,
    })
    await assign(as('una'), id, [eli, una.toUpperCase()])
    expect((await fetchProperty(as('olga'), acme, id, PORTAL_USER)).value.split(' ').toSorted()).toEqual(
      [eli, una].toSorted(),
    )
    await assign(as('eli'), id, [])
    expect(await statusOf(assign(as('eli'), id, [eli]))).toBe(404)
  })

  it('accepts only members and connected connectors', async () => {
    const id = await newFtp('Live')
    expect(await failureOf(assign(as('olga'), id, [await backend.idOf('users', 'Una'), UNKNOWN_ID]))).toEqual(
      [400, 'Only members of the organisation can be assigned to its connectors.'],
    )
    const birchOnes = await backend.idOf('connectors', 'Birch Ltd')
    expect(await statusOf(assign(as('olga'), birchOnes, [await backend.idOf('users', 'Una')]))).toBe(400)
    const off = await backend.idOf('connectors', 'Acme Café Bar Ltd')
    expect(await statusOf(assign(as('olga'), off, []))).toBe(409)
    expect(await statusOf(assign(as('eli'), birchOnes, []))).toBe(404)
    expect(await statusOf(assign(as('olga'), UNKNOWN_ID, []))).toBe(404)
  })
})

describe('sharing a connector with other organisations [CALL-97]', () => {
  const show = (client: Client, id: Id, organisations: Id[]) =>
    assignOrganisations(client, { params: { id }, body: { organisations } })
  const namesIn = async (client: Client, orgId: Id) =>
    (await listConnectors(client, { params: { orgId, connectorId: 'cin7' } })).map(({ name }) => name)

  it('lets their administrators see only its refreshes', async () => {
    const id = await addConnector(as('adam'), cedar, {
      name: 'Shared stock',
      type: 'cin7',
      settings: { 'cin7.accountId': 'cedar', 'cin7.applicationKey': 'k' },
    })
    expect(await statusOf(fetchConnector(as('olga'), id))).toBe(404)
    expect(await show(as('adam'), id, [acme, cedar])).toEqual({
      message: 'The organisations of the connector have been saved.',
      data: null,
    })
    expect(await namesIn(as('olga'), acme)).toContain('Shared stock')
    expect(await namesIn(as('eli'), acme)).not.toContain('Shared stock')
    expect(await fetchConnector(as('olga'), id)).toMatchObject({
      clientKey: 'cedar-co',
      properties: [{ name: PORTAL_USER, value: '' }],
    })
    expect(await statusOf(fetchConnector(as('eli'), id))).toBe(404)
    const params = { orgId: acme, id }
    expect(await failureOf(refreshConnector(as('olga'), { params, body: {} }))).toEqual([
      403,
      'This connector belongs to another organisation that shares it with yours.',
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

  it('is allowed for levels 0 and 1, with organisations that exist', async () => {
    const id = await newFtp('Not shown')
    expect(await statusOf(show(as('olga'), id, [birch]))).toBe(403)
    expect(await failureOf(show(as('adam'), id, [UNKNOWN_ID]))).toEqual([
      404,
      'This organisation does not exist.',
    ])
    expect(await statusOf(show(as('adam'), id, [7]))).toBe(404)
    expect(await statusOf(show(as('adam'), UNKNOWN_ID, []))).toBe(404)
  })
})

describe('the running connectors [CALL-18]', () => {
  it('are listed for levels 0 and 1, of every organisation and any duration [ADASH-10]', async () => {
    const id = await addConnector(as('adam'), cedar, { name: 'Running', type: 'ftp', settings: ftp })
    await refreshConnector(as('adam'), { params: { orgId: cedar, id }, body: {} })
    const rows = await listInsights(as('adam'))
    expect(rows).toContainEqual({
      clientName: 'Cedar & Co',
      clientConnectorName: 'Running',
      clientConnectorId: id,
      connectorType: 'ftp',
      automaticallyTriggeredAt: null,
      manuallyTriggeredAt: backend.clock.now,
    })
    expect(rows.map(({ clientName }) => clientName)).toEqual(
      rows.map(({ clientName }) => clientName).toSorted(),
    )
    // It should have ended long ago, so it must be listed.
    expect(rows.map((row) => row.clientConnectorName)).toContain('Acme stock')
    await deleteConnector(as('adam'), { params: { orgId: cedar, id } })
    expect((await listInsights(as('sue'))).map((row) => row.clientConnectorId)).not.toContain(id)
    expect(await statusOf(listInsights(as('olga')))).toBe(403)
  })
})

describe('a malformed request', () => {
  it.each(Object.entries(connectors))('%s returns 400', async (_, call) => {
    const sue = await backend.as('sue')
    const path = call.path
      .replace('{orgId}', acme)
      .replace('{type}', 'xero')
      .replace('{clientKey}', 'acme-traders')
      .replace(/\{\w+\}/g, UNKNOWN_ID)
    const answer =
      call.method === 'GET'
        ? await sue.call('GET', `${path}?surprise=1`)
        : await sue.call(call.method, path, { body: { surprise: 1 } })
    expect([answer.statusCode, answer.json().error]).toEqual([400, 'Bad Request'])
  })

  it('returns 404 for an unknown organisation to users who act on every one', async () => {
    const params = { orgId: UNKNOWN_ID, connectorId: 'ftp' }
    expect(await statusOf(listConnectors(as('adam'), { params }))).toBe(404)
    expect(await statusOf(getConnector(as('adam'), { params: { id: 'no-id' } }))).toBe(404)
  })
})
