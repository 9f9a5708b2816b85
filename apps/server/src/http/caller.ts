import { isDeepStrictEqual } from 'node:util'
import { type Actor, can, type TokenScope } from '@tributary/domain'

/** The signed-in user of a request, read from the database for each request. */
export type Caller = Actor & {
  userId: string
  /** The session of the user, or the API token. */
  sessionId: string
  /** What the API token of the request may do; missing for a signed-in user. */
  tokenScope?: TokenScope
  firstName: string
  lastName: string
  email: string
  requireMultiFactorAuthentication: boolean
  /** When the user last proved who they are: at the sign-in, or to confirm a dangerous action. Null with an API token. */
  authenticatedAt: Date | null
  /** The organisations of the user. Levels 0 and 1 may act in all others too. */
  organisationIds: readonly string[]
  /** The organisation that the URL of the request names, if it exists. */
  organisation?: string | null
  /** Set if the caller is only seen by an administrator, who may read and change nothing. */
  view?: View
}

/** The view of an administrator who sees the portal as the caller. */
export type View = {
  /** The administrator, who is signed in. */
  viewer: Caller
  /** The only organisation of the view. */
  organisationId: string
  endsAt: Date
  /** The view is over. Nothing is answered until the administrator returns from it. */
  isOver: boolean
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | undefined
  }
}

/** Whether two callers are the same user in the same session, with the same rights. */
export const isSameCaller = (a: Caller, b: Caller): boolean =>
  isDeepStrictEqual({ ...a, organisation: null }, { ...b, organisation: null })

/** The user who is signed in: the administrator behind a view, otherwise the caller. */
export const signedInCaller = (caller: Caller): Caller => caller.view?.viewer ?? caller

/** Whether the caller may act in this organisation. */
export const belongsTo = (caller: Caller, organisationId: string): boolean =>
  can(caller, 'organisations.act-on-every') || caller.organisationIds.includes(organisationId)
