import { isSuperadmin } from '@tributary/domain'
import {
  type Endpoint,
  failingStatuses,
  type Level,
  type Params,
  unknownField,
  unknownIn,
} from '@tributary/sdk/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Caller } from './caller.ts'
import { badRequest, forbidden, HttpError, unauthorised } from './http-error.ts'
import { jsonList } from './json-list.ts'
import type { OrganisationGuard } from './organisation-guard.ts'
import type { RunOnce } from './run-once.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    level?: Level
  }
}

/** What a handler is given: the request, read as the contract says. */
export type Call<Path extends string, Query, Body> = {
  params: Record<keyof Params<Path>, string>
  query: Query
  body: Body
  /** Whoever is signed in. Asking for it in a public call is a mistake and throws. */
  readonly caller: Caller
  request: FastifyRequest
  reply: FastifyReply
}

export type Handler<E> =
  E extends Endpoint<infer Path, infer Query, infer Body, infer Answer>
    ? (call: Call<Path, Query, Body>) => Answer | Promise<Answer>
    : never

/** One handler for each call of a feature: a missing or wrongly typed one does not compile. */
export type Handlers<Feature> = {
  [Name in keyof Feature as Feature[Name] extends Endpoint ? Name : never]: Handler<Feature[Name]>
}

export type Guards = {
  authenticate(request: FastifyRequest): Promise<Caller>
  organisation: OrganisationGuard
  once: RunOnce
}

/** Turns a feature of the contract into routes. */
export const mount =
  <Feature extends object>(app: FastifyInstance, guards: Guards, feature: Feature) =>
  (handlers: Handlers<Feature>): void => {
    const byName = new Map<string, unknown>(Object.entries(handlers))
    for (const [name, endpoint] of Object.entries(feature)) {
      if (isEndpoint(endpoint)) mountOne(app, guards, endpoint, byName.get(name))
    }
  }

export const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'response' in value

const levels: readonly unknown[] = ['public', 'user', 'member', 1, 2, 3, 'superadmin'] satisfies Level[]

const LONG_BODY = 1024 * 1024

function mountOne(app: FastifyInstance, guards: Guards, endpoint: Endpoint, handler: unknown) {
  const name = `${endpoint.method} ${endpoint.path}`
  if (!levels.includes(endpoint.level)) throw new Error(`${name} does not say who may call it.`)
  if (!isHandler(handler)) throw new Error(`${name} has no handler.`)
  const declared = new Set(failingStatuses(endpoint))

  app.route({
    method: endpoint.method,
    url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
    // A look at the headers of a GET that changes something would change it as well.
    exposeHeadRoute: !endpoint.acts,
    ...(endpoint.longBody && { bodyLimit: LONG_BODY }),
    config: { level: endpoint.level },
    onRequest: async (request) => {
      if (endpoint.level === 'public') return
      request.caller = await guards.authenticate(request)
      refuseLevel(request.caller, endpoint.level)
    },
    handler: async (request, reply) => {
      const call = readCall(endpoint, request, reply)
      if (request.caller) await guards.organisation(request.caller, call)
      const run = () => settled(() => handler(call), declared, name)
      if (endpoint.keyed) return answerOnce(guards, endpoint, call, run)
      const answer = await run()
      reply.code(endpoint.success).header('Cache-Control', 'no-store')
      if (endpoint.media === 'page') reply.type('text/html; charset=utf-8')
      if (!Array.isArray(answer)) return reply.send(z.encode(endpoint.response, answer))
      return reply.type('application/json; charset=utf-8').send(await jsonList(endpoint.response, answer))
    },
  })
}

type AnyCall = Pick<Call<string, unknown, unknown>, 'request' | 'reply'>

/** Answers a write: what its sender repeats with the same `Idempotency-Key` is not carried out again. */
async function answerOnce(
  { once }: Guards,
  endpoint: Endpoint,
  { request, reply }: AnyCall,
  run: () => Promise<unknown>,
) {
  const { status, body, replayed } = await once(request, endpoint, async () => ({
    status: endpoint.success,
    body: JSON.stringify(z.encode(endpoint.response, await run())),
  }))
  if (replayed) reply.header('Idempotency-Replayed', 'true')
  reply.code(status).header('Cache-Control', 'no-store').type('application/json; charset=utf-8')
  return reply.send(body)
}

type AnyHandler = (call: Call<string, unknown, unknown>) => unknown

// The types of the pair were checked by Handlers; what is left to check is that there is one.
const isHandler = (value: unknown): value is AnyHandler => typeof value === 'function'

function refuseLevel(caller: Caller, level: Level) {
  if (level === 'superadmin' && !isSuperadmin(caller.role)) throw forbidden()
  if (typeof level === 'number' && caller.roleLevel > level) throw forbidden()
}

async function settled(work: () => unknown, declared: ReadonlySet<number>, name: string) {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof HttpError) || declared.has(error.status)) throw error
    throw new Error(`${name} answered ${error.status}, which its contract does not declare.`, {
      cause: error,
    })
  }
}

function readCall(
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
): Call<string, unknown, unknown> {
  const said = {
    params: z.parse(z.record(z.string(), z.string()), request.params),
    query: read(endpoint.query ?? nothing, request.query, 'query'),
    body: endpoint.body
      ? read(endpoint.body, request.body ?? {}, 'body')
      : read(noBody, request.body, 'body'),
  }
  refuseUnstorable(said)
  return {
    ...said,
    get caller() {
      if (!request.caller) throw unauthorised()
      return request.caller
    },
    request,
    reply,
  }
}

// As JSON writes NUL and half of a surrogate pair; after an odd number of backslashes it is only text that looks so.
const UNSTORABLE = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f][\da-f]{2})/

// PostgreSQL has no text with these characters, and no name, address or id has one either.
function refuseUnstorable(said: object) {
  if (UNSTORABLE.test(JSON.stringify(said)))
    throw badRequest('The request holds a character that no text may have.')
}

const nothing = z.strictObject({})
const noBody = z.optional(nothing)

function read(schema: z.ZodMiniType, input: unknown, where: string) {
  const result = z.safeParse(schema, input)
  if (result.success) return result.data
  const unknown = unknownIn(result.error.issues).map((path) => unknownField([where, ...path]))
  const others = result.error.issues
    .filter(({ code }) => code !== 'unrecognized_keys' && (code !== 'invalid_union' || unknown.length === 0))
    .map((issue) => `${[where, ...issue.path].join('.')} ${complaintOf(issue)}`)
  throw badRequest([...unknown, ...others])
}

// Worded here, without the input: the library's own sentences depend on which locale happens to be loaded.
function complaintOf(issue: z.core.$ZodIssue) {
  if (issue.code === 'too_big') return 'is too long.'
  if (issue.code === 'too_small') return 'is too short.'
  // The contract's own rules say themselves what they ask for.
  if (issue.code === 'custom') return issue.message
  return 'is missing or not of the right kind.'
}
