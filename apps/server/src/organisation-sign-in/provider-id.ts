import { createHash } from 'node:crypto'

/**
 * Returns the id of the next provider of an organisation. It follows from the number of providers ever added, so that its
 * redirect address can be registered before the provider is saved, and is never used again. The first one has the id of the
 * organisation.
 */
export function nextProviderId(organisationId: string, added: number): string {
  if (added === 0) return organisationId
  const hash = createHash('sha256').update(`sign-in-provider ${organisationId} ${added}`).digest('hex')
  // Version 8 and variant 8 of RFC 9562 mark an id that is made this way.
  const parts = [hash.slice(0, 8), hash.slice(8, 12), `8${hash.slice(13, 16)}`, `8${hash.slice(17, 20)}`]
  return [...parts, hash.slice(20, 32)].join('-')
}
