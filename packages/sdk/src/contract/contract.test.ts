import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import {
  connectorOnTheWire,
  logOnTheWire,
  sessionOnTheWire,
  typeOnTheWire,
  userOnTheWire,
} from '../test/wire-samples.ts'
import * as contract from './index.ts'
import {
  configuration,
  connectors,
  type Endpoint,
  failingStatuses,
  organisations,
  paramNames,
  session,
  users,
} from './index.ts'

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value
const all: [string, Endpoint][] = Object.values(contract)
  .filter((feature) => typeof feature === 'object')
  .flatMap((feature) => Object.entries<unknown>({ ...feature }))
  .filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1]))

it('has all 246 calls', () => {
  expect(all).toHaveLength(246)
})

describe.each(all)('%s', (_, endpoint) => {
  it('has a unique path', () => {
    const same = all.filter(([, other]) => other.method === endpoint.method && other.path === endpoint.path)
    expect(same).toHaveLength(1)
    expect(endpoint.path).toMatch(/^(\/([a-zA-Z0-9-]+|\{[a-zA-Z]+\}))+$/)
  })

  it('has a summary of one line', () => {
    expect(endpoint.summary).toMatch(/^[A-Z][^\n]{10,80}\.$/)
  })

  it('ends the session on a 401 unless it is about signing in [STATE-23]', () => {
    expect(endpoint.session).toBe(!/^\/(auth|verify|registration|reset-password)(\/|$)/.test(endpoint.path))
  })

  it('belongs to the service of its path', () => {
    // The authorisation call uses cookies, because only the browser that started it may complete the
    // callback.
    const connectorService =
      /^\/(business2cloud|api|authorise)\//.test(endpoint.path) &&
      endpoint.summary !== contract.connectors.authorise.summary
    expect(endpoint.service).toBe(connectorService ? 'connector' : 'main')
  })

  it('has a longer deadline for a write than for a read', () => {
    const reachesOut = /-sync$|sync-tables$|organisations.*database-credentials$|\/(?:test|try|verify)$/.test(
      endpoint.path,
    )
    if (reachesOut && endpoint.deadline === 'synchronise') return
    expect(endpoint.deadline).toBe(endpoint.method === 'GET' ? 'read' : 'write')
  })

  it('has no effect as a GET, except two marked calls [CALL-114]', () => {
    expect(endpoint.acts).toBe(/-sync$|sync-tables$/.test(endpoint.path))
  })

  it('has a body only for a write, and rejects unknown fields', () => {
    if (endpoint.method === 'GET') expect(endpoint.body).toBeUndefined()
    for (const input of [endpoint.body, endpoint.query]) {
      if (input) expect(z.safeParse(input, { surprise: 1 }).success).toBe(false)
    }
  })
})

/** Reads a wire value and writes it again. */
const thereAndBack = (endpoint: Endpoint, wire: unknown) =>
  z.encode(endpoint.response, z.decode(endpoint.response, wire))

describe('reading and writing again', () => {
  it.each([
    ['a connector', connectors.getConnector, connectorOnTheWire],
    [
      'a connector never refreshed',
      connectors.getConnector,
      { ...connectorOnTheWire, Log: null, Schedule: null },
    ],
    ['connectors', connectors.listConnectors, [connectorOnTheWire]],
    ['no connectors', connectors.listConnectors, []],
    ['connector types', connectors.listConnectorTypes, [typeOnTheWire]],
    ['an organisation', organisations.listOrganisations, [{ Id: 'a-1', CompanyName: 'Blue Kite' }]],
    ['a status', configuration.listStatuses, [{ Id: 1, Name: 'active' }]],
    ['a member', users.listUsers, [userOnTheWire]],
    ['a session', session.refreshSession, sessionOnTheWire],
    ['a sign-in', session.signIn, sessionOnTheWire],
    [
      'a sign-in that needs a code',
      session.signIn,
      {
        verificationRequired: true,
        verificationReference: 'r',
        verificationAddress: 'o•••@acme.example',
        verificationFactors: ['authenticator', 'recovery'],
      },
    ],
    ['a sign-in without a token', session.signIn, {}],
    ['a sign-out', session.signOut, { status: 200, message: 'Bye', error: null, data: null }],
    [
      'a refresh',
      connectors.refreshConnector,
      { status: 200, message: 'Refresh started', error: null, data: logOnTheWire },
    ],
  ])('%s', (_, endpoint: Endpoint, wire) => {
    expect(JSON.parse(JSON.stringify(thereAndBack(endpoint, wire)))).toEqual(wire)
  })
})

describe('reading', () => {
  it('converts a connector to our names and types', () => {
    expect(z.decode(connectors.getConnector.response, connectorOnTheWire)).toEqual({
      id: 7,
      key: 'hpl-ftp-01',
      name: 'Harbour Point',
      originalName: 'Harbour Point files',
      status: 'CONNECTED',
      schedule: '0 6 * * *',
      sourceConnectorId: 3,
      clientKey: 'harbour',
      properties: [{ id: 11, name: 'ftp.host', value: 'files.example', clientConnectorId: 7 }],
      log: {
        manuallyTriggeredAt: new Date('2026-11-21T07:00:00Z'),
        automaticallyTriggeredAt: null,
        completedAt: new Date('2026-11-21T07:05:00Z'),
        hasError: false,
        forbidden: false,
        refreshDetail: 'orders.csv: 40,000 rows',
        error: null,
        cause: null,
        retryAt: null,
        leftOut: null,
      },
      authorisation: null,
      assigned: { count: 12, self: true, first: [{ id: 7, firstName: 'Una', lastName: 'Ulm' }] },
      needsAuthorisation: false,
      lastLoadedAt: new Date('2026-11-21T07:05:00Z'),
      rows: 40_000,
      pausedAt: null,
    })
  })

  it('accepts missing optional fields', () => {
    const { Properties, Schedule, Log, ...bare } = connectorOnTheWire
    const read = z.decode(connectors.getConnector.response, { ...bare, Log: {} })
    expect(read).toMatchObject({
      properties: [],
      schedule: null,
      log: { hasError: false, completedAt: null },
    })
    expect([Properties, Schedule, Log]).not.toContain(undefined)
  })

  it('keeps an unknown status', () => {
    const read = z.decode(connectors.getConnector.response, { ...connectorOnTheWire, Status: 'PAUSED' })
    expect(read.status).toBe('PAUSED')
  })

  it.each([undefined, null, ''])(
    'treats a sign-in with the token %o as one without a token',
    (accessToken) => {
      expect(z.decode(session.signIn.response, { ...sessionOnTheWire, accessToken })).toEqual({
        kind: 'no-token',
      })
    },
  )

  it('separates the token from the user', () => {
    const { accessToken, ...user } = z.decode(session.refreshSession.response, sessionOnTheWire)
      .user as never as Record<string, unknown>
    expect(accessToken).toBeUndefined()
    expect(user).toMatchObject({
      firstName: 'Sue',
      verificationDevices: [{ reference: 'd-1', trusted: true }],
    })
  })
})

describe('writing', () => {
  it('leaves out a field that the contract does not describe', () => {
    const answer = z.decode(connectors.getConnector.response, { ...connectorOnTheWire, Secret: 'x' })
    expect(answer).toHaveProperty('Secret')
    expect(z.encode(connectors.getConnector.response, answer)).not.toHaveProperty('Secret')
  })
})

it('derives failing statuses from the level, the body and the call’s errors', () => {
  expect(failingStatuses(session.signIn).toSorted()).toEqual([400, 401, 403, 413, 415, 429, 500, 503])
  expect(failingStatuses(connectors.refreshConnector).toSorted()).toEqual([
    400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503,
  ])
  expect(failingStatuses(organisations.listOrganisations).toSorted()).toEqual([
    400, 401, 403, 404, 429, 500, 503,
  ])
})

it('returns the parts of a path in order', () => {
  expect(paramNames('/clients/{orgId}/connectors/{id}/process')).toEqual(['orgId', 'id'])
  expect(paramNames('/organisations')).toEqual([])
})
