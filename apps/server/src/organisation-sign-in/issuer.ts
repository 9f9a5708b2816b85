import { badRequest } from '../http/http-error.ts'
import { mayBeTarget } from '../outbound/outbound.ts'
import type { Services } from '../services.ts'
import { organisationSignInMessages as messages } from './policy/organisation-sign-in.messages.ts'

const DISCOVERY = /\/\.well-known\/openid-configuration$/
/** Tenants of Microsoft that stand for everyone, and the one of personal accounts. */
const SHARED_TENANTS = /^\/(common|organizations|consumers|9188040d-6c67-4c5b-b112-36a304b66dad)(\/|$)/i

/**
 * Returns the issuer to store. People copy the address of the discovery document, so it is accepted as well. Throws 400 for
 * an address that must not be reached, and for an issuer that asserts the users of other companies.
 */
export function checkedIssuer({ config, http }: Pick<Services, 'config' | 'http'>, entered: string): string {
  const issuer = entered.trim().replace(DISCOVERY, '')
  const url = new URL(issuer)
  if (url.protocol !== 'https:' && !config.allowPrivateTargets) throw badRequest(messages.httpsOnly)
  if (!mayBeTarget(url, http.outbound)) throw badRequest(messages.neverIssuer)
  if (url.hostname === 'login.microsoftonline.com' && SHARED_TENANTS.test(url.pathname))
    throw badRequest(messages.sharedIssuer)
  return issuer
}
