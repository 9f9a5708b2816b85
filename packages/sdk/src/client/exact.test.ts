import { describe, expect, expectTypeOf, it } from 'vitest'
import { addProperties } from '../connectors/properties.calls.ts'
import { createArea, listAreas } from '../excel/structure/areas.calls.ts'
import { listOrganisations } from '../organisations/organisations.calls.ts'
import { signIn } from '../session/session.calls.ts'
import { verifyCode } from '../session/verification.calls.ts'
import { clientOf, errorOf } from '../test/builders.ts'
import { listUsers } from '../users/users.calls.ts'
import type { CallOptions } from './call-options.ts'
import type { Client } from './client.ts'

const client = clientOf('http://backend.invalid', { fetch: async () => Response.json([]) })
const colour = 'red'

/** Wrappers as applications write them. */
const bound =
  <Args extends unknown[], Answer>(make: (client: Client, ...args: Args) => Promise<Answer>) =>
  (...args: Args) =>
    make(client, ...args)
const made = <Input, Answer>(make: (client: Client, input: Input) => Promise<Answer>, input: Input) =>
  make(client, input)

describe('a field that does not exist, in a variable, does not compile and is refused', () => {
  const query = { orgId: 1, colour }
  const body = { name: 'Finance', organisationId: 1, colour }
  const input = { body: { name: 'Finance', organisationId: 1 }, colour }
  const params = { orgId: 1, connectorId: 1 }
  const list = [{ name: 'ftp.host', value: 'a', clientConnectorId: 1, colour }]
  const credentials = { emailAddress: 'a', password: 'b', colour }
  const code = { reference: 'a', code: 'b', context: 'mfa' as const, colour }
  const options = { headers: {}, colour }

  it.each<[string, () => Promise<unknown>]>([
    // @ts-expect-error in the query
    ['query.colour', () => listAreas(client, { query })],
    // @ts-expect-error in the body
    ['body.colour', () => createArea(client, { body })],
    // @ts-expect-error in a list
    ['body.0.colour', () => addProperties(client, { params, body: list })],
    // @ts-expect-error next to the body
    ['input.colour', () => createArea(client, input)],
    // @ts-expect-error among credentials
    ['body.colour', () => signIn(client, credentials)],
    // @ts-expect-error next to a code
    ['body.colour', () => verifyCode(client, code)],
    // @ts-expect-error among the options
    ['options.colour', () => listAreas(client, {}, options)],
    // @ts-expect-error among the options in the second place
    ['options.colour', () => listOrganisations(client, options)],
    // @ts-expect-error through a function that has the client
    ['body.colour', () => bound(createArea)({ body })],
    // @ts-expect-error through a function that makes any call
    ['query.colour', () => made(listUsers, { query })],
  ])('%s', async (name, make) => {
    expect((await errorOf(make())).messages).toEqual([`${name} is not a known field.`])
  })
})

describe('an input with known fields compiles', () => {
  type AreaInput = Parameters<typeof createArea>[1]

  it('from a variable, with an optional field, and with parts of the input', async () => {
    const create = (input: AreaInput) => createArea(client, input)
    const createWith = (body: AreaInput['body']) => createArea(client, { body })
    const list = (orgId?: number) => listAreas(client, orgId === undefined ? {} : { query: { orgId } })
    const body = { name: 'Finance', organisationId: 1 }
    for (const call of [create({ body }), createWith(body)])
      expect(await errorOf(call)).toMatchObject({ kind: 'invalid-shape' })
    expect(await list()).toEqual([])
  })

  it('with options that may be missing', async () => {
    const list = (options?: CallOptions) => listOrganisations(client, options)
    const listAgain = (options?: { signal?: AbortSignal }) => listAreas(client, {}, options)
    expect([await list(), await listAgain()]).toEqual([[], []])
  })

  it('through functions of other calls', async () => {
    expect(await made(listUsers, { query: { orgId: 1 } })).toEqual([])
    expect(await bound(listAreas)({ query: { orgId: 1 } })).toEqual([])
    expectTypeOf(listAreas).toBeCallableWith(client, { query: { orgId: 'a', links: 'custom' } })
  })
})
