import type { Caller } from './caller.ts'
import { belongsTo } from './caller.ts'
import { badRequest, forbidden, notFound } from './http-error.ts'

type Named = { params: Record<string, string>; query: unknown; body: unknown }

export type OrganisationGuard = (caller: Caller, call: Named) => Promise<void>

/** Of two organisations that are named, both the caller's own, none can be meant (contract, section 0). */
export const organisationsDiffer = () => badRequest('The request names two different organisations.')

/**
 * Checks the organisation a call names outright: `{orgId}`, `?orgId`, the body's. A foreign one is 403, known
 * or not; what belongs to an organisation is checked where it is looked up and is 404 (requirement ROLE-20).
 */
export const organisationGuard =
  (exists: (organisationId: string) => Promise<boolean>): OrganisationGuard =>
  async (caller, call) => {
    const named = new Set(namedIn(call))
    if (named.size > 1) throw organisationsDiffer()
    for (const organisationId of named) {
      if (!belongsTo(caller, organisationId)) throw forbidden('You are not a member of this organisation.')
      if (!(await exists(organisationId))) throw notFound()
    }
  }

function namedIn({ params, query, body }: Named) {
  return [params.orgId, field(query, 'orgId'), field(body, 'organisationId')].filter((id) => id !== undefined)
}

function field(source: unknown, name: string) {
  if (typeof source !== 'object' || source === null) return undefined
  const value = new Map<string, unknown>(Object.entries(source)).get(name)
  return value === undefined ? undefined : String(value)
}
