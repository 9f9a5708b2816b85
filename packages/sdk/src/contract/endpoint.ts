import type * as z from 'zod/mini'

/**
 * Who may call: anyone, any signed-in user, any member of the organisation in question, a member whose
 * role level is that number or lower, or a superadmin (contract, section 0).
 */
export type Level = 'public' | 'user' | 'member' | 1 | 2 | 3 | 'superadmin'

/** The HTTP methods of the contract. */
export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/** How long an answer may take, body included: 15 s, 30 s or 60 s (see transport/deadline). */
export type DeadlineKind = 'read' | 'write' | 'synchronise'

type ParamNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never

/** The values of `{name}` parts of a path. */
export type Params<Path extends string> = Record<ParamNames<Path>, string | number>

type Schema<Value> = z.ZodMiniType<Value, unknown>

/** What of earlier answers a write can make old. */
export type Outdated = 'connector-types'

/** One call of the contract, as data: from it come the SDK function, the server route and the OpenAPI operation. */
export type Endpoint<Path extends string = string, Query = unknown, Body = unknown, Answer = unknown> = {
  method: Method
  path: Path
  /** One line of documentation. */
  summary: string
  level: Level
  query?: Schema<Query>
  body?: Schema<Body>
  response: Schema<Answer>
  /** Its body holds a list: it may have 1 MiB, where other bodies end at 256 KiB. */
  longBody: boolean
  /** Failing statuses of this call beyond those every call of its level may give. */
  errors: readonly number[]
  /** False where a 401 says something about the input and must not end the session (requirement STATE-23). */
  session: boolean
  /** The main service also takes part in the session cookie; the connector service takes the bearer token only. */
  service: 'main' | 'connector'
  deadline: DeadlineKind
  /** The status of a success. */
  success: 200 | 201
  /** What an answer is written in; a page is for a browser to show and no client reads it. */
  media: 'json' | 'page'
  /** What of earlier answers is out of date after this call succeeded (requirement CALL-106). */
  outdates: Outdated | null
  /** A GET that changes something: never retried, cached or prefetched (requirement CALL-114). */
  acts: boolean
  /**
   * Whether an `Idempotency-Key` is honoured: of every write, but for those that hand out, change or end what somebody signs
   * in with, since their answers must not be kept.
   */
  keyed: boolean
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
    >
  >

/** Writes a call down. What is left out gets its usual value. */
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
  ...description,
})

const everyCall = [429, 500, 503]
const signedIn = [401, 403, 404]

/** Every failing status this call may answer; any other one is a bug of the server. */
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

/** The names of a path's `{parts}`, in order. */
export const paramNames = (path: string): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '')
