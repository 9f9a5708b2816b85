import type { Caller } from './caller.ts'
import { belongsTo } from './caller.ts'
import { badRequest, forbidden, notFound } from './http-error.ts'

type Named = { params: Record<string, string>; query: unknown; body: unknown }

export type OrganisationGuard = (caller: Caller, call: Named) => Promise<void>

/** The error for a request that names two organisations of the caller: it is unclear which one is meant. */
export const organisationsDiffer = () => badRequest('The request names two different organisations.')

/**
 * Checks the organisation that a call names: `{orgId}`, `?orgId` or the body's. Another organisation is 403, existing or
 * not. Only a caller who may act in all of them learns that one does not exist. Items of another organisation are 404; the
 * query that looks them up checks that (ROLE-20).
 */
export const organisationGuard =
  (exists: (organisationId: string) => Promise<boolean>): OrganisationGuard =>
  async (caller, call) => {
    const named = new Set(namedIn(call))
    if (named.size > 1) throw organisationsDiffer()
    for (const organisationId of named) {
      if (!belongsTo(caller, organisationId)) throw forbidden('You are not a member of this organisation.')
      if (!isKnown(caller, organisationId) && !(await exists(organisationId)))
        throw notFound('This organisation does not exist.')
    }
  }

/** Whether the organisation is known to exist without a query. */
const isKnown = ({ organisationIds, organisation }: Caller, organisationId: string) =>
  organisationIds.includes(organisationId) || organisation === organisationId.toLowerCase()

const namedIn = ({ body, ...url }: Named) =>
  [...namedInUrl(url), field(body, 'organisationId')].filter((id) => id !== undefined)

/** The organisations that the URL of a request names. */
export const namedInUrl = ({ params, query }: { params: unknown; query: unknown }): string[] =>
  [field(params, 'orgId'), field(query, 'orgId')].filter((id) => id !== undefined)

function field(source: unknown, name: string) {
  if (typeof source !== 'object' || source === null) return undefined
  const value = new Map<string, unknown>(Object.entries(source)).get(name)
  return value === undefined ? undefined : String(value)
}
