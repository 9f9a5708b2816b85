import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { createClient } from '../client/client.ts'
import { createRetryBudget } from '../client/retry-budget.ts'
import * as contract from '../contract/index.ts'
import {
  createArea,
  getMe,
  getRefreshHistory,
  isSdkError,
  listApprovals,
  listAreas,
  listClients,
  listConnectors,
  listEveryConnector,
  listOrganisations,
  listRefreshRuns,
  listUsers,
  listVersions,
  refreshConnector,
  refreshSession,
  signIn,
  signOut,
} from '../index.ts'
import { errorOf } from '../test/builders.ts'
import { fakeClock } from '../test/fake-clock.ts'
import {
  createFakeBackend,
  type FakeBackendOptions,
  forbidden,
  fromJson,
  networkFailure,
  notFound,
  refusal,
  sampleJson,
  tooManyRequests,
  unavailable,
} from './index.ts'

const orgId = 'acme'
const baseUrl = 'https://portal.example/backend'

function start(emailAddress = 'olga@tributary.example', options: FakeBackendOptions = {}) {
  const backend = createFakeBackend(options)
  const client = createClient({
    baseUrl,
    fetch: backend.fetch,
    token: backend.tokenOf(emailAddress),
    clock: fakeClock(),
    retryBudget: createRetryBudget(),
  })
  return { backend, client }
}

describe('the session', () => {
  it('starts with a password, continues after a reload, and ends at sign-out', async () => {
    const backend = createFakeBackend()
    const client = createClient({ baseUrl, fetch: backend.fetch })
    const credentials = { emailAddress: 'eli@tributary.example', password: 'Horse-7-battery' }
    expect(await signIn(client, credentials)).toMatchObject({ kind: 'signed-in', user: { firstName: 'Eli' } })
    const reloaded = createClient({ baseUrl, fetch: backend.fetch })
    expect(await refreshSession(reloaded)).toMatchObject({ role: 'ExcelUser', roleLevel: 3 })
    await signOut(reloaded)
    expect(await refreshSession(createClient({ baseUrl, fetch: backend.fetch }))).toBeNull()
  })

  it('is renewed by the client when its token has expired', async () => {
    const backend = createFakeBackend({ signedInAs: 'eli@tributary.example' })
    const client = createClient({ baseUrl, fetch: backend.fetch })
    await refreshSession(client)
    backend.expireTokens()
    expect(await getMe(client)).toMatchObject({ firstName: 'Eli' })
    backend.endSessions()
    expect(await errorOf(getMe(client))).toMatchObject({ statusCode: 401 })
  })
})

describe('a request', () => {
  it('is refused without a token, with too low a role, and for another organisation', async () => {
    const { client } = start('eli@tributary.example')
    const anyone = createClient({ baseUrl, fetch: createFakeBackend().fetch })
    expect(await errorOf(listOrganisations(anyone))).toMatchObject({ statusCode: 401 })
    expect(await errorOf(listApprovals(client))).toMatchObject({ statusCode: 403 })
    expect(await errorOf(listAreas(client, { query: { orgId: 'birch' } }))).toMatchObject({
      statusCode: 403,
      messages: ['You are not a member of this organisation.'],
    })
  })

  it('is served to everyone by an open backend', async () => {
    const backend = createFakeBackend({ open: true })
    backend.on(listAreas, () => [])
    expect(await listAreas(createClient({ baseUrl, fetch: backend.fetch }))).toEqual([])
  })

  it('is refused with the sentence of the server if it does not match the contract', async () => {
    const { backend } = start()
    const response = await backend.fetch(`${baseUrl}/areas`, {
      method: 'POST',
      headers: { authorization: `Bearer ${backend.tokenOf('olga@tributary.example')}` },
      body: JSON.stringify({ name: '', comOrganisationId: orgId, colour: 'red' }),
    })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({
      message: ['body.colour is not a known field.', 'body.name is too short.'],
    })
  })

  it('is recorded with its input in the names of the SDK', async () => {
    const { backend, client } = start()
    await createArea(client, { body: { name: 'People', organisationId: orgId } })
    expect(backend.requestsTo(createArea)).toMatchObject([
      {
        call: 'POST /areas',
        body: { name: 'People', organisationId: orgId },
        user: 'olga@tributary.example',
        background: false,
        status: 200,
      },
    ])
  })
})

describe('a handler', () => {
  it('gets the decoded request and its user, and replaces the model until it is removed', async () => {
    const { backend, client } = start()
    const remove = backend.on(listAreas, ({ query, user, count }) => {
      expect([query.orgId, user?.firstName, count]).toEqual([orgId, 'Olga', 1])
      return []
    })
    expect(await listAreas(client, { query: { orgId } })).toEqual([])
    remove()
    expect(await listAreas(client, { query: { orgId } })).toHaveLength(2)
  })

  it('may be for an endpoint of the contract, and for one request', async () => {
    const { backend, client } = start()
    backend.once(contract.organisations.listOrganisations, () => [{ id: 1, companyName: 'Only once' }])
    expect(await listOrganisations(client)).toEqual([{ id: 1, companyName: 'Only once' }])
    expect(await listOrganisations(client)).toHaveLength(2)
  })

  it('fails loudly if its result does not fit the contract, with the path of the fault', async () => {
    const { backend, client } = start()
    backend.on(listOrganisations, () => [{ id: 'acme', companyName: 7 }] as never)
    const error = await errorOf(listOrganisations(client))
    expect(error.message).toContain('response.0.CompanyName')
    expect(() => backend.verify()).toThrow('GET /organisations')
  })

  it('fails loudly with a status that the call never has', async () => {
    const { backend, client } = start()
    backend.on(listOrganisations, refusal(409, 'Taken.'))
    expect((await errorOf(listOrganisations(client))).message).toBe(
      'listOrganisations (GET /organisations) never fails with 409, only with 400, 401, 403, 404, 429, 500, 503.',
    )
  })

  it('does not compile with a result of another type', () => {
    const { backend } = start()
    // @ts-expect-error an organisation has a name
    backend.on(listOrganisations, () => [{ id: 1 }])
    // @ts-expect-error the call has no such parameter
    backend.on(listAreas, ({ params }) => [params.orgId])
    expect(backend.requests).toEqual([])
  })
})

describe('an address', () => {
  const params = { orgId, connectorId: 'ftp' }

  it('stands for the calls that match it', async () => {
    const { backend, client } = start()
    backend.on('GET /business2cloud/clients/acme/connectors/*', () => [])
    backend.on('GET /business2cloud/clients/*/connectors/xero', notFound())
    expect(await listConnectors(client, { params })).toEqual([])
    expect(backend.requestsTo('GET /business2cloud/clients/*/connectors/ftp')).toHaveLength(1)
    expect(backend.requestsTo('GET /business2cloud/clients/*/connectors/xero')).toEqual([])
  })

  it('outside the contract is refused', () => {
    const { backend } = start()
    expect(() => backend.on('GET /no-such-call', notFound())).toThrow(
      'The contract has no call GET /no-such-call.',
    )
    // @ts-expect-error not a method
    expect(() => backend.on('LOOK /areas', notFound())).toThrow('The contract has no call LOOK /areas.')
  })
})

describe('JSON of the API', () => {
  it('is a response, in the names of the server', async () => {
    const { backend, client } = start()
    backend.on(listOrganisations, fromJson([{ Id: 1, CompanyName: 'Recorded' }]))
    expect(await listOrganisations(client)).toEqual([{ id: 1, companyName: 'Recorded' }])
  })

  it('that the contract does not allow fails loudly with the path of the fault', async () => {
    const { backend, client } = start()
    backend.on(listOrganisations, fromJson([{ Id: 1 }]))
    expect((await errorOf(listOrganisations(client))).message).toContain('response.0.CompanyName')
    expect(() => backend.verify()).toThrow('GET /organisations')
  })

  it('of a request is in `sent`', async () => {
    const { backend, client } = start()
    const bodies: unknown[] = []
    backend.on(createArea, ({ sent, next }) => {
      bodies.push(sent.body)
      return next()
    })
    await createArea(client, { body: { name: 'People', organisationId: orgId } })
    expect(bodies).toEqual([{ name: 'People', comOrganisationId: orgId }])
  })
})

describe('a handler that calls next', () => {
  it('fails the request it chooses, and leaves the others to the model', async () => {
    const { backend, client } = start()
    backend.on(listUsers, ({ count, next }) => (count === 2 ? forbidden() : next()))
    const list = () => listUsers(client, { query: { orgId } })
    expect(await list()).toHaveLength(5)
    expect(await errorOf(list())).toMatchObject({ statusCode: 403 })
    expect(await list()).toHaveLength(5)
  })

  it('can lose the response of a write, which is carried out once', async () => {
    const { backend, client } = start()
    const remove = backend.on(createArea, async ({ next }) => {
      await next()
      return networkFailure()
    })
    const create = () =>
      createArea(client, { body: { name: 'People', organisationId: orgId } }, { idempotencyKey: 'one' })
    expect(await errorOf(create())).toMatchObject({ kind: 'network' })
    remove()
    expect((await create()).data.name).toBe('People')
    expect(backend.data.areas.filter(({ name }) => name === 'People')).toHaveLength(1)
  })

  it('can wait until the client gives up', async () => {
    const { backend, client } = start()
    const abort = new AbortController()
    backend.on(listAreas, async ({ signal }) => {
      abort.abort()
      expect(signal.aborted).toBe(true)
      return new Promise<never>(() => {})
    })
    expect(await errorOf(listAreas(client, {}, { signal: abort.signal }))).toMatchObject({ kind: 'aborted' })
    backend.verify()
  })
})

describe('a backend without a model', () => {
  it('has only the handlers of the test', async () => {
    const { client } = start(undefined, { model: false })
    expect((await errorOf(listOrganisations(client))).message).toContain('backend.on(listOrganisations')
  })

  it('responds with the smallest response of the contract if it should', async () => {
    const { backend, client } = start(undefined, { model: false, samples: true })
    expect(await listOrganisations(client)).toEqual([])
    expect(await listVersions(client)).toEqual([])
    backend.verify()
  })

  it('has a sample of every response that the contract decodes', () => {
    const endpoints = Object.values<object>(contract)
      .flatMap((feature) => Object.values(feature))
      .filter((one): one is contract.Endpoint => typeof one === 'object' && one !== null && 'response' in one)
    expect(endpoints.length).toBeGreaterThan(100)
    for (const { response } of endpoints)
      expect(z.safeDecode(response, sampleJson(response)).success).toBe(true)
  })
})

describe('a call without a handler', () => {
  it('fails with its name, is not retried, and fails the test', async () => {
    const { backend, client } = start()
    expect((await errorOf(listVersions(client))).message).toContain('backend.on(listVersions')
    expect(backend.requests).toHaveLength(1)
    expect(() => backend.verify()).toThrow('GET /versions')
  })

  it('fails for an address outside the contract', async () => {
    const { backend } = start()
    expect((await backend.fetch(`${baseUrl}/no-such-call`)).status).toBe(501)
    expect(() => backend.verify()).toThrow('The contract has no call GET /no-such-call.')
  })
})

describe('a failure', () => {
  it.each([
    ['403', forbidden('Not yours.'), { statusCode: 403, messages: ['Not yours.'] }],
    ['429', tooManyRequests(60), { statusCode: 429, retryAfter: 60 }],
    ['503', unavailable(60), { statusCode: 503, retryAfter: 60 }],
    ['a lost connection', networkFailure(), { kind: 'network' }],
  ])('is an SdkError for %s', async (_, failure, expected) => {
    const { backend, client } = start()
    backend.on(listUsers, failure)
    expect(await errorOf(listUsers(client, { query: { orgId } }))).toMatchObject(expected)
    backend.verify()
  })

  it('may pass: the client retries a read after it', async () => {
    const { backend, client } = start()
    backend.once(listUsers, networkFailure())
    expect(await listUsers(client, { query: { orgId } })).toHaveLength(5)
    expect(backend.requestsTo(listUsers).map(({ status }) => status)).toEqual([null, 200])
  })
})

describe('a slow response', () => {
  it('waits for the test', async () => {
    const { backend, client } = start()
    const gate = backend.hold(listClients)
    let responded = false
    const clients = listClients(client).then((rows) => {
      responded = true
      return rows
    })
    await gate.arrived
    expect(responded).toBe(false)
    gate.release()
    expect(await clients).toHaveLength(2)
  })

  it('ends when the request is aborted', async () => {
    const { backend, client } = start()
    const { arrived } = backend.hold(listClients)
    const abort = new AbortController()
    const clients = errorOf(listClients(client, {}, { signal: abort.signal }))
    await arrived
    abort.abort()
    expect(await clients).toMatchObject({ kind: 'aborted' })
    backend.verify()
  })
})

describe('a refresh', () => {
  const params = { orgId, id: 'warehouse-files' }
  const ofType = { params: { orgId, connectorId: 'ftp' } }

  it('runs until the test ends it, and a second one is refused meanwhile', async () => {
    const { backend, client } = start()
    await refreshConnector(client, { params, body: {} })
    expect(await errorOf(refreshConnector(client, { params, body: {} }))).toMatchObject({ statusCode: 409 })
    backend.finishRefresh('warehouse-files', { error: 'The host is unknown.', cause: 'host-unknown' })
    const row = (await listConnectors(client, ofType)).find(({ id }) => id === params.id)
    expect(row?.log).toMatchObject({ hasError: true, error: 'The host is unknown.' })
  })

  it('is carried out once for each idempotency key', async () => {
    const { backend, client } = start()
    const write = () => refreshConnector(client, { params, body: {} }, { idempotencyKey: 'one' })
    expect(await write()).toEqual(await write())
    expect(backend.data.runs).toHaveLength(1)
  })
})

it('rejects a value that is not a call', () => {
  expect(() => createFakeBackend().on((() => {}) as never, forbidden())).toThrow('Pass a call of the SDK')
  expect(isSdkError(new Error())).toBe(false)
})

describe('connectors at a glance', () => {
  const inAcme = { params: { orgId } }
  const now = new Date('2026-11-21T08:00:00Z')

  it('have the time and the rows of the latest refresh that succeeded', async () => {
    const { backend, client } = start('olga@tributary.example', { now: () => now })
    const place = { params: { orgId, id: 'warehouse-files' } }
    await refreshConnector(client, { ...place, body: {} })
    backend.finishRefresh('warehouse-files', { rows: 40 })
    await refreshConnector(client, { ...place, body: {} })
    backend.finishRefresh('warehouse-files', { error: 'It failed.', rows: 2 })
    const files = (await listEveryConnector(client, inAcme)).find(({ id }) => id === 'warehouse-files')
    expect(files).toMatchObject({ lastLoadedAt: now, rows: 40, assigned: { count: 1, self: false } })
    const runs = await listRefreshRuns(client, {
      ...inAcme,
      query: { connectors: 'warehouse-files', each: 1 },
    })
    expect(runs).toMatchObject([{ state: 'failed' }])
    expect(
      await getRefreshHistory(client, { ...inAcme, query: { bucket: 'hour', count: 1, zone: 'UTC' } }),
    ).toEqual([
      {
        clientConnectorId: 'warehouse-files',
        from: now,
        succeeded: 1,
        failed: 1,
        cancelled: 0,
        running: 0,
        rows: 42,
        longestMs: 0,
        runId: runs[0]?.id,
      },
    ])
  })
})
