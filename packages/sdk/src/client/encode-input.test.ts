import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { updateConnector } from '../connectors/manage.calls.ts'
import * as contract from '../contract/index.ts'
import { listAreas } from '../excel/structure/areas.calls.ts'
import { listOrganisations } from '../organisations/organisations.calls.ts'
import { signIn } from '../session/session.calls.ts'
import { clientOf, errorOf } from '../test/builders.ts'
import { encodeInput, encodeParams } from './encode-input.ts'

const encoded = (schema: z.ZodMiniType | undefined, input: unknown) => encodeInput(schema, input, 'body')
const refused = (schema: z.ZodMiniType | undefined, input: unknown) => ({
  issues: [],
  ...encoded(schema, input),
})

describe('rejects an input with an unknown field and names the field [DATA-30]', () => {
  const nested = z.strictObject({
    kite: z.strictObject({ name: z.string() }),
    all: z.optional(z.array(z.strictObject({}))),
  })

  it.each<[string, z.ZodMiniType | undefined, unknown, string[]]>([
    ['next to others', nested, { kite: { name: 'a' }, tail: 1 }, ['body.tail']],
    ['inside another', nested, { kite: { name: 'a', tail: 1 } }, ['body.kite.tail']],
    ['inside a list', nested, { kite: { name: 'a' }, all: [{}, { tail: null }] }, ['body.all.1.tail']],
    [
      'of a request',
      contract.connectors.updateConnector.body,
      { nmae: 'a', shedule: null },
      ['body.nmae', 'body.shedule'],
    ],
    ['by its name on the wire', contract.connectors.updateConnector.body, { Name: 'a' }, ['body.Name']],
    [
      'of a grant',
      contract.excel.grantAreas.body,
      { groupId: 1, grant: { kind: 'whole-area', areaId: 2, subArea: 3 } },
      ['body.grant.subArea'],
    ],
    [
      'of a body with several forms',
      contract.account.finalise.body,
      { code: 'c', recaptchaToken: 'r', linkOrganisation: true, surprise: 1 },
      ['body.surprise'],
    ],
    ['of a call without a body', undefined, { surprise: 1 }, ['body.surprise']],
  ])('%s', (_, schema, input, names) => {
    expect(refused(schema, input)).toMatchObject({
      refused: names.map((name) => `${name} is not a known field.`),
      issues: names.map((path) => ({ path, expected: 'no such field' })),
    })
  })

  it('a field name that may be a misplaced secret is not shown', () => {
    expect(refused(nested, { kite: { name: 'a', 'pw-1 x': 1 } })).toEqual({
      refused: ['body.kite has a field that is not known.'],
      issues: [{ path: 'body.kite.…', expected: 'no such field', received: 'number' }],
    })
  })

  it('also when a required field is missing', () => {
    const { issues } = refused(contract.excel.createArea.body, { nmae: 'a', organisationId: 1 })
    expect(issues.map(({ path }) => path)).toEqual(['body.nmae', 'body.name'])
  })

  it('a field with the value undefined is accepted', () => {
    const body = contract.connectors.updateConnector.body
    expect(encoded(body, { name: 'a', nmae: undefined })).toEqual({ value: { Name: 'a' } })
  })
})

describe('names the field that does not fit, and what fits, without its value', () => {
  const area = { name: 'Sales', organisationId: 1, statusId: 1, subareaLinkType: 'automatic' }
  const { createArea, updateArea } = contract.excel

  it.each<[string, z.ZodMiniType | undefined, unknown, string, string, string]>([
    ['a missing field', createArea.body, { organisationId: 1 }, 'body.name', 'string', 'undefined'],
    [
      'a blank name',
      updateArea.body,
      { ...area, name: ' ' },
      'body.name',
      'a length of at least 1',
      'string',
    ],
    [
      'a long name',
      updateArea.body,
      { ...area, name: 'x'.repeat(999) },
      'body.name',
      'a length of at most 200',
      'string',
    ],
    [
      'a name with control characters',
      updateArea.body,
      { ...area, name: 'a\u0007b' },
      'body.name',
      'letters, numbers and ordinary signs',
      'string',
    ],
    [
      'an id',
      updateArea.body,
      { ...area, organisationId: { id: 1 } },
      'body.organisationId',
      'string or number',
      'object',
    ],
    [
      'a word',
      updateArea.body,
      { ...area, subareaLinkType: 'none' },
      'body.subareaLinkType',
      '"automatic" or "custom"',
      'string',
    ],
    ['a null', z.strictObject({ on: z.boolean() }), { on: null }, 'body.on', 'boolean', 'null'],
    [
      'an item of a list',
      contract.connectors.addProperties.body,
      [{ name: 5, value: '', clientConnectorId: 1 }],
      'body.0.name',
      'string',
      'number',
    ],
    ['a number for a list', contract.connectors.addProperties.body, 5, 'body', 'array', 'number'],
    ['a codec that throws', createArea.body, null, 'body', 'a value of the documented type', 'null'],
    [
      'the form that fits best',
      z.union([z.strictObject({ a: z.number() }), z.strictObject({ b: z.strictObject({ c: z.number() }) })]),
      { b: { c: 'x' } },
      'body.b.c',
      'number',
      'string',
    ],
  ])('%s', (_, schema, input, path, expected, received) => {
    expect(encoded(schema, input)).toEqual({
      refused: ['Request failed'],
      issues: [{ path, expected, received }],
    })
  })

  it('of a path', () => {
    const path = '/clients/{orgId}/connectors/{id}'
    expect(encodeParams(path, { orgId: 1, id: '..' })).toMatchObject({
      issues: [{ path: 'params.id', expected: 'a part of a path', received: 'string' }],
    })
    expect(encodeParams(path, { orgId: 1, ID: 2 })).toMatchObject({
      refused: ['params.ID is not a known field.'],
      issues: [{ path: 'params.ID' }, { path: 'params.id', received: 'undefined' }],
    })
  })
})

describe('a call with an unknown field [DATA-30]', () => {
  const client = clientOf('http://backend.invalid', {
    fetch: async () => {
      throw new Error('Nothing is to be sent.')
    },
  })
  const params = { orgId: 1, id: 2 }

  it.each<[string, () => Promise<unknown>]>([
    // @ts-expect-error a name that is not one
    ['body.nmae', () => updateConnector(client, { params, body: { nmae: 'x' } })],
    // @ts-expect-error a body, which the call does not have
    ['body.surprise', () => listOrganisations(client, { body: { surprise: 1 } }, {})],
    // @ts-expect-error the same in the place of the options
    ['options.body', () => listOrganisations(client, { body: { surprise: 1 } })],
    // @ts-expect-error options in the place of the input
    ['input.signal', () => listAreas(client, { signal: AbortSignal.abort() })],
    // @ts-expect-error an option that does not exist
    ['options.timout', () => listAreas(client, {}, { timout: 1 })],
    // @ts-expect-error one parameter under another name
    ['params.ID', () => updateConnector(client, { params: { orgId: 1, ID: 2 }, body: { name: 'x' } })],
    // @ts-expect-error more than credentials
    ['body.surprise', () => signIn(client, { emailAddress: 'a', password: 'b', surprise: 1 })],
  ])('names %s and is not sent', async (name, called) => {
    expect(await errorOf(called())).toMatchObject({
      kind: 'invalid-input',
      messages: [`${name} is not a known field.`],
    })
  })
})
