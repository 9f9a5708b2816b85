import { inspect } from 'node:util'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { listConnectors } from '../connectors/connectors.calls.ts'
import { createArea, listAreas } from '../excel/structure/areas.calls.ts'
import { listOrganisations } from '../organisations/organisations.calls.ts'
import { clientOf, errorOf } from '../test/builders.ts'
import { httpServer, json, rawServer } from '../test/local-server.ts'
import { listUsers } from '../users/users.calls.ts'
import { createClient } from './client.ts'

const answering = (answer: unknown) =>
  clientOf('http://backend.invalid', { fetch: async () => Response.json(answer) })

const area = { name: 'Sales', organisationId: 7 }

describe('an input that does not fit', () => {
  const body = { organisationId: 7 } as { name: string; organisationId: number }

  it('names the field and what fits in the message and as data, with the sentence of the screen', async () => {
    const error = await errorOf(createArea(answering({}), { body }))
    expect(error.message).toBe('Request failed – body.name: expected string, received undefined')
    expect(error.issues).toEqual([{ path: 'body.name', expected: 'string', received: 'undefined' }])
    expect(error.messages).toEqual(['Request failed'])
    expect(JSON.parse(JSON.stringify(error)).issues).toEqual(error.issues)
  })

  it('is not repeated in the error', async () => {
    const password = 'correct horse battery'
    const wrong = { name: { first: password }, [password]: 1, organisationId: [password] }
    const error = await errorOf(createArea(answering({}), { body: wrong as never }))
    const everything = `${inspect(error)} ${JSON.stringify([error, error.messages, error.issues])} ${error.stack}`
    expect(error.issues).toHaveLength(3)
    expect(everything).not.toContain('correct')
  })
})

describe('a response of another shape', () => {
  it('names the part by the kind of its value', async () => {
    const error = await errorOf(
      listOrganisations(
        answering([
          { Id: 1, CompanyName: 'a' },
          { Id: 2, CompanyName: 5 },
        ]),
      ),
    )
    expect(error).toMatchObject({ kind: 'invalid-shape', messages: ['Invalid response from server'] })
    expect(error.issues).toEqual([{ path: 'response.1.CompanyName', expected: 'string', received: 'number' }])
    expect(error.message).toBe(
      'Invalid response from server – response.1.CompanyName: expected string, received number',
    )
  })

  it('lists ten parts at most', async () => {
    const rows = Array.from({ length: 500 }, () => ({ Id: 1 }))
    expect((await errorOf(listOrganisations(answering(rows)))).issues).toHaveLength(10)
  })
})

describe('a cancelled call', () => {
  it('has the reason of the signal and a message for developers only', async () => {
    const reason = new Error('The user has left.')
    const error = await errorOf(listOrganisations(answering([]), { signal: AbortSignal.abort(reason) }))
    expect(error).toMatchObject({
      kind: 'aborted',
      messages: [],
      message: 'the signal of the call was aborted',
    })
    expect(error.cause).toBe(reason)
    expect(inspect(error) + JSON.stringify(error)).not.toContain('left')
  })

  it('by AbortSignal.timeout has timed out', async () => {
    const client = clientOf(await rawServer(() => {}))
    const error = await errorOf(listOrganisations(client, { signal: AbortSignal.timeout(1) }))
    expect(error).toMatchObject({ kind: 'timeout', cause: { name: 'TimeoutError' } })
  })
})

describe('an id that is neither text nor a number', () => {
  const organisation = { id: 7, companyName: 'acme Traders' }

  it.each([
    ['an organisation', organisation, 'object'],
    ['a list', [7], 'array'],
    ['nothing', undefined, 'undefined'],
    ['an object without a text', Object.create(null), 'object'],
  ])('is refused in the path with its name: %s', async (_, orgId, received) => {
    const params = { orgId: orgId as never, connectorId: 'ftp' }
    const error = await errorOf(listConnectors(answering([]), { params }))
    expect(error).toMatchObject({ kind: 'invalid-input', issues: [{ path: 'params.orgId', received }] })
    expect(error.message).toBe(
      `Request failed – params.orgId: expected string or number, received ${received}`,
    )
  })

  it('is refused in the query and in the body', async () => {
    const expected = 'string or number'
    const inQuery = await errorOf(listUsers(answering([]), { query: { orgId: organisation as never } }))
    expect(inQuery.issues).toEqual([{ path: 'query.orgId', expected, received: 'object' }])
    const body = { name: 'Sales', organisationId: organisation as never }
    const inBody = await errorOf(createArea(answering({}), { body }))
    expect(inBody.issues).toEqual([{ path: 'body.organisationId', expected, received: 'object' }])
  })
})

describe('a printed error', () => {
  it('has the stack with the caller below the message', async () => {
    async function openTheList() {
      await listOrganisations(answering([{}]))
    }
    const [line, ...stack] = inspect(await errorOf(openTheList())).split('\n')
    expect(line).toMatch(/^SdkError: GET \/organisations: invalid-shape 200: Invalid response/)
    expect(stack.join('\n')).toContain('openTheList')
    expect(stack.join('\n')).not.toContain('Invalid response')
  })

  it('is one line with several sentences', async () => {
    const error = await errorOf(
      createArea(answering({}), { body: { ...area, colour: 1, shape: 2 } as never }),
    )
    expect(error.messages).toHaveLength(2)
    expect(error.message).toBe('body.colour is not a known field. body.shape is not a known field.')
  })
})

describe('a wrong address', () => {
  afterEach(() => void vi.unstubAllGlobals())

  it.each([
    undefined,
    '',
    'portal.example',
    'localhost:3000/backend',
    '/backend',
    'ftp://a.example',
    'https://',
    'https://u:pw@a.example/backend',
    'https://portal.example/backend?tenant=7',
    'https://portal.example/backend?',
    'https://portal.example/backend#top',
    7,
  ])('such as %j is refused immediately, without repeating it', (baseUrl) => {
    const create = () => createClient({ baseUrl: baseUrl as string })
    expect(create).toThrow(/^createClient: baseUrl must be a string like https/)
    expect(create).not.toThrow('pw')
  })

  it('does not include a path in a page, or with a fetch that completes it', () => {
    expect(createClient({ baseUrl: '/backend/', fetch }).toJSON()).toEqual({ baseUrl: '/backend' })
    vi.stubGlobal('location', { href: 'https://portal.example/home' })
    expect(createClient({ baseUrl: '/backend' }).toJSON()).toEqual({ baseUrl: '/backend' })
  })

  const pageWith = async (status: number) => {
    const page = '\n<!doctype html><title>Tributary</title>'
    const client = clientOf(await httpServer((_, response) => response.writeHead(status).end(page)))
    return errorOf(listOrganisations(client, { maxRetries: 0 }))
  }

  it.each([
    [200, 'invalid-response', 'Invalid response from server'],
    [404, 'http', 'Not Found'],
  ])('of the portal instead of the API gets a hint, also with %i', async (status, kind, message) => {
    const error = await pageWith(status)
    expect(error).toMatchObject({ kind, messages: [message] })
    expect(error.message).toContain('is this the portal’s address? The API is under /v1')
  })

  it('gets no hint with the error page of a proxy', async () => {
    expect(await pageWith(502)).toMatchObject({ statusCode: 502, hint: undefined })
  })
})

describe('the arguments of a call', () => {
  it('may be options in the second or third place of a call without input', async () => {
    const signal = AbortSignal.abort()
    const client = answering([])
    expect((await errorOf(listOrganisations(client, { signal }))).kind).toBe('aborted')
    expect((await errorOf(listOrganisations(client, {}, { signal }))).kind).toBe('aborted')
    expect((await errorOf(listOrganisations(client, undefined, { signal }))).kind).toBe('aborted')
  })

  it('follow the input if there may be one', async () => {
    // @ts-expect-error options in the place of the input
    const error = await errorOf(listAreas(answering([]), { signal: AbortSignal.abort() }))
    expect(error).toMatchObject({ kind: 'invalid-input', issues: [{ path: 'input.signal' }] })
    expect(error.message).toBe('input.signal is not a known field. – options come third')
  })

  it.each([
    [{ name: 'Sales' }, 'put name into body'],
    [{ organisationId: 7, name: 'Sales' }, 'put organisationId into body'],
    [{ name: 'Sales', signal: null }, 'put name into body'],
    [{ nmae: 'Sales' }, 'options come third'],
  ])('name the part that fields next to it belong to: %j', async (given, hint) => {
    const error = await errorOf(createArea(answering({}), given as never))
    expect(error).toMatchObject({ kind: 'invalid-input', hint })
  })

  it.each([
    [{ orgId: 7, connectorId: 'ftp' }, 'put orgId into params'],
    [{ limit: 3 }, 'put limit into query'],
  ])('name the path and the query as parts too: %j', async (given, hint) => {
    expect((await errorOf(listConnectors(answering([]), given as never))).hint).toBe(hint)
  })

  it('start with the client', () => {
    // @ts-expect-error no client
    expect(() => listOrganisations()).toThrow('The first argument of a call is the client.')
  })
})

it('a server that responds with 404 in JSON keeps its sentence', async () => {
  const client = clientOf(await httpServer((_, response) => json(response, { message: 'Not found.' }, 404)))
  expect((await errorOf(listOrganisations(client))).message).toBe('Not found.')
})
