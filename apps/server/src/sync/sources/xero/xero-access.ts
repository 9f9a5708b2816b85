import { decodeJwt } from 'jose'
import type { Rate } from '../../rate-limits.ts'
import { type Grant, type Granted, grantOf, scopesIn } from '../http/grant.ts'
import type { SourceAccess } from '../source-adapter.ts'
import { xeroMessages } from './xero.messages.ts'
import { rateOf } from './xero-rate.ts'

/** The access of one connector: an organisation, which Xero calls a tenant, and what may be read of it. */
export type XeroAccess = Pick<Grant, 'authorise' | 'renew'> & {
  /** Returns the granted scopes; undefined if neither the grant nor the token names them. */
  scopes(): Promise<ReadonlySet<string> | undefined>
  rates(): Promise<readonly Rate[]>
}

export function xeroAccess(access: SourceAccess | undefined): XeroAccess {
  const { authorise, renew, granted } = grantOf(access, { notAuthorised: xeroMessages.notAuthorised })
  return {
    renew,
    async authorise(...request) {
      const headers = await authorise(...request)
      return { ...headers, 'xero-tenant-id': (await granted()).account }
    },
    async scopes() {
      const grant = await granted()
      return scopesIn(grant) ?? scopesInToken(grant)
    },
    rates: async () => [rateOf((await granted()).account)],
  }
}

/** Returns the scopes that a token claims, which Xero writes as a list or as one text. */
function scopesInToken({ accessToken }: Granted): ReadonlySet<string> | undefined {
  try {
    const { scope } = decodeJwt(accessToken)
    if (Array.isArray(scope)) return new Set(scope)
    return typeof scope === 'string' ? scopesIn({ scope }) : undefined
  } catch {
    return undefined
  }
}
