import type { Content, OpenApi, Operation, Parameter, Reference, Response, Schema } from '../openapi.ts'
import { type Misfit, type MisfitKind, type Resolve, schemaMisfits } from './schema-misfits.ts'

/** What somebody would notice who was written for `before` and meets `after`: a sentence each, none when nobody. */
export function breakingChanges(before: OpenApi, after: OpenApi): string[] {
  const now = operationsOf(after)
  return [...operationsOf(before)].flatMap(([address, old]) => {
    const operation = now.get(address)
    if (!operation) return [`${old.title} is gone.`]
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

/** By method and shape: what the parts of a path are called is nobody's business. */
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
  old.operationId === now.operationId
    ? []
    : [`it is no longer called ${old.operationId} but ${now.operationId}.`]

/** From everybody to very few. */
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
  if (before.media !== after.media) return [`its body is ${after.media} now and no longer ${before.media}.`]
  const sentences = requestSentences('the body', before.schema, after.schema, documents)
  const needed = now.requestBody?.required && !old.requestBody?.required
  return needed ? ['its body may no longer be left out.', ...sentences] : sentences
}

function answerChanges(old: Operation, now: Operation, documents: Documents): string[] {
  return Object.entries(old.responses).flatMap(([status, answer]) => {
    const there = now.responses[status]
    if (!there) return [`it no longer answers ${status}.`]
    const [before, after] = [contentOf(answer), contentOf(there)]
    if (!before) return []
    if (before.media !== after?.media) return [`its answer is no longer ${before.media}.`]
    const misfits = schemaMisfits(
      { schema: after.schema, resolve: documents.after },
      { schema: before.schema, resolve: documents.before },
    )
    return misfits.map((misfit) => sentence(misfit, 'the answer', answered))
  })
}

/** Failing answers are shared and alike; what they hold is compared nowhere else than in the description of each. */
function contentOf(described: Operation['requestBody'] | Response | Reference) {
  if (!described || '$ref' in described) return undefined
  const content: Content = described.content ?? {}
  const [entry] = Object.entries(content)
  return entry && { media: entry[0], schema: entry[1].schema }
}

function requestSentences(where: string, before: Schema, after: Schema, documents: Documents): string[] {
  // Whatever could be sent before must still be taken.
  const misfits = schemaMisfits(
    { schema: before, resolve: documents.before },
    { schema: after, resolve: documents.after },
  )
  return misfits.map((misfit) => sentence(misfit, where, asked))
}

type Wording = Record<MisfitKind, (detail: string) => string>

const asked: Wording = {
  missing: () => 'must be given now',
  gone: () => 'must be given now',
  unforeseen: () => 'is refused now',
  type: (type) => `may no longer be ${type}`,
  value: (value) => `may no longer be ${value}`,
  extent: (limit) => `is limited more closely now: ${limit}`,
}

const answered: Wording = {
  missing: () => 'may be missing now',
  gone: () => 'is gone',
  unforeseen: () => 'is new where nothing new was to come',
  type: (type) => `may be ${type} now`,
  value: (value) => `may be ${value} now`,
  extent: (limit) => `no longer keeps within ${limit}`,
}

const sentence = ({ at, kind, detail }: Misfit, where: string, wording: Wording): string =>
  `${at ? `${at} in ${where}` : where} ${wording[kind](detail)}.`
