import { SourceFailure } from '../../source-failure.ts'
import type { Authorise } from '../http/http-client.ts'
import type { SourceAccess } from '../source-adapter.ts'
import { vendMessages } from './vend.messages.ts'

export type VendAccess = {
  readonly authorise: Authorise
  /** Renews a token that Vend has refused. Returns false if there is no other one. */
  renew(): Promise<boolean>
  /** Returns the granted permissions; undefined if they are not known. */
  scopes(): Promise<readonly string[] | undefined>
}

type Granted = Awaited<ReturnType<SourceAccess>>

/** Sends the connector's access token, to its own shop only. */
export function vendAccess(access: SourceAccess | undefined, domain: string): VendAccess {
  let current: Granted | undefined

  async function obtain(rejected?: string): Promise<Granted> {
    if (!access)
      throw new SourceFailure(vendMessages.notAuthorised, { forbidden: true, code: 'not-authorised' })
    const granted = await access(rejected === undefined ? {} : { rejected })
    if (granted.account.toLowerCase() !== domain)
      throw new SourceFailure(vendMessages.otherShop, { forbidden: true, code: 'settings' })
    current = granted
    return granted
  }

  return {
    async authorise() {
      const { accessToken } = current ?? (await obtain())
      return { authorization: `Bearer ${accessToken}` }
    },
    async renew() {
      const rejected = current?.accessToken
      return (await obtain(rejected)).accessToken !== rejected
    },
    async scopes() {
      const { scope } = current ?? (await obtain())
      return scope === null ? undefined : scope.split(/[\s,]+/)
    },
  }
}
