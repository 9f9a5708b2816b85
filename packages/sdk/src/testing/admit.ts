import { isSuperadmin } from '@tributary/domain'
import * as z from 'zod/mini'
import { type Endpoint, requestFaults } from '../contract/index.ts'
import { forbidden, notFound, refusal, unauthorised } from './failures.ts'
import type { FakeRequest } from './handler.ts'
import { actorOf } from './model/actor.ts'
import type { FakeUser } from './model/data.ts'
import { SESSION_ENDED } from './model/session.ts'
import { bearerOf } from './model/sessions.ts'
import { belongsTo, UNKNOWN_ORGANISATION, type World } from './model/world.ts'

/** A request that the contract has decoded. */
export type Decoded = Pick<FakeRequest, 'params' | 'query' | 'body' | 'sent'>

/**
 * Refuses callers without a valid access token, and those of too low a role, as the server does before it reads a request.
 * The cookies of the browser do not matter.
 */
export function refuseLevel({ level }: Endpoint, user: FakeUser | null, headers: Headers): void {
  if (level === 'public') return
  if (!user) throw unauthorised(bearerOf(headers) && SESSION_ENDED)
  if (level === 'superadmin' && !isSuperadmin(user.roleName)) throw forbidden()
  if (typeof level === 'number' && actorOf(user).roleLevel > level) throw forbidden()
}

const nothing = z.strictObject({})

/** Decodes a request. Fails with 400 and the server's sentences if it does not match the contract. */
export function decodeRequest(
  endpoint: Endpoint,
  { params, search, text }: { params: Record<string, string>; search: URLSearchParams; text: string },
): Decoded {
  const body = parsed(text)
  return {
    params,
    query: read(endpoint.query ?? nothing, valuesOf(search), 'query'),
    body: endpoint.body ? read(endpoint.body, body ?? {}, 'body') : read(z.optional(nothing), body, 'body'),
    sent: { query: search, body },
  }
}

function read(schema: z.ZodMiniType, input: unknown, where: string): unknown {
  const result = z.safeDecode(schema, input)
  if (result.success) return result.data
  throw refusal(400, requestFaults(result.error.issues, where))
}

function parsed(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text)
  } catch {
    throw refusal(400, 'The body is not JSON.')
  }
}

const valuesOf = (search: URLSearchParams): Record<string, string | string[]> =>
  Object.fromEntries(
    [...new Set(search.keys())].map((name) => {
      const values = search.getAll(name)
      return [name, values.length === 1 ? (values[0] ?? '') : values]
    }),
  )

/** Refuses an organisation that the user is not a member of, or that does not exist. */
export function guardOrganisation({ data }: World, user: FakeUser | null, request: Decoded): void {
  if (!user) return
  const named = new Set([
    ...fieldOf(request.params, 'orgId'),
    ...fieldOf(request.query, 'orgId'),
    ...fieldOf(request.body, 'organisationId'),
  ])
  if (named.size > 1) throw refusal(400, 'The request names two different organisations.')
  for (const id of named) {
    if (!belongsTo(user, id)) throw forbidden('You are not a member of this organisation.')
    if (!data.organisations.some((one) => String(one.id) === id)) throw notFound(UNKNOWN_ORGANISATION)
  }
}

function fieldOf(source: unknown, name: string): string[] {
  const value = typeof source === 'object' && source !== null ? Reflect.get(source, name) : undefined
  return value === undefined ? [] : [String(value)]
}
