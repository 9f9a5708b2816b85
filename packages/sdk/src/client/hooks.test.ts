import { describe, expect, it } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }
import { getConnector } from '../connectors/connectors.calls.ts'
import { eachRefreshRun } from '../connectors/each-refresh-run.ts'
import { createArea } from '../excel/structure/areas.calls.ts'
import { listOrganisations } from '../organisations/organisations.calls.ts'
import { clientOf, errorOf } from '../test/builders.ts'
import { fakeClock } from '../test/fake-clock.ts'
import { httpServer, json } from '../test/local-server.ts'
import { callLogger, type LogLevel } from './call-logger.ts'
import { withIntents } from './intents.ts'
import { withResponse } from './with-response.ts'

const TOKEN = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJzdWUifQ.q1w2e3r4t5y6'

/** Starts a server that responds with these statuses, then with 200, and records the headers of requests. */
async function server(...statuses: number[]) {
  const seen: Record<string, unknown>[] = []
  const baseUrl = await httpServer((request, response) => {
    seen.push(request.headers)
    json(response, [], statuses.shift() ?? 200, { 'x-request-id': `r-${seen.length}` })
  })
  return { baseUrl, seen }
}

describe('headers', () => {
  it('are those of the call, then of the client, then of the SDK', async () => {
    const { baseUrl, seen } = await server()
    const client = clientOf(baseUrl, {
      token: TOKEN,
      headers: { 'X-Team': 'a', Accept: 'text/plain', 'x-app': 'kite' },
    })
    await listOrganisations(client, { headers: { 'x-team': 'b', authorization: 'Bearer other' } })
    await listOrganisations(client)
    expect(seen).toMatchObject([
      { 'x-team': 'b', 'x-app': 'kite', accept: 'text/plain', authorization: 'Bearer other' },
      { 'x-team': 'a', authorization: `Bearer ${TOKEN}` },
    ])
  })

  it('may be an instance of Headers', async () => {
    const { baseUrl, seen } = await server()
    await listOrganisations(clientOf(baseUrl), { headers: new Headers({ 'X-Team': 'b' }) })
    expect(seen).toMatchObject([{ 'x-team': 'b' }])
  })

  it('name the version of the SDK', async () => {
    const { baseUrl, seen } = await server()
    await listOrganisations(clientOf(baseUrl))
    expect(seen).toMatchObject([{ 'tributary-client': `sdk/${manifest.version}` }])
  })

  it('that are not valid are refused without sending or showing them', async () => {
    const { baseUrl, seen } = await server()
    const error = await errorOf(
      listOrganisations(clientOf(baseUrl), { headers: { 'x-team': 'secret\nvalue' } }),
    )
    expect(error).toMatchObject({
      kind: 'invalid-input',
      message: expect.stringContaining('options.headers: expected valid headers'),
    })
    expect([seen.length, String(error).includes('secret')]).toEqual([0, false])
  })
})

describe('the deadline', () => {
  const late = (clock: ReturnType<typeof fakeClock>, ms: number) =>
    httpServer((_, response) => {
      clock.advance(ms)
      json(response, [])
    })

  it.each([
    ['of the client', { timeout: 20_000 }, {}, 20_000],
    ['of the call before that of the client', { timeout: 20_000 }, { timeout: 40_000 }, 40_000],
  ])('is that %s', async (_, ofClient, ofCall, ms) => {
    const clock = fakeClock()
    const inTime = clientOf(await late(clock, ms - 1), { clock, ...ofClient })
    expect(await listOrganisations(inTime, ofCall)).toEqual([])
    const tooLate = clientOf(await late(clock, ms), { clock, ...ofClient })
    expect(await errorOf(listOrganisations(tooLate, ofCall))).toMatchObject({
      kind: 'timeout',
      cause: { name: 'TimeoutError', message: `No complete response within ${ms} ms.` },
    })
  })

  it('may be infinite', async () => {
    const clock = fakeClock()
    const client = clientOf(await late(clock, 1e9), { clock, timeout: Number.POSITIVE_INFINITY })
    expect(await listOrganisations(client)).toEqual([])
  })
})

describe('retries', () => {
  it.each([
    ['two by default', {}, {}, 3],
    ['as many as the client allows', { maxRetries: 4 }, {}, 5],
    ['as many as the call allows', { maxRetries: 4 }, { maxRetries: 0 }, 1],
  ])('are %s', async (_, ofClient, ofCall, requests) => {
    const { baseUrl, seen } = await server(503, 503, 503, 503, 503, 503)
    await errorOf(listOrganisations(clientOf(baseUrl, ofClient), ofCall))
    expect(seen).toHaveLength(requests)
  })
})

describe('hooks', () => {
  it('observe each request, response, retry and failure', async () => {
    const events: unknown[] = []
    const note = (name: string) => (event: object) =>
      void events.push([name, 'attempt' in event ? event.attempt : event])
    const hooks = [
      {
        onRequest: note('request'),
        onResponse: note('response'),
        onRetry: note('retry'),
        onFailure: note('failure'),
      },
    ]
    const { baseUrl } = await server(503, 400)
    const error = await errorOf(listOrganisations(clientOf(baseUrl, { hooks })))
    expect(events).toEqual([
      ['request', 1],
      ['response', 1],
      ['retry', 1],
      ['request', 2],
      ['response', 2],
      ['failure', error],
    ])
  })

  it('may change headers before a request, also later', async () => {
    const { baseUrl, seen } = await server()
    const onRequest = async ({ headers, url }: { headers: Headers; url: string }) => {
      await Promise.resolve()
      headers.set('traceparent', new URL(url).pathname)
    }
    await listOrganisations(clientOf(baseUrl, { hooks: [{ onRequest }] }))
    expect(seen).toMatchObject([{ traceparent: '/organisations' }])
  })

  it('that fail before a request stop it, and are its cause', async () => {
    const { baseUrl, seen } = await server()
    const reason = new Error('No trace.')
    const onRequest = () => Promise.reject(reason)
    const error = await errorOf(listOrganisations(clientOf(baseUrl, { hooks: [{ onRequest }] })))
    expect([error.kind, error.cause, seen.length]).toEqual(['invalid-input', reason, 0])
  })

  it('that fail afterwards change nothing', async () => {
    const { baseUrl } = await server(503)
    const fail = () => {
      throw new Error('A bug.')
    }
    const client = clientOf(baseUrl, { hooks: [{ onResponse: fail, onRetry: fail, onFailure: fail }] })
    expect(await listOrganisations(client, { onResponse: fail })).toEqual([])
  })
})

describe('a logger', () => {
  const logOf = async (level?: LogLevel) => {
    const lines: string[] = []
    const write = (name: string) => (line: string) => void lines.push(`${name} ${line}`)
    const logger = { debug: write('debug'), info: write('info'), warn: write('warn'), error: write('error') }
    const { baseUrl } = await server(503, 404)
    const client = clientOf(baseUrl, { token: TOKEN, hooks: [callLogger(logger, level)] })
    await errorOf(getConnector(client, { params: { id: 'sue@kite.example' } }))
    await errorOf(getConnector(client, { params: { id: 1 } }, { signal: AbortSignal.abort() }))
    return lines
  }
  const path = 'GET /business2cloud/clients/connectors/{id}'

  it('writes what failed, and why it was repeated', async () => {
    expect(await logOf()).toEqual([
      `warn ${path}: retry 1 in 250 ms, after http 503`,
      `error SdkError: ${path}: http 404 (request r-2): Not Found`,
    ])
  })

  it('writes more at a lower level, never an address or a token', async () => {
    const lines = await logOf('debug')
    expect(lines.slice(0, 2)).toEqual([`debug ${path}: attempt 1`, `info ${path}: 503 in 0 ms (request r-1)`])
    expect(lines.at(-1)).toMatch(/^debug SdkError: .*aborted/)
    expect(lines.join('\n')).not.toMatch(/sue|kite|eyJ|127\.0\.0\.1/)
    expect(await logOf('error')).toHaveLength(1)
  })
})

describe('a result with its response', () => {
  it('has the status, the headers and the request id', async () => {
    const { baseUrl } = await server(503)
    const { data, response } = await withResponse(clientOf(baseUrl), (client) => listOrganisations(client))
    expect(data).toEqual([])
    expect(response).toMatchObject({
      status: 200,
      requestId: 'r-2',
      attempt: 2,
      method: 'GET',
      path: '/organisations',
    })
    expect(response.headers.get('content-type')).toBe('application/json')
  })

  it('keeps the options of the call and works with other clients of one form', async () => {
    const { baseUrl, seen } = await server()
    const own: number[] = []
    const options = {
      headers: { 'x-team': 'a' },
      onResponse: ({ status }: { status: number }) => own.push(status),
    }
    await errorOf(
      withResponse(withIntents(clientOf(baseUrl)), (client) =>
        createArea(client, { body: { name: 'Sales', organisationId: 1 } }, options),
      ),
    )
    expect([own, seen[0]?.['x-team']]).toEqual([[200], 'a'])
  })

  it('needs a call', async () => {
    const client = clientOf('http://backend.invalid')
    await expect(withResponse(client, async () => 1)).rejects.toThrow('makes no call')
  })
})

describe('pages', () => {
  const run = (id: number) => ({
    Id: id,
    ClientConnectorId: 1,
    State: 'succeeded',
    Trigger: 'manual',
    Rows: 0,
  })

  it('are loaded while they are iterated over', async () => {
    const asked: string[] = []
    const baseUrl = await httpServer((request, response) => {
      const query = new URL(request.url ?? '', 'http://a').searchParams
      asked.push(String(query))
      const from = Number(query.get('before') ?? 6)
      json(response, [from - 1, from - 2].filter((id) => id > 0).map(run))
    })
    const ids: unknown[] = []
    const input = { params: { orgId: 1 }, query: { connectorType: 'ftp', limit: 2 } }
    for await (const { id } of eachRefreshRun(clientOf(baseUrl), input)) ids.push(id)
    expect(ids).toEqual([5, 4, 3, 2, 1])
    expect(asked).toEqual([
      'connectorType=ftp&limit=2',
      'connectorType=ftp&limit=2&before=4',
      'connectorType=ftp&limit=2&before=2',
    ])
    for await (const _ of eachRefreshRun(clientOf(baseUrl), input)) break
    expect(asked).toHaveLength(4)
  })
})
