import type { RefreshCause } from '@tributary/domain'
import { SourceFailure } from '../../source-failure.ts'
import type { SourceAccess } from '../source-adapter.ts'
import type { Authorise } from './http-client.ts'

export type Granted = Awaited<ReturnType<SourceAccess>>

/** The access that people have granted a connector: the tokens of one account. */
export type Grant = {
  /** Sends the access token. */
  readonly authorise: Authorise
  /** Renews the refused token. Returns false if the provider issues no new one. */
  renew(): Promise<boolean>
  /** Returns the token, the account and the scopes. */
  granted(): Promise<Granted>
}

type GrantOptions = {
  /** The sentence for a connector that is not authorised. */
  readonly notAuthorised: string
  /** The only account whose token is sent, and the sentence for another one, with its cause. */
  readonly only?: { readonly account: string; readonly otherwise: string; readonly code?: RefreshCause }
}

/** Keeps the token of a grant until it is refused, because each look-up locks the grant for all servers. */
export function grantOf(access: SourceAccess | undefined, { notAuthorised, only }: GrantOptions): Grant {
  let current: Granted | undefined

  async function obtain(rejected?: string): Promise<Granted> {
    if (!access) throw new SourceFailure(notAuthorised, { forbidden: true, code: 'not-authorised' })
    const granted = await access(rejected === undefined ? {} : { rejected })
    if (only && granted.account.toLowerCase() !== only.account.toLowerCase())
      throw new SourceFailure(only.otherwise, { forbidden: true, code: only.code ?? 'settings' })
    current = granted
    return granted
  }

  return {
    granted: async () => current ?? obtain(),
    async authorise() {
      const { accessToken } = current ?? (await obtain())
      return { authorization: `Bearer ${accessToken}` }
    },
    async renew() {
      const rejected = current?.accessToken
      return (await obtain(rejected)).accessToken !== rejected
    },
  }
}

/** Returns the scopes of a grant; undefined if the provider did not name them. */
export const scopesIn = ({ scope }: Pick<Granted, 'scope'>): ReadonlySet<string> | undefined =>
  scope === null ? undefined : new Set(scope.split(/[\s,]+/))
