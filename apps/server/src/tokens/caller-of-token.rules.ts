import { type RoleName, roles, tokenLimits } from '@tributary/domain'
import type { Caller } from '../http/caller.ts'
import { HttpError, unauthorised } from '../http/http-error.ts'
import { isWellFormed } from '../security/api-token.ts'
import { hashOf } from '../security/random-token.ts'
import type { Services } from '../services.ts'
import { tokensMessages } from './tokens.messages.ts'
import { type UsedToken, useToken } from './use-token.queries.ts'

const MINUTE_MS = 60_000

/**
 * Returns the owner of an API token with the rights that the token leaves them, as they are now. Throws 401 for a token
 * that is unknown, expired or revoked, or whose owner may not sign in, and 429 for too many calls.
 */
export async function callerOfToken(
  { storage, clock }: Services,
  token: string,
  organisationId: string | undefined,
): Promise<Caller> {
  const now = clock()
  const minuteAgo = new Date(now.getTime() - MINUTE_MS)
  const used = isWellFormed(token)
    ? await useToken(storage.db, {
        hash: hashOf(token),
        organisationId: organisationId ?? null,
        now,
        minuteAgo,
      })
    : undefined
  if (used?.status !== 'active') throw unauthorised(tokensMessages.invalid)
  refuseTooMany(used, now)
  return { ...identityOf(used), ...rightsOf(used) }
}

function refuseTooMany({ calls, windowStartedAt }: UsedToken, now: Date) {
  if (calls <= tokenLimits.callsPerMinute) return
  const seconds = Math.ceil((windowStartedAt.getTime() + MINUTE_MS - now.getTime()) / 1000)
  throw new HttpError(429, tokensMessages.tooManyCalls, Math.max(1, seconds))
}

const identityOf = (used: UsedToken) => ({
  userId: used.userId,
  sessionId: used.tokenId,
  tokenScope: used.scope,
  firstName: used.firstName,
  lastName: used.lastName,
  email: used.email,
  requireMultiFactorAuthentication: used.requireMfa,
  authenticatedAt: null,
  organisation: used.organisation,
})

const ORGANISATION_ADMIN = roles.find(({ name }) => name === ('OrganisationAdmin' satisfies RoleName))

/**
 * A token that is limited to organisations never has a role that acts on all of them. So no rule needs to know of tokens.
 */
function rightsOf({ role, roleLevel, limited, organisationIds, tokenOrganisationIds }: UsedToken) {
  if (!limited) return { role, roleLevel, organisationIds }
  const { name, level } = ORGANISATION_ADMIN ?? { name: role, level: roleLevel }
  const actsOnEvery = roleLevel < level
  const own = new Set(organisationIds)
  return {
    ...(actsOnEvery ? { role: name, roleLevel: level } : { role, roleLevel }),
    organisationIds: actsOnEvery ? tokenOrganisationIds : tokenOrganisationIds.filter((id) => own.has(id)),
  }
}
