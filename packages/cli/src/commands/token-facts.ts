import type { ApiToken, SessionUser } from '@tributary/domain'
import { sessionMessages as messages } from './session.messages.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const WARN_DAYS = 14

/** Returns what programs learn about the user and the token. It has no secret. */
export const tokenFacts = (user: SessionUser, token: ApiToken | null) => ({
  user: { email: user.email, firstName: user.firstName, lastName: user.lastName, role: user.role },
  token: token && {
    name: token.name,
    scope: token.scope,
    organisations: token.organisations,
    expiresAt: token.expiresAt,
  },
})

/** Returns the name and scope of a token in a line. */
export const tokenLine = ({ name, scope }: ApiToken): string => messages.token(name, scope)

/** Returns the warning about a token that expires within 14 days; null if there is none. */
export function expiryWarning(token: ApiToken | null, now: Date): string | null {
  if (!token?.expiresAt) return null
  const days = Math.floor((token.expiresAt.getTime() - now.getTime()) / DAY_MS)
  return days < WARN_DAYS ? messages.expiresSoon(days) : null
}
