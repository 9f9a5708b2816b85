import { failingStatuses, type Level } from '@tributary/sdk/contract'
import type { NamedCall } from './calls.ts'
import { exampleOf } from './examples/examples.ts'
import { failure } from './failures.ts'
import { asSchema, type Content, type Operation, type Parameter, type Schema } from './openapi.ts'
import { pathNames } from './path-template.ts'
import { type Components, wireSchema } from './wire-schema.ts'

const whoMayCall = (level: Level): string => {
  if (level === 'public') return 'Anyone may call this.'
  if (level === 'user') return 'Signed-in users may call this.'
  if (level === 'superadmin') return 'Super administrators may call this.'
  if (level === 'member') return 'Members of the organisation may call this.'
  return `Members of the organisation with a role of level ${level} or lower may call this.`
}

/** Calls that use the session cookie instead of a token. */
const byCookie = new Set(['refreshSession'])

/** Returns a call of the contract as an OpenAPI operation. */
export function operation(call: NamedCall, components: Components): Operation {
  const { endpoint, feature, name } = call
  const parameters = [
    ...pathParameters(call),
    ...queryParameters(call, components),
    ...headerParameters(call),
  ]
  const body = requestBody(call, components)
  return {
    operationId: name,
    summary: endpoint.summary,
    description: [whoMayCall(endpoint.level), ...warnings(call)].join(' '),
    tags: [feature],
    'x-level': endpoint.level,
    security: securityOf(call),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body ? { requestBody: body } : {}),
    responses: {
      [endpoint.success]: {
        description: 'Done.',
        headers: { 'X-Request-Id': { $ref: '#/components/headers/X-Request-Id' } },
        content: answer(call, components),
      },
      ...Object.fromEntries(failingStatuses(endpoint).map((status) => [status, failure(status)])),
    },
  }
}

const links =
  'With `links=custom` the links of automatic areas are left out: an automatic area is linked to every sub-area. Without it, a list of more than 20,000 links is rejected with 422.'

/** Notes beyond the schema. They are here so that they do not add to the size of the SDK. */
const notes: Readonly<Record<string, string>> = { listAreas: links, listSubareas: links }

const warnings = ({ endpoint, name }: NamedCall) => [
  ...(notes[name] === undefined ? [] : [notes[name]]),
  ...(endpoint.acts ? ['It changes data although it is a GET: never repeat, cache or prefetch it.'] : []),
]

function securityOf({ endpoint, name }: NamedCall) {
  if (byCookie.has(name)) return [{ session: [] }]
  return endpoint.level === 'public' ? [] : [{ bearer: [] }]
}

const pathParameters = ({ endpoint }: NamedCall): Parameter[] =>
  pathNames(endpoint.path).map(({ name, inSdk }) => ({
    name,
    in: 'path',
    required: true,
    ...(name === inSdk ? {} : { description: `\`${inSdk}\` in the SDK.` }),
    schema: { type: 'string', minLength: 1 },
  }))

function queryParameters({ endpoint, name }: NamedCall, components: Components): Parameter[] {
  if (!endpoint.query) return []
  const schema = wireSchema(endpoint.query, components)
  if (schema.type !== 'object') throw new Error(`The query of ${name} is not a list of named values.`)
  const required: readonly unknown[] = Array.isArray(schema.required) ? schema.required : []
  return Object.entries(asSchema(schema.properties)).map(([parameter, described]) => ({
    name: parameter,
    in: 'query',
    required: required.includes(parameter),
    schema: asSchema(described),
  }))
}

const headerParameters = ({ endpoint }: NamedCall): Parameter[] =>
  endpoint.keyed
    ? [
        {
          name: 'Idempotency-Key',
          in: 'header',
          required: false,
          description:
            'A unique key for this write. A repeated request with the same key does not run again.',
          schema: { type: 'string', minLength: 1, maxLength: 257 },
        },
      ]
    : []

function requestBody(call: NamedCall, components: Components): Operation['requestBody'] {
  if (!call.endpoint.body) return undefined
  const schema = wireSchema(call.endpoint.body, components)
  // A body with only optional fields is optional itself.
  const required = schema.type !== 'object' || (Array.isArray(schema.required) && schema.required.length > 0)
  return { required, content: { 'application/json': withExample(schema, exampleOf(call)?.body) } }
}

function answer(call: NamedCall, components: Components): Content {
  const media = call.endpoint.media === 'page' ? 'text/html' : 'application/json'
  return { [media]: withExample(wireSchema(call.endpoint.response, components), exampleOf(call)?.answer) }
}

const withExample = (schema: Schema, example: Content[string]['example']): Content[string] =>
  example === undefined ? { schema } : { schema, example }
