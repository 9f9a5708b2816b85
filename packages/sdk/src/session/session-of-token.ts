import { type Actor, roles } from '@tributary/domain'
import { fieldOf } from '../client/read-answer.ts'
import { claimsOf } from '../client/token-claims.ts'

/** The claims of an access token about its session. A missing claim is null. */
export type TokenSession = Actor & {
  /** The user; null without the claim. */
  userId: string | null
  /** The session; null without the claim. */
  sessionId: string | null
  /** The end of the token's validity; null without the claim. */
  expiresAt: Date | null
}

/**
 * Decodes an access token without verifying its signature, to show or hide controls with `can` or
 * `isSuperadmin`. The server still checks every call. Returns null if the text is not an access token.
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
