import { type Actor, roles } from '@tributary/domain'
import { fieldOf } from '../client/read-answer.ts'
import { claimsOf } from '../client/token-claims.ts'

/** What an access token says about its session. Null for a claim that the token does not have. */
export type TokenSession = Actor & {
  userId: string | null
  sessionId: string | null
  expiresAt: Date | null
}

/**
 * Decodes an access token without checking its signature, to show or hide controls with `can` or `isSuperadmin`
 * (requirements ROLE-10 and ROLE-21). The server decides on every call. Null for a text that is not such a token.
 */
export function sessionOfToken(token: string): TokenSession | null {
  const claims = claimsOf(token)
  const role = fieldOf(claims, 'Role')
  if (typeof role !== 'string') return null
  return {
    role,
    roleLevel: numberOf(claims, 'roleLevel') ?? levelOf(role),
    userId: wordOf(claims, 'sub'),
    sessionId: wordOf(claims, 'sid'),
    expiresAt: dateOf(numberOf(claims, 'exp')),
  }
}

// An unknown role has the fewest rights.
const levelOf = (role: string): number =>
  roles.find(({ name }) => name.toLowerCase() === role.toLowerCase())?.level ?? roles.length - 1

function numberOf(claims: unknown, name: string): number | null {
  const value = fieldOf(claims, name)
  return typeof value === 'number' ? value : null
}

function wordOf(claims: unknown, name: string): string | null {
  const value = fieldOf(claims, name)
  return typeof value === 'string' ? value : null
}

const dateOf = (seconds: number | null): Date | null => (seconds === null ? null : new Date(seconds * 1000))
