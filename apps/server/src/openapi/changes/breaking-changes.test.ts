import { describe, expect, it } from 'vitest'
import { openApiDocument } from '../document.ts'
import type { OpenApi, Operation, Schema } from '../openapi.ts'
import { breakingChanges } from './breaking-changes.ts'

const thing: Schema = {
  type: 'object',
  properties: {
    Id: { type: ['string', 'number'] },
    Name: { type: 'string' },
    Status: { anyOf: [{ $ref: '#/components/schemas/Status' }, { type: 'null' }] },
  },
  required: ['Id', 'Name'],
}
const status: Schema = {
  type: 'object',
  properties: { Name: { type: 'string', enum: ['active', 'locked'] } },
}
const body: Schema = {
  type: 'object',
  properties: { name: { type: 'string', maxLength: 200 }, note: { type: 'string' } },
  required: ['name'],
  additionalProperties: false,
}

const saveThing: Operation = {
  operationId: 'saveThing',
  summary: 'Save a thing.',
  description: '',
  tags: ['things'],
  'x-level': 3,
  security: [{ bearer: [] }],
  parameters: [
    { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
    { name: 'orgId', in: 'query', required: false, schema: { type: ['string', 'number'] } },
  ],
  requestBody: { required: true, content: { 'application/json': { schema: body } } },
  responses: {
    200: {
      description: '',
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Thing' } } },
    },
    409: { $ref: '#/components/responses/Conflict' },
  },
}

// Writing the document of the real contract takes half a second.
const real = openApiDocument()

type Edit = { operation?: Partial<Operation>; thing?: Schema; status?: Schema; body?: Schema; path?: string }

const documentWith = (edit: Edit): OpenApi => ({
  ...real,
  paths: {
    [edit.path ?? '/things/{id}']: {
      post: {
        ...saveThing,
        ...(edit.body
          ? { requestBody: { required: true, content: { 'application/json': { schema: edit.body } } } }
          : {}),
        ...edit.operation,
      },
    },
  },
  components: {
    ...real.components,
    schemas: { Thing: edit.thing ?? thing, Status: edit.status ?? status },
  },
})

const field = (schema: Schema, name: string, described: Schema | undefined): Schema => {
  const { [name]: _, ...others } = Object(schema.properties) as Record<string, Schema>
  return { ...schema, properties: described ? { ...others, [name]: described } : others }
}
const requiring = (schema: Schema, ...required: string[]): Schema => ({ ...schema, required })

describe('a breaking change is reported', () => {
  it.each<[string, Edit, string]>([
    ['another path', { path: '/objects/{id}' }, 'was removed.'],
    [
      'another name',
      { operation: { operationId: 'keepThing' } },
      'it was renamed from saveThing to keepThing.',
    ],
    ['a higher level', { operation: { 'x-level': 1 } }, 'fewer people may call it: level 1 instead of 3.'],
    ['a parameter gone', { operation: { parameters: [] } }, 'orgId in the query is now rejected.'],
    [
      'a parameter required',
      { operation: { parameters: [{ name: 'orgId', in: 'query', required: true, schema: {} }] } },
      'orgId in the query is now required.',
    ],
    [
      'a parameter of fewer types',
      {
        operation: {
          parameters: [{ name: 'orgId', in: 'query', required: false, schema: { type: 'string' } }],
        },
      },
      'orgId in the query may no longer be number.',
    ],
    [
      'a status gone',
      { operation: { responses: { 409: saveThing.responses[409] ?? { $ref: '' } } } },
      'it no longer responds with 200.',
    ],
    [
      'a field required in the body',
      { body: requiring(body, 'name', 'note') },
      'note in the body is now required.',
    ],
    [
      'a new field required in the body',
      { body: requiring(field(body, 'kind', { type: 'string' }), 'name', 'kind') },
      'kind in the body is now required.',
    ],
    [
      'a field gone from the body',
      { body: field(body, 'note', undefined) },
      'note in the body is now rejected.',
    ],
    [
      'a shorter name in the body',
      { body: field(body, 'name', { type: 'string', maxLength: 100 }) },
      'name in the body has a stricter limit: maxLength 100.',
    ],
    [
      'another type in the body',
      { body: field(body, 'name', { type: 'number' }) },
      'name in the body may no longer be string.',
    ],
    [
      'a field gone from the answer',
      { thing: requiring(field(thing, 'Name', undefined), 'Id') },
      'Name in the response was removed.',
    ],
    [
      'an optional field gone from the answer',
      { thing: field(thing, 'Status', undefined) },
      'Status in the response was removed.',
    ],
    [
      'a field that may be missing',
      { thing: requiring(thing, 'Id') },
      'Name in the response may now be missing.',
    ],
    [
      'another type in the answer',
      { thing: field(thing, 'Name', { type: ['string', 'null'] }) },
      'Name in the response may now be null.',
    ],
    [
      'another value within what is referred to',
      { status: field(status, 'Name', { type: 'string', enum: ['active', 'asleep'] }) },
      'Status.Name in the response may now be "asleep".',
    ],
    [
      'any value at all',
      { status: field(status, 'Name', { type: 'string' }) },
      'Status.Name in the response may now be different from "active", "locked".',
    ],
  ])('%s', (_, edit, change) => {
    const sentences = breakingChanges(documentWith({}), documentWith(edit))
    expect(sentences).toEqual([
      change === 'was removed.' ? `POST /things/{id} ${change}` : `POST /things/{id}: ${change}`,
    ])
  })
})

describe('a compatible change passes', () => {
  it.each<[string, Edit]>([
    ['nothing', {}],
    ['another name for a part of the path', { path: '/things/{thingId}' }],
    ['a lower level', { operation: { 'x-level': 'member' } }],
    ['another sentence', { operation: { summary: 'Keep a thing.' } }],
    ['a new optional field of the body', { body: field(body, 'kind', { type: 'string' }) }],
    ['a field of the body that may be left out', { body: requiring(body) }],
    ['a longer name', { body: field(body, 'name', { type: 'string', maxLength: 500 }) }],
    ['one more type in the body', { body: field(body, 'name', { type: ['string', 'null'] }) }],
    ['a new field of the answer', { thing: field(thing, 'Code', { type: 'string' }) }],
    ['a field of the answer that is always there', { thing: requiring(thing, 'Id', 'Name', 'Status') }],
    ['fewer values in the answer', { status: field(status, 'Name', { type: 'string', const: 'active' }) }],
    [
      'one more failing status',
      {
        operation: {
          responses: { ...saveThing.responses, 404: { $ref: '#/components/responses/NotFound' } },
        },
      },
    ],
  ])('%s', (_, edit) => {
    expect(breakingChanges(documentWith({}), documentWith(edit))).toEqual([])
  })
})

it('handles recursive schemas', () => {
  const tree = {
    thing: {
      type: 'object',
      properties: { Children: { type: 'array', items: { $ref: '#/components/schemas/Thing' } } },
    },
  }
  const fewer = { thing: { type: 'object', properties: {} } }
  expect(breakingChanges(documentWith(tree), documentWith(tree))).toEqual([])
  expect(breakingChanges(documentWith(tree), documentWith(fewer))).toEqual([
    'POST /things/{id}: Children in the response was removed.',
  ])
})
