import { describe, expect, it } from 'vitest'
import {
  createClient,
  listAreas,
  listConnectors,
  listOrganisations,
  listUsers,
  listVersions,
  refreshSession,
  resendCode,
  signIn,
  verifyCode,
} from '../index.ts'
import { errorOf } from '../test/builders.ts'
import { buildConnector, createFakeBackend, type FakeBackendOptions, fromJson, notFound } from './index.ts'

const origin = 'https://portal.example'
const ofType = { params: { orgId: 'acme', connectorId: 'ftp' } }

function start(options: FakeBackendOptions = {}, path = '/backend') {
  const backend = createFakeBackend(options)
  const token = backend.tokenOf('olga@tributary.example')
  return { backend, client: createClient({ baseUrl: origin + path, fetch: backend.fetch, token }) }
}

/** The lines of what `verify` throws. */
function reportOf(verify: () => void): string[] {
  try {
    verify()
  } catch (error) {
    return error instanceof Error ? error.message.split('\n') : []
  }
  return []
}

describe('a value that does not fit the contract', () => {
  const rows = Array.from({ length: 500 }, (_, id) => ({ id, companyName: 7 }))

  it('is reported by the name of the call, with ten findings and the number of the others', async () => {
    const { backend, client } = start()
    backend.on(listOrganisations, () => rows as never)
    await errorOf(listOrganisations(client))
    expect(reportOf(backend.verify)).toEqual([
      'The handler of listOrganisations (GET /organisations) returned a value that does not fit the contract:',
      ...rows
        .slice(0, 10)
        .map((_, place) => `- response.${place}.CompanyName: expected string, received number`),
      'and 490 more',
    ])
  })

  it('is reported in the same form if it is JSON of the API', async () => {
    const { backend, client } = start()
    backend.on(listOrganisations, fromJson([{ Id: 1, CompanyName: null }]))
    await errorOf(listOrganisations(client))
    expect(reportOf(backend.verify).slice(1)).toEqual([
      '- response.0.CompanyName: expected string, received null',
    ])
  })

  it('is reported once for all its requests', async () => {
    const { backend, client } = start()
    backend.on(listOrganisations, fromJson([{ Id: 1 }]))
    for (let count = 0; count < 3; count++) await errorOf(listOrganisations(client))
    expect(reportOf(backend.verify)).toHaveLength(2)
  })

  it.each([
    ['a row', [null], 'response.0', 'null'],
    [
      'a time',
      [connectorWith({ triggered: '2026-11-21' })],
      'response.0.log.automaticallyTriggeredAt',
      'string',
    ],
    ['no list', 7, 'response', 'number'],
  ])('is found where a codec cannot read it: %s', async (_, value, path, received) => {
    const { backend, client } = start()
    backend.on(listConnectors, () => value as never)
    await errorOf(listConnectors(client, ofType))
    expect(reportOf(backend.verify)[1]).toMatch(new RegExp(`^- ${path}: expected .+, received ${received}$`))
  })
})

function connectorWith({ triggered }: { triggered: string }) {
  const connector = buildConnector({ name: 'Files', organisationId: 'acme' })
  return { ...connector, log: { manuallyTriggeredAt: triggered, automaticallyTriggeredAt: triggered } }
}

describe('verify', () => {
  it('reports every mistake since it was last called', async () => {
    const { backend, client } = start()
    await errorOf(listVersions(client))
    backend.on(listAreas, fromJson(7))
    await errorOf(listAreas(client))
    expect(reportOf(backend.verify)).toEqual([
      expect.stringContaining('no handler for listVersions (GET /versions)'),
      '',
      expect.stringContaining('The handler of listAreas (GET /areas)'),
      expect.stringContaining('- response'),
    ])
    expect(reportOf(backend.verify)).toEqual([])
  })

  it('throws the error that a handler threw', async () => {
    const { backend, client } = start()
    const fault = new Error('An assertion in a handler.')
    backend.on(listAreas, () => {
      throw fault
    })
    await errorOf(listAreas(client))
    expect(backend.verify).toThrow(fault)
  })

  it('reports a handler for one request that no request used', async () => {
    const { backend, client } = start()
    const remove = backend.once(listUsers, notFound())
    backend.once('GET /areas', () => [])
    backend.once(listOrganisations, () => [])
    backend.on(listVersions, () => [])
    await listOrganisations(client)
    remove()
    expect(reportOf(backend.verify)).toEqual(["No request used the handler of once('GET /areas')."])
    expect(reportOf(backend.verify)).toEqual([])
  })
})

describe('a request outside the base path', () => {
  it('names the option that sets the path', async () => {
    const { backend, client } = start({}, '')
    await errorOf(listAreas(client))
    expect(reportOf(backend.verify)).toEqual([
      "GET /areas is not below /backend or /v1. Set basePath to the path of the client's baseUrl.",
    ])
    expect(backend.requests[0]?.status).toBe(501)
  })

  it('is accepted below both paths of a server', async () => {
    const { client } = start({}, '/v1')
    expect(await listOrganisations(client)).toHaveLength(2)
  })

  it.each(['', '/', '/api/', '/api'])('is accepted with the base path "%s"', async (basePath) => {
    const { client } = start({ basePath }, basePath)
    expect(await listOrganisations(client)).toHaveLength(2)
  })
})

it('refuses an option that does not exist', () => {
  const options: object = { dat: {} }
  expect(() => createFakeBackend(options)).toThrow(
    'createFakeBackend: dat is not a known option. The options are data, now, signedInAs, open, basePath, model, samples.',
  )
})

describe('a function that is not one call', () => {
  it.each([
    ['signIn', signIn, "'POST /auth/signin'"],
    ['resendCode', resendCode, "'POST /auth/resend'"],
    ['verifyCode', verifyCode, "'POST /verify'"],
    ['refreshSession', refreshSession, "'POST /auth/refresh'"],
  ])('is refused with the address to use instead: %s', (name, call, address) => {
    expect(() => createFakeBackend().on(call as never, notFound())).toThrow(
      `${name} is not a single call. Pass ${address} instead.`,
    )
  })
})
