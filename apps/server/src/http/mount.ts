import { isSuperadmin, scopeIncludes, type TokenScope } from '@tributary/domain'
import {
  type Endpoint,
  failingStatuses,
  type Level,
  type Params,
  requestFaults,
  tokenScopeOf,
  viewAsRuleOf,
} from '@tributary/sdk/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { isBackground } from './bearer.ts'
import { type Caller, isSameCaller } from './caller.ts'
import type { EntityTag } from './entity-tags.ts'
import { badRequest, forbidden, HttpError, unauthorised } from './http-error.ts'
import { jsonList } from './json-list.ts'
import type { OrganisationGuard } from './organisation-guard.ts'
import { pagedLists } from './paged-lists.ts'
import { nextLink, pageOf } from './paging.ts'
import { isPlainRead, type ReadAhead } from './read-ahead.ts'
import type { RunOnce } from './run-once.ts'
import { callerInView } from './view-as.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    level?: Level
  }
}

/** The decoded request that a handler gets. */
export type Call<Path extends string, Query, Body> = {
  params: Record<keyof Params<Path>, string>
  query: Query
  body: Body
  /** The signed-in user. Throws in a public call. */
  readonly caller: Caller
  request: FastifyRequest
  reply: FastifyReply
}

export type Handler<E> =
  E extends Endpoint<infer Path, infer Query, infer Body, infer Answer>
    ? (call: Call<Path, Query, Body>) => Answer | Promise<Answer>
    : never

/** One handler for each call of a feature. A missing or wrongly typed one does not compile. */
export type Handlers<Feature> = {
  [Name in keyof Feature as Feature[Name] extends Endpoint ? Name : never]: Handler<Feature[Name]>
}

export type Guards = {
  authenticate(request: FastifyRequest, readAhead?: ReadAhead): Promise<Caller>
  organisation: OrganisationGuard
  once: RunOnce
  /** Throws 403 unless the caller has proved who they are within the last minutes. */
  recent(caller: Caller): Promise<void>
  entityTag: EntityTag
}

/** Registers a route for each call of a feature of the contract. */
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
  if (!levels.includes(endpoint.level)) throw new Error(`${name} does not declare who may call it.`)
  if (!isHandler(handler)) throw new Error(`${name} has no handler.`)
  const carryOut = handler
  const declared = new Set(failingStatuses(endpoint))
  const scope = tokenScopeOf(endpoint)
  const viewAsRule = viewAsRuleOf(endpoint)
  const begun = new WeakMap<FastifyRequest, Begun>()

  function prepare(request: FastifyRequest, reply: FastifyReply, caller: Caller | undefined): Prepared {
    const call = readCall(endpoint, request, reply, caller)
    // Before the rows are read: a change meanwhile belongs to the next tag.
    const tag = caller && guards.entityTag(endpoint, caller, request)
    return { call, tag, run: () => settled(() => carryOut(call), declared, name) }
  }

  /** Begins a read for a caller whose session is being checked. */
  function begin(request: FastifyRequest, reply: FastifyReply, expected: Caller) {
    const caller = callerInView(expected, viewAsRule)
    refuseLevel(caller, endpoint.level)
    const prepared = prepare(request, reply, caller)
    begun.set(request, { ...prepared, caller })
    if (isKnownToPoll(request, prepared.tag)) return undefined
    const result = guards.organisation(caller, prepared.call).then(prepared.run)
    begun.set(request, { ...prepared, caller, run: () => result })
    return result
  }

  app.route({
    method: endpoint.method,
    url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
    // HEAD on a GET with side effects would have them as well.
    exposeHeadRoute: !endpoint.acts,
    ...(endpoint.longBody && { bodyLimit: LONG_BODY }),
    config: { level: endpoint.level, acts: endpoint.acts },
    onRequest: async (request, reply) => {
      if (endpoint.level === 'public') return
      const ahead = isPlainRead(endpoint) ? (caller: Caller) => begin(request, reply, caller) : undefined
      // Before it is refused, because the log names the user of a refused call as well.
      request.caller = await guards.authenticate(request, ahead)
      request.caller = callerInView(request.caller, viewAsRule)
      refuseScope(request.caller, scope)
      refuseLevel(request.caller, endpoint.level)
    },
    handler: async (request, reply) => {
      const { caller } = request
      const { call, tag, run } = begunFor(caller, begun.get(request)) ?? prepare(request, reply, caller)
      if (caller) await guards.organisation(caller, call)
      if (caller && endpoint.stepUp) await guards.recent(caller)
      if (endpoint.keyed) return respondOnce(guards, endpoint, call, run)
      if (tag !== undefined) reply.header('ETag', tag)
      return isKnownToPoll(request, tag) ? reply.code(304).send() : respond(endpoint, call, await run())
    },
  })
}

type Prepared = { call: AnyCall; tag: string | undefined; run: () => Promise<unknown> }

/** A read that began before its session was checked. Only its caller may get its result. */
type Begun = Prepared & { caller: Caller }

const begunFor = (caller: Caller | undefined, begun: Begun | undefined) =>
  begun && caller && isSameCaller(begun.caller, caller) ? begun : undefined

async function respond(endpoint: Endpoint, { query, request, reply }: AnyCall, answer: unknown) {
  reply.code(endpoint.success).header('Cache-Control', 'no-store')
  if (endpoint.media === 'page') reply.type('text/html; charset=utf-8')
  if (!Array.isArray(answer)) return reply.send(z.encode(endpoint.response, answer))
  const { items, next } = pagedLists.has(endpoint) ? pageOf(answer, Object(query)) : { items: answer }
  if (next !== undefined) reply.header('Link', nextLink(request.originalUrl, next))
  return reply.type('application/json; charset=utf-8').send(await jsonList(endpoint.response, items))
}

/**
 * Only polls and programs may get 304. A list that a user loads after a write never depends on the order of two messages.
 */
const isKnownToPoll = (request: FastifyRequest, tag: string | undefined) =>
  tag !== undefined &&
  (isBackground(request) || request.caller?.tokenScope !== undefined) &&
  request.headers['if-none-match'] === tag

type AnyCall = Call<string, unknown, unknown>

/** Runs a write once per `Idempotency-Key`: a repeated request gets the first response. */
async function respondOnce(
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

type AnyHandler = (call: AnyCall) => unknown

// `Handlers` has checked the types; only the existence is left to check.
const isHandler = (value: unknown): value is AnyHandler => typeof value === 'function'

function refuseLevel(caller: Caller, level: Level) {
  if (level === 'superadmin' && !isSuperadmin(caller.role)) throw forbidden()
  if (typeof level === 'number' && caller.roleLevel > level) throw forbidden()
}

function refuseScope({ tokenScope }: Caller, needed: TokenScope | null) {
  if (!tokenScope) return
  if (!needed) throw forbidden('An API token cannot do this. Sign in to the portal instead.')
  if (!scopeIncludes(tokenScope, needed))
    throw forbidden(`This needs an API token with the scope "${needed}". This one has "${tokenScope}".`)
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
  caller: Caller | undefined,
): AnyCall {
  const call = {
    params: z.parse(pathParams, request.params),
    query: read(endpoint.query ?? nothing, request.query, 'query'),
    body: endpoint.body
      ? read(endpoint.body, request.body ?? {}, 'body')
      : read(emptyBody, request.body, 'body'),
  }
  refuseUnstorable(call)
  return {
    ...call,
    get caller() {
      if (!caller) throw unauthorised()
      return caller
    },
    request,
    reply,
  }
}

// NUL and half a surrogate pair in JSON; after an odd number of backslashes it only looks like one.
const UNSTORABLE = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f][\da-f]{2})/

/** PostgreSQL cannot store these characters, and no name, address or id contains one. */
export function refuseUnstorable(call: object) {
  if (UNSTORABLE.test(JSON.stringify(call)))
    throw badRequest('The request contains an invalid character (NUL or half a surrogate pair).')
}

const pathParams = z.record(z.string(), z.string())
const nothing = z.strictObject({})
const emptyBody = z.optional(nothing)

function read(schema: z.ZodMiniType, input: unknown, where: string) {
  const result = z.safeParse(schema, input)
  if (result.success) return result.data
  throw badRequest(requestFaults(result.error.issues, where))
}
