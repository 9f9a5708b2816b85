import type { ProvedPerson } from '../sign-in-providers.ts'

const LONGEST_NAME = 100
const MOST_HOLDINGS = 500

type Claims = { iss?: unknown; sub?: unknown; [claim: string]: unknown }

/**
 * What a provider's claims say about somebody. An address it says is unverified is none; of names only what is fit to
 * be shown is taken. `tenants` are the ids of the companies they have connected, `xero_userid` is who they are at Xero.
 */
export function provedPerson(claims: Claims): ProvedPerson {
  const { iss, sub, email, email_verified } = claims
  if (typeof iss !== 'string' || typeof sub !== 'string') throw new Error('The provider names nobody.')
  const address = typeof email === 'string' && email_verified !== false ? email.trim() : undefined
  return { issuer: iss, subject: sub, email: address, ...namesIn(claims), holdings: holdingsIn(claims) }
}

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
