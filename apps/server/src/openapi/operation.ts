import { failingStatuses, type Level, tokenScopeOf } from '@tributary/sdk/contract'
import { hasEntityTag } from '../http/entity-tags.ts'
import { pagedLists } from '../http/paged-lists.ts'
import type { NamedCall } from './calls.ts'
import { codeSamples } from './code-samples/code-samples.ts'
import { exampleOf } from './examples/examples.ts'
import { failure } from './failures.ts'
import { asSchema, type Content, type Operation, type Parameter, type Schema } from './openapi.ts'
import { pathParameters } from './path-parameters.ts'
import { queryExample } from './query-examples.ts'
import { type Components, wireSchema } from './wire-schema.ts'

const whoMayCall = (level: Level): string => {
  if (level === 'public') return 'Anyone may call this.'
  if (level === 'user') return 'Signed-in users may call this.'
  if (level === 'superadmin') return 'Super administrators may call this.'
  if (level === 'member') return 'Members of the organisation may call this.'
  return `Members of the organisation with a role of level ${level} or lower may call this.`
}

function tokenNote({ endpoint }: NamedCall): string[] {
  if (endpoint.level === 'public') return []
  const scope = tokenScopeOf(endpoint)
  return [scope ? `An API token needs the scope \`${scope}\`.` : 'API tokens cannot call this.']
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
  const described: Operation = {
    operationId: name,
    summary: endpoint.summary,
    description: [whoMayCall(endpoint.level), ...tokenNote(call), ...warnings(call)].join(' '),
    tags: [feature],
    'x-level': endpoint.level,
    'x-token-scope': tokenScopeOf(endpoint),
    security: securityOf(call),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body ? { requestBody: body } : {}),
    responses: {
      [endpoint.success]: {
        description: 'Done.',
        headers: {
          ...requestId,
          ...(hasEntityTag(endpoint) ? entityTag : {}),
          ...(pagedLists.has(endpoint) ? link : {}),
        },
        content: answer(call, components),
      },
      ...(hasEntityTag(endpoint) ? { 304: unchanged } : {}),
      ...Object.fromEntries(failingStatuses(endpoint).map((status) => [status, failure(status)])),
    },
  }
  return { ...described, 'x-codeSamples': codeSamples(call, described) }
}

const requestId = { 'X-Request-Id': { $ref: '#/components/headers/X-Request-Id' } }
const entityTag = { ETag: { $ref: '#/components/headers/ETag' } }
const link = { Link: { $ref: '#/components/headers/Link' } }
const unchanged = {
  description: 'Unchanged since the response with this tag.',
  headers: { ...requestId, ...entityTag },
}

const links =
  'With `links=custom` the links of automatic areas are left out: an automatic area is linked to every sub-area. Without it, a list of more than 20,000 links is rejected with 422.'

/** Notes beyond the schema. They are here so that they do not add to the size of the SDK. */
const notes: Readonly<Record<string, string>> = {
  listAreas: links,
  listSubareas: links,
  listConnectors:
    '`Assigned` has the number of assigned users (`Count`), whether the caller is one of them (`Self`), and the first ten (`First`). `portal.user` names only these and the caller; `getConnector` names all. `limit` returns only the first connectors by name. `excludeProperties=true` leaves out `Properties`.',
  listEveryConnector:
    'Without `Properties`. `Assigned` has the number of assigned users (`Count`), whether the caller is one of them (`Self`), and the first ten (`First`). `needsAttention=true` leaves out disconnected connectors and those whose latest refresh succeeded.',
  getRefreshHistory:
    'Only hours and days with a refresh are returned. A refresh counts when it was requested. `FromUtc` is the start of the hour or day in the time zone `zone`. `connectors` has the ids of up to 50 connectors, separated by spaces.',
  listSavedFilters:
    'The filters of the caller, and those that other members share. `Query` is the query string of an address.',
  listRefreshRuns:
    'The newest runs come first. Either `connectorType` or `connectors` is needed. `limit` is the most runs of the page, 200 by default; `each` the most runs of one connector. `before` is the id of the last run of a page and returns the next one. `connectors` has the ids of up to 50 connectors, separated by spaces.',
}

const warnings = ({ endpoint, name }: NamedCall) => [
  ...(notes[name] === undefined ? [] : [notes[name]]),
  ...(endpoint.acts ? ['It changes data although it is a GET: never repeat, cache or prefetch it.'] : []),
]

function securityOf({ endpoint, name }: NamedCall) {
  if (byCookie.has(name)) return [{ session: [] }]
  return endpoint.level === 'public' ? [] : [{ bearer: [] }]
}

function queryParameters({ endpoint, name }: NamedCall, components: Components): Parameter[] {
  if (!endpoint.query) return []
  const schema = wireSchema(endpoint.query, components)
  if (schema.type !== 'object') throw new Error(`The query of ${name} is not a list of named values.`)
  const required: readonly unknown[] = Array.isArray(schema.required) ? schema.required : []
  return Object.entries(asSchema(schema.properties)).map(([parameter, value]) => {
    const { description, ...withoutDescription } = asSchema(value)
    const isRequired = required.includes(parameter)
    const example = queryExample(parameter, isRequired)
    return {
      name: parameter,
      in: 'query',
      required: isRequired,
      ...(typeof description === 'string' ? { description } : {}),
      schema: withoutDescription,
      ...(example === undefined ? {} : { example }),
    }
  })
}

const headerParameters = ({ endpoint }: NamedCall): Parameter[] => [
  ...(endpoint.keyed ? [idempotencyKey] : []),
  ...(hasEntityTag(endpoint) ? [background, ifNoneMatch] : []),
]

const header = (name: string, description: string, schema: Schema): Parameter => ({
  name,
  in: 'header',
  required: false,
  description,
  schema,
})

const idempotencyKey = header(
  'Idempotency-Key',
  'A unique key for this write. A repeated request with the same key does not run again.',
  { type: 'string', minLength: 1, maxLength: 255 },
)
const background = header('X-Tributary-Background', 'Marks a poll that no user waits for.', {
  type: 'string',
  enum: ['1'],
})
const ifNoneMatch = header('If-None-Match', 'The `ETag` of the last response, for a background read.', {
  type: 'string',
})

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
