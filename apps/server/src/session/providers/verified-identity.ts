import type { VerifiedIdentity } from '../../security/sign-in-providers.ts'

const LONGEST_NAME = 100
const MOST_HOLDINGS = 500

type Claims = { iss?: unknown; sub?: unknown; [claim: string]: unknown }

/**
 * Reads a user's identity from a provider's claims. An address with `email_verified: false` is dropped. Without the claim
 * the address is unverified, because many providers accept any address; `verifiesEmail` overrides that for a provider that
 * omits the claim. Names are reduced to printable characters. `tenants` are the ids of the companies the user has
 * connected, `xero_userid` is their id at Xero.
 */
export function verifiedIdentity(claims: Claims, { verifiesEmail = false } = {}): VerifiedIdentity {
  const { iss, sub } = claims
  if (typeof iss !== 'string' || typeof sub !== 'string')
    throw new Error('The provider did not identify the user.')
  const address = addressIn(claims, verifiesEmail)
  return { issuer: iss, subject: sub, ...address, ...namesIn(claims), holdings: holdingsIn(claims), claims }
}

function addressIn({ email, email_verified = 'unknown' }: Claims, verifiesEmail: boolean) {
  const emailVerified = isTrue(email_verified) || (email_verified === 'unknown' && verifiesEmail)
  const isDenied = !emailVerified && email_verified !== 'unknown'
  if (typeof email !== 'string' || isDenied) return { email: undefined, emailVerified: false }
  return { email: email.trim(), emailVerified }
}

// Some providers send the claim as text.
const isTrue = (claim: unknown) => claim === true || claim === 'true'

function namesIn({ given_name, family_name, name, email }: Claims) {
  const [first = '', ...others] = nameFrom(name).split(' ')
  const beforeAt = typeof email === 'string' ? email.split('@')[0] : ''
  return {
    firstName: nameFrom(given_name) || first || nameFrom(beforeAt),
    lastName: nameFrom(family_name) || others.join(' '),
  }
}

const nameFrom = (claim: unknown) =>
  typeof claim === 'string'
    ? [
        ...claim
          .toWellFormed()
          .normalize('NFC')
          .replace(/[\p{C}\s]+/gu, ' ')
          .trim(),
      ]
        .slice(0, LONGEST_NAME)
        .join('')
    : ''

function holdingsIn({ tenants, xero_userid }: Claims): string[] {
  const listed = Array.isArray(tenants) ? tenants.slice(0, MOST_HOLDINGS) : []
  return [...listed, xero_userid].filter((id): id is string => typeof id === 'string' && id !== '')
}
