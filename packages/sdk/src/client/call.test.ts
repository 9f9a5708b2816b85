import type { IncomingMessage } from 'node:http'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { listStatuses } from '../configuration/configuration.calls.ts'
import {
  getConnector,
  listConnectors,
  refreshConnector,
  refreshConnectorByKey,
} from '../connectors/connectors.calls.ts'
import { listOrganisations } from '../organisations/organisations.calls.ts'
import { signIn } from '../session/session.calls.ts'
import { clientOf, errorOf } from '../test/builders.ts'
import { bodyOf, httpServer, json } from '../test/local-server.ts'
import { createClient } from './client.ts'

/** Starts a server that sends `answer` for every request and records the last request. */
async function listener(answer: unknown = []) {
  const last = { line: '', headers: {} as IncomingMessage['headers'], body: '' }
  const baseUrl = await httpServer(async (request, response) => {
    last.line = `${request.method} ${request.url}`
    last.headers = request.headers
    last.body = await bodyOf(request)
    json(response, answer)
  })
  return { baseUrl, last }
}

const accepted = { status: 200, message: 'Refresh started', error: null, data: { HasError: false } }

describe('the request of a call', () => {
  it('is a plain GET with the token for a read', async () => {
    const { baseUrl, last } = await listener()
    await listOrganisations(clientOf(baseUrl, { token: 'abc' }))
    expect(last.line).toBe('GET /organisations')
    expect(last.headers).toMatchObject({ accept: 'application/json', authorization: 'Bearer abc' })
    expect(last.headers).not.toHaveProperty('content-type')
    expect(last.headers).not.toHaveProperty('x-tributary-background')
  })

  it('has no authorization header without a token', async () => {
    const { baseUrl, last } = await listener()
    await listStatuses(clientOf(baseUrl))
    expect(last.headers).not.toHaveProperty('authorization')
  })

  it('contains params and query', async () => {
    const { baseUrl, last } = await listener({})
    const input = { params: { id: 'a/7' }, query: { excludeProperties: 'true' } } as const
    await errorOf(getConnector(clientOf(`${baseUrl}/backend/`), input))
    expect(last.line).toBe('GET /backend/business2cloud/clients/connectors/a%2F7?excludeProperties=true')
  })

  it('contains a body as JSON', async () => {
    const { baseUrl, last } = await listener(accepted)
    const body = { fullTransactionSync: true, statusMessage: 'Full refresh requested from the portal' }
    const answer = await refreshConnector(clientOf(baseUrl), { params: { orgId: 1, id: 7 }, body })
    expect(last.line).toBe('POST /business2cloud/clients/1/connectors/7/process')
    expect(last.headers['content-type']).toBe('application/json')
    expect(JSON.parse(last.body)).toEqual(body)
    expect(answer).toMatchObject({ message: 'Refresh started', data: { hasError: false, completedAt: null } })
  })

  it('contains an empty object for an omitted optional body', async () => {
    const { baseUrl, last } = await listener(accepted)
    await refreshConnectorByKey(clientOf(baseUrl), {
      params: { clientKey: 'harbour', connectorKey: 'ftp-01' },
    })
    expect([last.line, last.body]).toEqual(['POST /api/clients/harbour/ftp-01/process', '{}'])
  })

  it('is JSON also without a body, which a form of another site cannot send', async () => {
    const { baseUrl, last } = await listener({})
    await errorOf(clientOf(baseUrl).session.renew())
    expect([last.line, last.headers['content-type'], last.body]).toEqual([
      'POST /auth/refresh',
      'application/json',
      '{}',
    ])
  })

  it('marks a poll as background', async () => {
    const { baseUrl, last } = await listener()
    await listConnectors(
      clientOf(baseUrl),
      { params: { orgId: 1, connectorId: 'ftp' } },
      { background: true },
    )
    expect(last.headers['x-tributary-background']).toBe('1')
  })

  it('trims an address but not a password', async () => {
    const { baseUrl, last } = await listener({})
    await signIn(clientOf(baseUrl), { emailAddress: ' sue@kite.example ', password: ' pass ' })
    expect(JSON.parse(last.body)).toEqual({ emailAddress: 'sue@kite.example', password: ' pass ' })
  })
})

describe('the fetch of a call', () => {
  const sent: RequestInit[] = []
  const recording: typeof fetch = async (_, init) => {
    sent.push(init ?? {})
    return new Response('[]', { headers: { 'content-type': 'application/json' } })
  }

  it('sends cookies only to the main service and never reads a cache', async () => {
    const client = clientOf('http://backend.invalid', { fetch: recording })
    await listOrganisations(client)
    await listConnectors(client, { params: { orgId: 1, connectorId: 'ftp' } })
    const samePlace = clientOf('http://backend.invalid', { fetch: recording, credentials: 'same-origin' })
    await listOrganisations(samePlace)
    expect(sent.map((init) => init.credentials)).toEqual(['include', 'omit', 'same-origin'])
    expect(sent.map((init) => init.cache)).toEqual(['no-store', 'no-store', 'no-store'])
  })

  it('does not follow a redirect of a write', async () => {
    const elsewhere = await listener({ accessToken: 'stolen' })
    const baseUrl = await httpServer((_, response) => {
      response.writeHead(307, { location: `${elsewhere.baseUrl}/auth/signin` }).end()
    })
    const error = await errorOf(
      signIn(clientOf(baseUrl), { emailAddress: 'sue@kite.example', password: 'pass' }),
    )
    expect([error.kind, elsewhere.last.body]).toEqual(['network', ''])
  })

  it('refuses a parameter that would call another path', async () => {
    const before = sent.length
    const client = clientOf('http://backend.invalid', { fetch: recording })
    const error = await errorOf(listConnectors(client, { params: { orgId: '..', connectorId: 'ftp' } }))
    expect([error.kind, sent.length]).toEqual(['invalid-input', before])
  })

  it('uses the global fetch of the moment', async () => {
    const { baseUrl, last } = await listener()
    await listOrganisations(createClient({ baseUrl }))
    expect(last.line).toBe('GET /organisations')
  })
})

describe('the types of a call', () => {
  it('require what the call needs and nothing else', () => {
    expectTypeOf(listOrganisations).toBeCallableWith(clientOf('http://backend.invalid'))
    expectTypeOf(getConnector).toBeCallableWith(clientOf('http://backend.invalid'), { params: { id: 1 } })
    expectTypeOf(listOrganisations).returns.resolves.toEqualTypeOf<
      { id: string | number; companyName: string }[]
    >()
    type Input = Parameters<typeof listConnectors>[1]
    expectTypeOf<Input['params']>().toEqualTypeOf<Record<'orgId' | 'connectorId', string | number>>()
    expectTypeOf<Input>().not.toHaveProperty('body')
    // @ts-expect-error params are missing
    expectTypeOf(getConnector).toBeCallableWith(clientOf('http://backend.invalid'))
  })
})
