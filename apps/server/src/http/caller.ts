import { type Actor, can } from '@tributary/domain'

/** Who is calling, as the database knows them at this moment. */
export type Caller = Actor & {
  userId: string
  sessionId: string
  firstName: string
  lastName: string
  email: string
  requireMultiFactorAuthentication: boolean
  /** The organisations they belong to; levels 0 and 1 act on the others as well. */
  organisationIds: readonly string[]
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | undefined
  }
}

/** Whether this organisation is one the caller may act in (requirement ROLE-19). */
export const belongsTo = (caller: Caller, organisationId: string): boolean =>
  can(caller, 'organisations.act-on-every') || caller.organisationIds.includes(organisationId)
