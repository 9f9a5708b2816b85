import { type Actor, roles } from '@tributary/domain'
import { fieldOf } from '../transport/read-answer.ts'
import { tried } from '../transport/tried.ts'

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
  const [, payload, signature, ...rest] = token.split('.')
  if (!payload || signature === undefined || rest.length > 0) return null
  const claims = tried<unknown>(() => JSON.parse(textOf(payload)))?.value
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

/** Base64url holds the octets of UTF-8. */
function textOf(base64url: string): string {
  const octets = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return new TextDecoder().decode(Uint8Array.from(octets, (octet) => octet.charCodeAt(0)))
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
