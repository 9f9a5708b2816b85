import {
  createClient,
  getConnector,
  isSdkError,
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
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Backend, emailOf, startBackend } from './support/backend.ts'

// The published client against the real server: what one writes the other reads, with nothing between them replaced.

let backend: Backend
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.close())

/** A fetch that hands its request to the app, with a cookie jar, as the portal's page has one. */
function fetchFrom(app: FastifyInstance): typeof fetch {
  let cookie = ''
  return async (input, init) => {
    const request = new Request(input, init)
    const payload = await request.text()
    const answer = await app.inject({
      method: request.method === 'POST' ? 'POST' : 'GET',
      url: new URL(request.url).pathname + new URL(request.url).search,
      headers: {
        ...Object.fromEntries(request.headers),
        origin: 'https://portal.example',
        ...(cookie && { cookie }),
      },
      ...(payload && { payload }),
    })
    for (const { name, value } of answer.cookies) cookie = value ? `${name}=${value}` : ''
    const headers = new Headers()
    for (const [name, value] of Object.entries(answer.headers)) headers.append(name, String(value))
    return new Response(answer.body, { status: answer.statusCode, headers })
  }
}

const newClient = () =>
  createClient({
    baseUrl: 'https://portal.example/backend',
    fetch: fetchFrom(backend.app),
    credentials: 'include',
  })

async function clientOf(name: 'sue' | 'eli' | 'una') {
  const client = newClient()
  await signIn(client, { emailAddress: emailOf(name), password: 'Horse-7-battery' })
  return client
}

async function acmeAs(name: 'sue' | 'eli' | 'una') {
  const client = await clientOf(name)
  const [acme] = await listOrganisations(client)
  if (!acme) throw new Error(`${name} has no organisation.`)
  return { client, orgId: acme.id }
}

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => (isSdkError(error) ? [error.statusCode, ...error.messages] : error),
  )

describe('a person with the client', () => {
  it('signs in, comes back after a reload, and signs out', async () => {
    const client = newClient()
    const credentials = { emailAddress: ' Eli@tributary.example', password: 'Horse-7-battery' }
    expect(await signIn(client, credentials)).toMatchObject({
      kind: 'signed-in',
      user: { firstName: 'Eli', role: 'ExcelUser', roleLevel: 3, verificationDevices: [] },
    })
    expect(await refreshSession(client)).toMatchObject({ firstName: 'Eli' })
    await signOut(client)
    expect(await refreshSession(client)).toBeNull()
  })

  it('is renewed in silence when the access token has run out', async () => {
    const client = await clientOf('eli')
    backend.clock.advance(11 * 60)
    expect(await listOrganisations(client)).toMatchObject([{ companyName: 'acme Traders' }])
  })

  it('hears the sentence of the server when the password is wrong', async () => {
    const wrong = signIn(newClient(), { emailAddress: emailOf('una'), password: 'wrong' })
    expect(await failureOf(wrong)).toEqual([401, 'Please check your email address and password.'])
  })
})

describe('the data of an organisation', () => {
  it('arrives as the domain names it', async () => {
    const { client, orgId } = await acmeAs('eli')
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
    const { client, orgId } = await acmeAs('sue')
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
  it('is started, and refused while it runs', async () => {
    const { client, orgId } = await acmeAs('una')
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
      },
    })
    const keys = { clientKey: 'acme-traders', connectorKey: 'warehouse-files' }
    expect(await failureOf(refreshConnectorByKey(client, { params: keys, body: {} }))).toEqual([
      409,
      'A refresh of this connector is already running.',
    ])
  })
})
