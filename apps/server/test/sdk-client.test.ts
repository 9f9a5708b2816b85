import {
  getConnector,
  listConnectors,
  listConnectorTypes,
  listOrganisationConnectorTypes,
  listOrganisations,
  listStatuses,
  listUsers,
  refreshConnector,
  refreshConnectorByKey,
  refreshSession,
  signIn,
  signOut,
} from '@tributary/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Backend, emailOf, startBackend } from './support/backend.ts'
import { acmeAs, clientOf, failureOf, newClient } from './support/sdk-client.ts'

// The published client against the real server, with nothing between them replaced.

let backend: Backend
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.close())

describe('the session of a client', () => {
  it('starts with sign-in, survives a reload and ends at sign-out', async () => {
    const client = newClient(backend)
    const credentials = { emailAddress: ' Eli@tributary.example', password: 'Horse-7-battery' }
    expect(await signIn(client, credentials)).toMatchObject({
      kind: 'signed-in',
      user: { firstName: 'Eli', role: 'ExcelUser', roleLevel: 3, verificationDevices: [] },
    })
    expect(await refreshSession(client)).toMatchObject({ firstName: 'Eli' })
    await signOut(client)
    expect(await refreshSession(client)).toBeNull()
  })

  it('is renewed silently when the access token has expired', async () => {
    const client = await clientOf(backend, 'eli')
    backend.clock.advance(11 * 60)
    expect(await listOrganisations(client)).toMatchObject([{ companyName: 'acme Traders' }])
  })

  it('fails with the server’s message for a wrong password', async () => {
    const wrong = signIn(newClient(backend), { emailAddress: emailOf('una'), password: 'wrong' })
    expect(await failureOf(wrong)).toEqual([401, 'Please check your email address and password.'])
  })
})

describe('the data of an organisation', () => {
  it('has the field names of the domain', async () => {
    const { client, orgId } = await acmeAs(backend, 'eli')
    expect(await listStatuses(client)).toContainEqual({ id: 1, name: 'active' })
    expect(await listConnectorTypes(client)).toContainEqual({
      id: expect.any(String),
      type: 'vend',
      isInsider: true,
      isEarlyStages: false,
      requiresAuthorisation: true,
    })
    expect(await listOrganisationConnectorTypes(client, { params: { orgId } })).toHaveLength(5)
    expect(await listUsers(client, { query: { orgId } })).toHaveLength(5)
  })

  it('has connectors with instants in their logs', async () => {
    const { client, orgId } = await acmeAs(backend, 'sue')
    const connectors = await listConnectors(client, { params: { orgId, connectorId: 'xero' } })
    const traders = connectors.find(({ name }) => name === 'Acme Traders Ltd')
    expect(traders).toMatchObject({
      clientKey: 'acme-traders',
      status: 'CONNECTED',
      log: { automaticallyTriggeredAt: new Date('2026-11-21T08:00:00Z'), hasError: false },
    })
    const alone = await getConnector(client, {
      params: { id: traders?.id ?? '' },
      query: { excludeProperties: 'true' },
    })
    expect(alone).toMatchObject({ ...traders, properties: [] })
  })
})

describe('a refresh', () => {
  it('is started, and rejected while one is running', async () => {
    const { client, orgId } = await acmeAs(backend, 'una')
    const [warehouse] = await listConnectors(client, { params: { orgId, connectorId: 'ftp' } })
    const params = { orgId, id: warehouse?.id ?? '' }
    const body = { fullTransactionSync: false, statusMessage: 'Refresh requested from the portal' }
    expect(await refreshConnector(client, { params, body })).toEqual({
      message: 'The refresh has started.',
      data: {
        manuallyTriggeredAt: backend.clock.now,
        automaticallyTriggeredAt: null,
        completedAt: null,
        hasError: false,
        forbidden: false,
        refreshDetail: null,
        error: null,
        cause: null,
        retryAt: null,
        leftOut: null,
      },
    })
    const keys = { clientKey: 'acme-traders', connectorKey: 'warehouse-files' }
    expect(await failureOf(refreshConnectorByKey(client, { params: keys, body: {} }))).toEqual([
      409,
      'A refresh of this connector is already running.',
    ])
  })
})
