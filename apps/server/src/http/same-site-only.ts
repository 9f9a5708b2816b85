import type { FastifyRequest } from 'fastify'
import { forbidden } from './http-error.ts'

/**
 * Rejects cross-site requests to calls that need only a cookie (CSRF). Browsers send `Origin` with every POST, so a
 * request without it does not come from a browser. `json-only.ts` rejects form posts.
 */
export function refuseOtherSites(request: FastifyRequest, allowedOrigins: readonly string[]): void {
  const { origin, 'sec-fetch-site': site } = request.headers
  if (origin !== undefined && !allowedOrigins.includes(origin)) throw crossSite
  // Another origin on the same site must be on the list; being same-site is not enough.
  const trusted = origin === undefined ? ['same-origin', 'none'] : ['same-origin', 'same-site', 'none']
  if (typeof site === 'string' && !trusted.includes(site)) throw crossSite
}

const crossSite = forbidden('Only the portal can make this call.')
