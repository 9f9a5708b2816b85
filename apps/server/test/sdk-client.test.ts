import {
  type Client,
  getConnector,
  listConnectors,
  listConnectorTypes,
  listEveryConnector,
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
import { type Backend, emailOf, startBackend, UNKNOWN_ID } from './support/backend.ts'
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

describe('a base URL without the path of the API', () => {
  it.each([
    ['a read', (client: Client) => listOrganisations(client)],
    ['a sign-in', (client: Client) => signIn(client, { emailAddress: emailOf('eli'), password: 'x' })],
  ])('is named by the response: %s', async (_, call) => {
    const client = newClient(backend, new Map(), '')
    expect(await failureOf(call(client))).toEqual([404, 'Not found. The API is under /v1.'])
  })

  it('is not suggested below the path of the API', async () => {
    const client = newClient(backend, new Map(), '/backend/v2')
    expect(await failureOf(listOrganisations(client))).toEqual([404, 'Not found.'])
  })
})

describe('an unknown id', () => {
  it('names the organisation to a super administrator, and nothing to others [ROLE-20]', async () => {
    const params = { orgId: UNKNOWN_ID, connectorId: 'ftp' }
    const asSue = await clientOf(backend, 'sue')
    expect(await failureOf(listConnectors(asSue, { params }))).toEqual([
      404,
      'This organisation does not exist.',
    ])
    const asUna = await clientOf(backend, 'una')
    const notMember = [403, 'You are not a member of this organisation.']
    expect(await failureOf(listConnectors(asUna, { params }))).toEqual(notMember)
    const other = await organisationWithout(asSue, asUna)
    expect(await failureOf(listConnectors(asUna, { params: { ...params, orgId: other } }))).toEqual(notMember)
  })

  it('names the connector, the same for one of another organisation [ROLE-20]', async () => {
    const sentence = [404, 'This connector does not exist.']
    const { client: asSue, orgId } = await acmeAs(backend, 'sue')
    expect(await failureOf(getConnector(asSue, { params: { id: UNKNOWN_ID } }))).toEqual(sentence)
    expect(await failureOf(refreshConnector(asSue, { params: { orgId, id: UNKNOWN_ID } }))).toEqual(sentence)
    const asUna = await clientOf(backend, 'una')
    const [foreign] = await connectorsElsewhere(asSue, asUna)
    expect(await failureOf(getConnector(asUna, { params: { id: foreign?.id ?? '' } }))).toEqual(sentence)
  })

  it('of a key reads the same for an organisation of other members [ROLE-20]', async () => {
    const asUna = await clientOf(backend, 'una')
    const asSue = await clientOf(backend, 'sue')
    const [foreign] = await connectorsElsewhere(asSue, asUna)
    const sentence = [404, 'This organisation does not exist.']
    for (const clientKey of ['no-such-key', foreign?.clientKey ?? ''])
      expect(
        await failureOf(refreshConnectorByKey(asUna, { params: { clientKey, connectorKey: 'x' }, body: {} })),
      ).toEqual(sentence)
  })
})

/** The id of an organisation that one user sees and the other does not. */
async function organisationWithout(all: Client, user: Client) {
  const own = (await listOrganisations(user)).map(({ id }) => id)
  const other = (await listOrganisations(all)).find(({ id }) => !own.includes(id))
  if (!other) throw new Error('The user is a member of every organisation.')
  return other.id
}

async function connectorsElsewhere(all: Client, user: Client) {
  const orgId = await organisationWithout(all, user)
  return listEveryConnector(all, { params: { orgId } })
}
