import type { FastifyRequest } from 'fastify'
import { forbidden } from '../plugins/http-error.ts'

/**
 * For calls that act on a cookie alone: another site must not be able to make a browser send them. A browser always
 * names the origin of a POST; a caller without one is no browser and holds no cookie it did not mean to send.
 * That no form can be posted here is seen to by json-only.ts.
 */
export function refuseOtherSites(request: FastifyRequest, allowedOrigins: readonly string[]): void {
  const { origin, 'sec-fetch-site': site } = request.headers
  if (origin !== undefined && !allowedOrigins.includes(origin)) throw crossSite
  // A neighbour on the same site is let in by its name on the list, not by being near.
  const trusted = origin === undefined ? ['same-origin', 'none'] : ['same-origin', 'same-site', 'none']
  if (typeof site === 'string' && !trusted.includes(site)) throw crossSite
}

const crossSite = forbidden('This call is only answered to the portal itself.')
