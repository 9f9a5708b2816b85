import type { XeroAccess } from '@tributary/fakes/xero/xero-server'
import { SourceFailure } from '../../source-failure.ts'
import type { SourceAccess } from '../source-adapter.ts'

export const tenant = '11111111-2222-4333-8444-555555555555'

const everyScope =
  'settings contacts invoices payments banktransactions manualjournals journals reports.trialbalance'
    .split(' ')
    .map((area) => `accounting.${area}.read`)

/** A grant and its tokens, as the server and Xero see them. */
export type TestGrant = {
  readonly access: SourceAccess
  accessOf(token: string): XeroAccess | undefined
  scopes: string[]
  /** The scopes that the grant names. */
  named: string | null
  tenants: string[]
  /** The number of tokens so far. */
  issued: number
  /** Ends the current token. The next one works. */
  expire(): void
  /** Ends every token, also future ones. */
  revoke(): void
}

export function testGrant(): TestGrant {
  let [isExpired, isRevoked] = [false, false]
  const token = () => `token-${grant.issued}`
  const grant: TestGrant = {
    scopes: everyScope,
    named: everyScope.join(' '),
    tenants: [tenant],
    issued: 1,
    async access({ rejected } = {}) {
      if (isRevoked) throw new SourceFailure('Authorise again.', { forbidden: true, code: 'not-authorised' })
      if (rejected === token()) {
        grant.issued += 1
        isExpired = false
      }
      return { accessToken: token(), account: tenant, scope: grant.named }
    },
    accessOf: (sent) =>
      isExpired || isRevoked || sent !== token()
        ? undefined
        : { scopes: grant.scopes, tenants: grant.tenants },
    expire: () => {
      isExpired = true
    },
    revoke: () => {
      isRevoked = true
    },
  }
  return grant
}
