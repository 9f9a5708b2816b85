import { decodeJwt } from 'jose'
import type { Rate } from '../../rate-limits.ts'
import { SourceFailure } from '../../source-failure.ts'
import type { SourceAccess } from '../source-adapter.ts'
import { xeroMessages } from './xero.messages.ts'
import { rateOf } from './xero-rate.ts'

/** The access of one connector: an organisation, which Xero calls a tenant, and what may be read of it. */
export type XeroAccess = {
  authorise(): Promise<Record<string, string>>
  /** Renews the token that was sent last. Returns false if there is no other one. */
  renew(): Promise<boolean>
  /** Returns the granted scopes; undefined if neither the grant nor the token names them. */
  scopes(): Promise<ReadonlySet<string> | undefined>
  rates(): Promise<readonly Rate[]>
}

export function xeroAccess(access: SourceAccess | undefined): XeroAccess {
  let sent: string | undefined
  let tenant: Promise<string> | undefined

  async function current(rejected?: string) {
    if (!access)
      throw new SourceFailure(xeroMessages.notAuthorised, { forbidden: true, code: 'not-authorised' })
    return access(rejected === undefined ? {} : { rejected })
  }

  return {
    async authorise() {
      const { accessToken, account } = await current()
      sent = accessToken
      return { authorization: `Bearer ${accessToken}`, 'xero-tenant-id': account }
    },
    async renew() {
      const rejected = sent
      return rejected !== undefined && (await current(rejected)).accessToken !== rejected
    },
    async scopes() {
      const { accessToken, scope } = await current()
      const named = scope ?? scopeIn(accessToken)
      return named === undefined ? undefined : new Set(named.split(' '))
    },
    async rates() {
      tenant ??= current().then(({ account }) => account)
      tenant.catch(() => {
        tenant = undefined
      })
      return [rateOf(await tenant)]
    },
  }
}

/** Returns the scopes that a token claims, which Xero writes as a list or as one text. */
function scopeIn(accessToken: string): string | undefined {
  try {
    const { scope } = decodeJwt(accessToken)
    if (Array.isArray(scope)) return scope.join(' ')
    return typeof scope === 'string' ? scope : undefined
  } catch {
    return undefined
  }
}
