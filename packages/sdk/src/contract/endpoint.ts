import type * as z from 'zod/mini'

/**
 * Who may call: anyone, any signed-in user, any member of the organisation, a member whose role level is at
 * most this number, or a super administrator.
 */
export type Level = 'public' | 'user' | 'member' | 1 | 2 | 3 | 'superadmin'

/** The HTTP methods of the contract. */
export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/** The deadline of a call, response body included: 15 s, 30 s or 60 s (see client/deadline). */
export type DeadlineKind = 'read' | 'write' | 'synchronise'

type ParamNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never

/** The values of `{name}` parts of a path. */
export type Params<Path extends string> = Record<ParamNames<Path>, string | number>

type Schema<Value> = z.ZodMiniType<Value, unknown>

/** Earlier responses that a write can make stale. */
export type Outdated = 'connector-types'

/**
 * A call of the contract as data. The SDK function, the server route and the OpenAPI operation are derived
 * from it.
 */
export type Endpoint<Path extends string = string, Query = unknown, Body = unknown, Answer = unknown> = {
  /** The HTTP method. */
  method: Method
  /** The path below the base URL, with `{name}` for each parameter. */
  path: Path
  /** One line of documentation. */
  summary: string
  /** Who may call it. */
  level: Level
  /** The query; missing if the call has none. */
  query?: Schema<Query>
  /** The JSON body; missing if the call has none. */
  body?: Schema<Body>
  /** The JSON body of a success. */
  response: Schema<Answer>
  /** Whether the body contains a list. Its limit is then 1 MiB instead of 256 KiB. */
  longBody: boolean
  /** Failing statuses of this call in addition to those of its level. */
  errors: readonly number[]
  /** False if a 401 is about the input and must not end the session. */
  session: boolean
  /** The main service also uses the session cookie. The connector service accepts only the bearer token. */
  service: 'main' | 'connector'
  /** How long the client waits. */
  deadline: DeadlineKind
  /** The status of a success. */
  success: 200 | 201
  /** The format of the response. A page is for browsers, not for clients. */
  media: 'json' | 'page'
  /** The earlier responses that a success makes stale. */
  outdates: Outdated | null
  /** Whether a GET has an effect. It is then never retried, cached or prefetched. */
  acts: boolean
  /**
   * Whether the call honours an `Idempotency-Key`. All writes do, except those that return, change or end
   * credentials, because their responses must not be stored.
   */
  keyed: boolean
  /**
   * Whether the call is dangerous: it needs a sign-in or a confirmation of the last ten minutes. Otherwise the response is
   * a 403 with the code `step-up-required`. No API token may make it.
   */
  stepUp: boolean
}

type Description<Path extends string, Query, Body, Answer> = Pick<
  Endpoint<Path, Query, Body, Answer>,
  'method' | 'path' | 'summary' | 'level' | 'query' | 'body' | 'response'
> &
  Partial<
    Pick<
      Endpoint,
      | 'longBody'
      | 'errors'
      | 'session'
      | 'service'
      | 'deadline'
      | 'success'
      | 'media'
      | 'outdates'
      | 'acts'
      | 'keyed'
      | 'stepUp'
    >
  >

/** Defines a call, with defaults for missing fields. */
export const endpoint = /* @__NO_SIDE_EFFECTS__ */ <
  const Path extends string,
  Answer,
  Query = undefined,
  Body = undefined,
>(
  description: Description<Path, Query, Body, Answer>,
): Endpoint<Path, Query, Body, Answer> => ({
  longBody: false,
  errors: [],
  session: true,
  service: 'main',
  deadline: description.method === 'GET' ? 'read' : 'write',
  success: 200,
  media: 'json',
  outdates: null,
  acts: false,
  keyed: description.method !== 'GET',
  stepUp: false,
  ...description,
})

const everyCall = [429, 500, 503]
const signedIn = [401, 403, 404]

/** Returns every failing status of a call. Any other one is a bug in the server. */
export const failingStatuses = (call: Endpoint): number[] => [
  ...new Set([
    400,
    ...(call.body ? [413, 415] : []),
    ...(call.level === 'public' ? [] : signedIn),
    ...(call.keyed ? [409, 422] : []),
    ...everyCall,
    ...call.errors,
  ]),
]

/** Returns the names of a path's `{parts}`, in order. */
export const paramNames = (path: string): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '')
