import type { Content, OpenApi, Operation, Parameter, Reference, Response, Schema } from '../openapi.ts'
import { type Misfit, type MisfitKind, type Resolve, schemaMisfits } from './schema-misfits.ts'

/** Returns one sentence for each change that breaks a client written for `before`. */
export function breakingChanges(before: OpenApi, after: OpenApi): string[] {
  const now = operationsOf(after)
  return [...operationsOf(before)].flatMap(([address, old]) => {
    const operation = now.get(address)
    if (!operation) return [`${old.title} was removed.`]
    const documents = { before: resolver(before), after: resolver(after) }
    return [
      ...nameChanges(old.operation, operation.operation),
      ...levelChanges(old.operation, operation.operation),
      ...parameterChanges(old.operation, operation.operation, documents),
      ...bodyChanges(old.operation, operation.operation, documents),
      ...answerChanges(old.operation, operation.operation, documents),
    ].map((change) => `${old.title}: ${change}`)
  })
}

type Documents = { before: Resolve; after: Resolve }

/** Returns the operations by method and path, ignoring the names of path parameters. */
function operationsOf({ paths }: OpenApi): Map<string, { title: string; operation: Operation }> {
  const entries = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => {
      const title = `${method.toUpperCase()} ${path}`
      return [title.replaceAll(/\{\w+\}/g, '{}'), { title, operation }] as const
    }),
  )
  return new Map(entries)
}

const resolver =
  ({ components }: OpenApi): Resolve =>
  (schema) => {
    const { $ref } = schema
    if (typeof $ref !== 'string') return schema
    return components.schemas[$ref.replace('#/components/schemas/', '')] ?? {}
  }

const nameChanges = (old: Operation, now: Operation): string[] =>
  old.operationId === now.operationId ? [] : [`it was renamed from ${old.operationId} to ${now.operationId}.`]

/** Levels from the least to the most restrictive. */
const levels = ['public', 'user', 'member', 3, 2, 1, 'superadmin']

function levelChanges(old: Operation, now: Operation): string[] {
  if (levels.indexOf(now['x-level']) <= levels.indexOf(old['x-level'])) return []
  return [`fewer people may call it: level ${now['x-level']} instead of ${old['x-level']}.`]
}

function parameterChanges(old: Operation, now: Operation, documents: Documents): string[] {
  const query = ({ parameters = [] }: Operation) => parameters.filter((parameter) => parameter.in === 'query')
  const asObject = (parameters: Parameter[]): Schema => ({
    type: 'object',
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
    additionalProperties: false,
  })
  return requestSentences('the query', asObject(query(old)), asObject(query(now)), documents)
}

function bodyChanges(old: Operation, now: Operation, documents: Documents): string[] {
  const [before, after] = [contentOf(old.requestBody), contentOf(now.requestBody)]
  if (!before) return after && now.requestBody?.required ? ['it needs a body now.'] : []
  if (!after) return ['it takes no body any more.']
  if (before.media !== after.media) return [`its body changed from ${before.media} to ${after.media}.`]
  const sentences = requestSentences('the body', before.schema, after.schema, documents)
  const needed = now.requestBody?.required && !old.requestBody?.required
  return needed ? ['its body is now required.', ...sentences] : sentences
}

function answerChanges(old: Operation, now: Operation, documents: Documents): string[] {
  return Object.entries(old.responses).flatMap(([status, answer]) => {
    const there = now.responses[status]
    if (!there) return [`it no longer responds with ${status}.`]
    const [before, after] = [contentOf(answer), contentOf(there)]
    if (!before) return []
    if (before.media !== after?.media) return [`its response is no longer ${before.media}.`]
    const misfits = schemaMisfits(
      { schema: after.schema, resolve: documents.after },
      { schema: before.schema, resolve: documents.before },
    )
    return misfits.map((misfit) => sentence(misfit, 'the response', responseWording))
  })
}

/** Failures share one schema, so only successes are compared. */
function contentOf(described: Operation['requestBody'] | Response | Reference) {
  if (!described || '$ref' in described) return undefined
  const content: Content = described.content ?? {}
  const [entry] = Object.entries(content)
  return entry && { media: entry[0], schema: entry[1].schema }
}

function requestSentences(where: string, before: Schema, after: Schema, documents: Documents): string[] {
  // Everything that was accepted before must still be accepted.
  const misfits = schemaMisfits(
    { schema: before, resolve: documents.before },
    { schema: after, resolve: documents.after },
  )
  return misfits.map((misfit) => sentence(misfit, where, requestWording))
}

type Wording = Record<MisfitKind, (detail: string) => string>

const requestWording: Wording = {
  missing: () => 'is now required',
  gone: () => 'is now required',
  unforeseen: () => 'is now rejected',
  type: (type) => `may no longer be ${type}`,
  value: (value) => `may no longer be ${value}`,
  extent: (limit) => `has a stricter limit: ${limit}`,
}

const responseWording: Wording = {
  missing: () => 'may now be missing',
  gone: () => 'was removed',
  unforeseen: () => 'is an unexpected field',
  type: (type) => `may now be ${type}`,
  value: (value) => `may now be ${value}`,
  extent: (limit) => `may exceed ${limit}`,
}

const sentence = ({ at, kind, detail }: Misfit, where: string, wording: Wording): string =>
  `${at ? `${at} in ${where}` : where} ${wording[kind](detail)}.`
